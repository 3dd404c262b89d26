import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The packages that the server and the builds import, excluding tests. */
function importedPackages(): string[] {
  const sources = ['server', 'shared', 'client/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const programs = sources.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file));
  const texts = [...programs, 'vite.config.ts', 'vite.server.config.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  // A type needs no package at run time.
  const statement = /^(?:import(?! type\b)|export(?! type\b)|\})(?: [^'\n]+ from)? '([^']+)';$/gm;
  const named = texts.flatMap((text) => [...text.matchAll(statement)].map(([, name]) => name!));
  const packages = named
    .filter((name) => !/^[.#]/.test(name) && !isBuiltin(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)![0]);
  return [...new Set(packages)].toSorted();
}

test('everything the product imports is installed without development packages', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const imported = importedPackages();
  // Control: the search finds something.
  expect(imported).toEqual(expect.arrayContaining(['express', 'react', 'vite', 'yauzl']));
  expect(imported.filter((name) => !(name in dependencies))).toEqual([]);
});
