import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeResults } from '../../tests/support/reporters/write-results.ts';

/** Per-file output of Vitest's `json-summary` reporter. */
interface Covered {
  lines: Count;
  branches: Count;
}
interface Count {
  total: number;
  covered: number;
}

const summary = JSON.parse(readFileSync('coverage/coverage-summary.json', 'utf8')) as Record<string, Covered>;
const { total: _, ...files } = summary;

const folders = new Map<string, Covered>();
const rules: [file: string, covered: Covered][] = [];
for (const [absolute, covered] of Object.entries(files)) {
  const file = path.relative(process.cwd(), absolute).split(path.sep).join('/');
  const folder = folderOf(file);
  folders.set(folder, sum(folders.get(folder), covered));
  if (/(^|\/)(rules|one-time-codes)\.ts$/.test(file)) rules.push([file, covered]);
}
const percentages = (rows: [string, Covered][]) =>
  Object.fromEntries(
    rows
      .sort()
      .map(([name, { lines, branches }]) => [name, { lines: percent(lines), branches: percent(branches) }]),
  );
const results = { folders: percentages([...folders]), rules: percentages(rules) };
console.table(results.folders);
console.table(results.rules);
writeResults('tests/results/coverage.json', results);

/** A feature, or a folder next to the features. */
function folderOf(file: string): string {
  const feature = /^(server|client\/src)\/features\/[^/]+/.exec(file)?.[0];
  return (
    feature ??
    file
      .split('/')
      .slice(0, file.startsWith('client') ? 3 : 2)
      .join('/')
      .replace(/\/[^/]*\.tsx?$/, '')
  );
}

function sum(one: Covered | undefined, other: Covered): Covered {
  const add = (a: Count | undefined, b: Count) => ({
    total: (a?.total ?? 0) + b.total,
    covered: (a?.covered ?? 0) + b.covered,
  });
  return { lines: add(one?.lines, other.lines), branches: add(one?.branches, other.branches) };
}

function percent({ total, covered }: Count): number | null {
  return total === 0 ? null : Math.round((covered / total) * 1000) / 10;
}
