import { eq, sql } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import * as drizzleUtils from 'drizzle-orm/utils';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOwner } from '#tests/support/seed.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Database } from './database.ts';
import { createRowMapper, defineHotQuery } from './hot-query.ts';
import { accountDeletions, subscriptions, users } from './schema/index.ts';

/** Not part of drizzle's types. */
const { mapResultRow } = drizzleUtils as unknown as {
  mapResultRow: (this: void, fields: unknown, row: readonly unknown[], joins: unknown) => unknown;
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const name of ['one', 'two']) await seedOwner(app.ctx, `${name}@example.org`);
});
afterAll(() => app[Symbol.asyncDispose]());

const lower = sql<string>`lower(${users.username})`;
const build = (db: Database) =>
  db
    .select({
      id: users.id,
      name: lower.as('name'),
      twice: sql<number>`2 * ${sql.placeholder('number')}::int`.mapWith(Number),
      subscription: { status: subscriptions.subStatus, nextPaymentDate: subscriptions.nextPaymentDate },
      deletion: { userId: accountDeletions.userId, deletesAt: accountDeletions.deletesAt },
      mixed: { deletesAt: accountDeletions.deletesAt, username: users.username, name: lower },
    })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .orderBy(users.id);

describe('a hot query', () => {
  it('finds what drizzle finds, in a database and in a transaction', async () => {
    const { db } = app.ctx;
    const values = { number: 21 };
    const expected = await build(db).prepare('expected').execute(values);
    expect(expected).toHaveLength(2);
    expect(expected[0]).toMatchObject({ twice: 42, deletion: null, mixed: { deletesAt: null } });
    const query = defineHotQuery('a-hot-query', build);
    expect(await query(db, values)).toEqual(expected);
    expect(await db.transaction((tx) => query(tx, values))).toEqual(expected);
  });

  it('sees what its own transaction wrote', async () => {
    const query = defineHotQuery('a-hot-query-after-writing', (db) =>
      db.select({ id: users.id }).from(users),
    );
    const inside = await app.ctx.db.transaction(async (tx) => {
      await seedOwner({ ...app.ctx, db: tx }, 'three@example.org');
      return (await query(tx, {})).length;
    });
    expect(inside).toBe(3);
  });

  it('maps any row as drizzle does', () => {
    const { fields, joinsNotNullableMap } = build(app.ctx.db).prepare('mapped') as unknown as {
      fields: SelectedFieldsOrdered;
      joinsNotNullableMap: Record<string, boolean>;
    };
    const columns = [17, 'name', '42', 'Trial', '2026-01-01 00:00:00+00', '17', '2026-01-01 00:00:00+00'];
    const row = fc.tuple(
      ...[...columns, '2026-01-01 00:00:00+00', 'username', 'name'].map((value) =>
        fc.constantFrom(value, null),
      ),
    );
    const mapRow = createRowMapper(fields, joinsNotNullableMap);
    fc.assert(
      fc.property(row, (values) => {
        expect(mapRow(values)).toEqual(mapResultRow(fields, values, joinsNotNullableMap));
      }),
    );
  });

  it('rejects a selection that it can’t map', async () => {
    const query = defineHotQuery('too-deep', (db) =>
      db.select({ one: { two: { three: users.id } } as never }).from(users),
    );
    expect(() => query(app.ctx.db, {})).toThrow('one.two.three');
  });
});
