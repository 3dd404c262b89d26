import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../db/schema/index.ts';
import { retentionPeriods } from './periods.ts';

const tables = Object.entries(schema).flatMap(([name, value]) =>
  is(value, PgTable) ? [{ name, table: getTableName(value) }] : [],
);

/** The rows of docs/data.md by table name: what, why, how long, who sees it. */
const documented = new Map(
  readFileSync('docs/data.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, ...cells] = line.split('|').map((cell) => cell.trim());
      const table = /^`(\w+)`$/.exec(name ?? '')?.[1];
      return table ? [[table, cells.slice(0, -1)] as const] : [];
    }),
);

it('every table has a period, and a line in docs/data.md that says what, why, how long, and who sees it', () => {
  expect(Object.keys(retentionPeriods).sort()).toEqual(tables.map(({ name }) => name).sort());
  expect([...documented.keys()].sort()).toEqual(tables.map(({ table }) => table).sort());
  for (const { name, table } of tables) {
    const cells = documented.get(table) ?? [];
    expect(
      cells.map((cell) => cell !== ''),
      table,
    ).toEqual([true, true, true, true]);
    expect(cells[2], table).toBe(retentionPeriods[name as keyof typeof retentionPeriods]);
  }
});
