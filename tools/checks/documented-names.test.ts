import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { featureOrder } from '../../features.js';

const read = (file: string) => readFileSync(file, 'utf8');

test('CONTRIBUTING.md and docs/operating.md together list every npm script, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const rows = `${read('CONTRIBUTING.md')}\n${read('docs/operating.md')}`.matchAll(
    /^\| `npm (?:run (?:-s )?)?([\w:-]+)/gm,
  );
  const documented = new Set([...rows].map(([, name]) => name));
  expect([...documented].sort()).toEqual(Object.keys(scripts).sort());
});

test('docs/ARCHITECTURE.md describes every feature of the server in the order of features.js', () => {
  const table = read('docs/ARCHITECTURE.md')
    .split('\n### ')
    .find((part) => part.startsWith('The features of the server'))!;
  const described = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  expect(described).toEqual(featureOrder.server);
});
