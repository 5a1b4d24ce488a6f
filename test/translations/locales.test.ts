/** The check of the translations fails on each kind of fault, and says where it is. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = 'src/components/localisation';

let copy = '';

before(async () => {
  copy = await mkdtemp(join(tmpdir(), 'translations-'));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await cp(join(root, 'lit-localize.json'), join(copy, 'lit-localize.json'));
  await cp(join(root, sources), join(copy, sources), { recursive: true });
});

after(() => rm(copy, { recursive: true }));

const run = (verb: string): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts/locales.mjs'), verb, copy]);
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.on('close', (code) => resolve({ code, said }));
  });

type Edit = (text: string) => string;

const unit =
  (id: string, edit: Edit): Edit =>
  (xml) => {
    const found = new RegExp(`<trans-unit id="${id}">.*?</trans-unit>`, 's').exec(xml)?.[0];
    assert.ok(found, id);
    return xml.replace(found, () => edit(found));
  };

const target =
  (text: string): Edit =>
  (body) =>
    body.replace(/<target>.*<\/target>/s, () => text);

/** Lays the translations out afresh, Catalan with these edits. */
const lay = async (...edits: readonly Edit[]): Promise<void> => {
  await cp(join(root, 'xliff'), join(copy, 'xliff'), { recursive: true });
  const file = join(copy, 'xliff/ca.xlf');
  const xml = await readFile(file, 'utf8');
  await writeFile(
    file,
    edits.reduce((text, edit) => edit(text), xml),
  );
};

const reword = (from: string, to: string): Promise<void> => {
  const file = join(sources, 'words.ts');
  return readFile(join(root, file), 'utf8').then((text) => {
    assert.ok(text.includes(from));
    return writeFile(join(copy, file), text.replace(from, to));
  });
};

test('nothing is wrong with the translations as they stand', async () => {
  await lay();
  const { code, said } = await run('check');
  assert.equal(code, 0, said);
  assert.match(said, /all translated/);
});

test('missing, empty, blank, stale, unknown and English translations are each told', async () => {
  await lay(
    unit('undo', target('')),
    unit('redo', target('<target></target>')),
    unit('rules', target('<target> </target>')),
    unit('copy', target('<target/>')),
    unit('options', (body) => body.replace('<target>', '<target state="needs-review-translation">')),
    unit('time', target('<target>Time</target>')),
    unit('game-freecell', (body) => body.replace(/\s*<note.*<\/note>/s, '')),
    (xml) =>
      xml.replace(
        '</body>',
        '<trans-unit id="gone">\n  <source>Gone</source>\n  <target>Fora</target>\n</trans-unit>\n</body>',
      ),
  );
  const { code, said } = await run('check');
  assert.equal(code, 1, said);
  const faults = [
    /^ca missing: undo$/m,
    /^ca message undo is missing/m,
    /^ca empty: redo$/m,
    /^ca empty: rules$/m,
    /^ca empty: copy$/m,
    /^ca stale: options/m,
    /^ca in English: time/m,
    /^ca in English: game-freecell/m,
    /^ca message gone does not exist/m,
    /^ca stale: xliff\/ca\.xlf is not what extract writes$/m,
  ];
  for (const fault of faults) assert.match(said, fault);
  assert.doesNotMatch(said, /^hr/m);
});

test('a placeholder that was lost is told', async () => {
  await lay(
    unit('moves-one', (body) => body.replace(/<target>.*<\/target>/s, '<target>un moviment</target>')),
  );
  const { code, said } = await run('check');
  assert.equal(code, 1, said);
  assert.match(said, /moves-one/);
});

test('a language without a file is told', async () => {
  await lay();
  await rm(join(copy, 'xliff/hr.xlf'));
  const { code, said } = await run('check');
  assert.equal(code, 1, said);
  assert.match(said, /^hr missing: undo$/m);
});

test('English that changed without its translation is stale, before extract and after it', async () => {
  await lay();
  await reword("'Undo'", "'Take back'");
  const early = await run('check');
  assert.equal(early.code, 1, early.said);
  assert.match(early.said, /^ca stale: xliff/m);
  assert.match(early.said, /^hr stale: xliff/m);

  assert.equal((await run('extract')).code, 0);
  const late = await run('check');
  assert.equal(late.code, 1, late.said);
  assert.match(late.said, /^ca stale: undo/m);
  assert.match(late.said, /^hr stale: undo/m);
  await reword("'Undo'", "'Undo'");
});

test('a verb that does not exist is refused', async () => {
  assert.equal((await run('translate')).code, 1);
});
