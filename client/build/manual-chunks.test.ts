import { expect, it } from 'vitest';
import { createManualChunks, START_CHUNK, type ModuleGraph } from './manual-chunks.ts';

const ROOT = '/client';

/** A client whose two pages belong to different visits. Each page has a lazy-loaded part, and all of them share modules. */
const imports: Record<string, { now?: string[]; late?: string[] }> = {
  'main.tsx': { now: ['frame.ts'], late: ['pages/home.tsx', 'pages/auth.tsx', 'pages/shared.tsx'] },
  'features/site/site-page.tsx': {},
  'lib/takes-payments.ts': {},
  'frame.ts': {},
  'pages/home.tsx': { now: ['form.ts', 'card.ts', 'only-home.ts'], late: ['menu.tsx', 'sheet.tsx'] },
  'pages/auth.tsx': { now: ['form.ts', 'frame.ts'] },
  'pages/shared.tsx': { now: ['query.ts'], late: ['opened.tsx'] },
  'menu.tsx': { now: ['card.ts', 'late-words.ts'] },
  'sheet.tsx': { now: ['late-words.ts', 'query.ts', 'menu.tsx'] },
  'opened.tsx': { now: ['card.ts'] },
  'form.ts': { now: ['field.ts'] },
  'field.ts': {},
  'card.ts': {},
  'query.ts': {},
  'only-home.ts': {},
  'late-words.ts': {},
};

const idOf = (name: string) => `${ROOT}/${name}`;
const graph: ModuleGraph = {
  getModuleInfo(id) {
    const { now = [], late = [] } = imports[id.slice(idOf('').length)] ?? {};
    return { importedIds: now.map(idOf), dynamicallyImportedIds: late.map(idOf) };
  },
};
const fileOf = createManualChunks(ROOT);
const file = (name: string) => fileOf(idOf(name), graph);

it.each(['main.tsx', 'frame.ts', 'lib/takes-payments.ts'])('%s comes with every page', (name) => {
  expect(file(name)).toBe(START_CHUNK);
});

it('modules that the same visits need are one file, and others are not in it', () => {
  expect(file('form.ts')).not.toBe(null);
  expect(file('field.ts')).toBe(file('form.ts'));
  // Recipients need the card, even though it is lazy-loaded, but they never need the form.
  expect(file('card.ts')).not.toBe(null);
  expect(file('card.ts')).not.toBe(file('form.ts'));
  expect(file('query.ts')).not.toBe(null);
});

it.each(['only-home.ts', 'late-words.ts'])('%s is left to the bundler', (name) => {
  expect(file(name)).toBe(null);
});

it.each(['pages/home.tsx', 'menu.tsx', 'opened.tsx'])('the part %s stays a file of its own', (name) => {
  expect(file(name)).toBe(null);
});

it('the icons of the start page come with every page, and no other icon', () => {
  const icon = (name: string) => idOf(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
  expect(fileOf(icon('paperclip'), graph)).toBe(START_CHUNK);
  expect(fileOf(icon('trash'), graph)).toBe(null);
});

it('a page that is named, but is not in the client, ends the build', () => {
  const empty = { getModuleInfo: () => null };
  expect(() => createManualChunks(ROOT)(idOf('form.ts'), empty)).toThrow('The client has no main.tsx.');
});
