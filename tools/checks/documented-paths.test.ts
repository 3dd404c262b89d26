import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Names in `.gitignore`, and a file from an export: created by the product or its tools. */
const made = [...readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean), 'data.json'];
const isMade = (name: string) =>
  name === '.git' || made.some((line) => matcher(line.replaceAll('/', '')).test(name));

/** Files in a ZIP that the product creates. */
const inExports = new Set(['data.json']);

const roots = readdirSync('.', { withFileTypes: true }).filter(({ name }) => !isMade(name));
const folders = roots.filter((entry) => entry.isDirectory()).map(({ name }) => name);
/** Every file and folder of the project, relative to the root. */
const everything = [
  ...roots.map(({ name }) => name),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file).replaceAll(path.sep, '/'),
    ),
  ),
];
const documents = everything.filter((file) => file.endsWith('.md'));

/** Treats `*` and `<word>` in a name as any text, and `{a,b}` as alternatives. */
function matcher(name: string): RegExp {
  const pattern = name
    .replace(/[.+]/g, '\\$&')
    .replace(/\*|<[^>]*>/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, words: string) => `(${words.replaceAll(',', '|')})`);
  return new RegExp(`(^|/)${pattern}$`);
}

/** The paths in backticks: anything with a file extension, a trailing slash, or a project folder as its prefix. */
function namedPaths(text: string): string[] {
  const spans = text.replace(/^```[^]*?^```/gm, '').matchAll(/`([\w.<>*{},/-]+)`/g);
  return [...spans]
    .map(([, span]) => span!)
    .filter((span) => !span.startsWith('/') && !/^[A-Z_]+\//.test(span) && !isMade(span.split('/')[0]!))
    .filter(
      (span) =>
        /\w\.(tsx?|js|md|sql|json|ya?ml|html|css|png)$/.test(span) ||
        /\w\/$/.test(span) ||
        folders.some((folder) => span.startsWith(`${folder}/`)),
    );
}

/** A short path may omit its leading folders. */
const exists = (name: string) => {
  const pattern = matcher(name.replace(/\/$/, ''));
  return everything.some((file) => pattern.test(file));
};

const linkedFiles = (text: string) =>
  [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => target!);

test.each(documents)('every path that %s names exists', (document) => {
  const text = readFileSync(document, 'utf8');
  expect(namedPaths(text).filter((name) => !inExports.has(name) && !exists(name))).toEqual([]);
  const linked = linkedFiles(text).map((target) => path.posix.join(path.posix.dirname(document), target));
  expect(linked.filter((target) => !everything.includes(target.replace(/\/$/, '')))).toEqual([]);
});

test('a path that does not exist is found, and what is no path of the project is not taken for one', () => {
  const text = [
    '`access/rules.ts`, `server/features/<feature>/routes.ts`, `tests/{database,release}/`, `server/main.ts`,',
    '`access/no-such-rules.ts`, `server/no-such-folder`, `no-such-folder/`, but not `text/plain`, `/dev/mails/`,',
    '`DATA_DIR/seen-database.json`, `.data/secrets.json`, `dist/client/`.',
  ].join('\n');
  expect(namedPaths(text).filter((name) => !exists(name))).toEqual([
    'access/no-such-rules.ts',
    'server/no-such-folder',
    'no-such-folder/',
  ]);
  expect(linkedFiles('[a](docs/x.md#part), [b](https://example.org), [c](#part)')).toEqual(['docs/x.md']);
});
