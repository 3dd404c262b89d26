import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** A file's relative imports, and theirs in turn. */
function importedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of read(file).matchAll(/ from '(\.{1,2}\/[^']+)'/g))
    importedFrom(path.join(path.dirname(file), name), seen);
  return seen;
}

test('the image’s build gets every file that its configuration imports', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const allowed = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name = '']) => name);
  const imported = [...importedFrom('vite.config.ts'), ...importedFrom('vite.server.config.ts')];
  const isIn = (places: string[], file: string) =>
    places.some((place) => file === place || file.startsWith(`${place}/`));
  expect(imported.filter((file) => !isIn(copied, file) || !isIn(allowed, file))).toEqual([]);
  // Controls: imports are followed, and not every file is included.
  expect(imported).toContain('server/launch/builds.js');
  expect(isIn(copied, 'tools/demo/main.ts')).toBe(false);
});
