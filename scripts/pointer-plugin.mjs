// Commands for component tests through the browser's protocol: `touch` and `pen`, real fingers and pens, and `media`.
const points = { start: 'touchStart', move: 'touchMove', end: 'touchEnd', cancel: 'touchCancel' };
const presses = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' };
const protocols = new Map();

async function send(session, method, parameters) {
  const page = session.browser.getPage(session.id);
  if (!protocols.has(page)) protocols.set(page, await page.createCDPSession());
  await protocols.get(page).send(method, parameters);
  return true;
}

/**
 * `touch`: `{ type: 'start'|'move'|'end'|'cancel', points?: { x, y, id? }[] }`, coordinates of the page's viewport;
 * `pen`: `{ type: 'down'|'move'|'up', x, y, button?: 'left'|'right' }`;
 * `media`: `{ name, value }[]`, what the system is said to ask for, such as forced colours.
 */
export const pointerPlugin = () => ({
  name: 'pointer-commands',
  async executeCommand({ command, payload, session }) {
    if (command === 'touch') {
      const touchPoints = payload.points ?? [];
      return send(session, 'Input.dispatchTouchEvent', { type: points[payload.type], touchPoints });
    }
    if (command === 'pen') {
      const { type, x, y, button = 'left' } = payload;
      const buttons = type === 'up' ? 0 : button === 'left' ? 1 : 2;
      const held = type !== 'move' || payload.held ? { button, buttons, clickCount: 1 } : {};
      return send(session, 'Input.dispatchMouseEvent', {
        type: presses[type],
        x,
        y,
        pointerType: 'pen',
        ...held,
      });
    }
    if (command === 'media') return send(session, 'Emulation.setEmulatedMedia', { features: payload });
    return undefined;
  },
});
