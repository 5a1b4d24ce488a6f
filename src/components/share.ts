/** The link to a deal, of the template that the host gave. It is only ever copied, never followed. */
export const linkTo = (template: string, code: string): string => {
  const link = template.replaceAll('{code}', encodeURIComponent(code));
  try {
    return new URL(link, document.baseURI).href;
  } catch {
    return link;
  }
};
