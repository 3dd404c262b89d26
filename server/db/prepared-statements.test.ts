import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import { BoundedClient } from './bounded-client.ts';
import { MAX_NAMED_STATEMENTS, createStatementNamer, NAMED_AFTER_SENDS } from './prepared-statements.ts';

const nameOf = (what: unknown) => (what as { name?: string }).name;

describe('a name for a statement', () => {
  it('comes when it has been sent often, and stays', () => {
    const named = createStatementNamer();
    const sent = Array.from({ length: 8 }, () => named('select $1', [1]));
    expect(sent.slice(0, NAMED_AFTER_SENDS - 1)).toEqual(
      Array.from({ length: NAMED_AFTER_SENDS - 1 }, () => 'select $1'),
    );
    expect(new Set(sent.slice(NAMED_AFTER_SENDS - 1).map(nameOf))).toEqual(new Set(['often-1']));
  });

  it.each<[string, unknown, unknown?]>([
    ['without values', 'begin'],
    ['of which an object has no values', { text: 'begin' }],
    ['that has one', { name: 'own', text: 'select $1', values: [1] }],
    ['that sends itself', { text: 'copy', submit: () => undefined }, [1]],
    ['that is none', null, [1]],
  ])('is not given to one %s', (_which, what, values) => {
    const named = createStatementNamer();
    for (let times = 0; times < 2 * NAMED_AFTER_SENDS; times += 1) expect(named(what, values)).toBe(what);
  });

  it('keeps what else was asked of the driver', () => {
    const named = createStatementNamer();
    const what = { text: 'select $1', rowMode: 'array', values: [1] };
    for (let times = 1; times < NAMED_AFTER_SENDS; times += 1) named(what, undefined);
    expect(named(what, undefined)).toEqual({ ...what, name: 'often-1' });
  });

  it('is given to so many texts and no more', () => {
    const named = createStatementNamer();
    const sendOften = (text: string) => {
      for (let times = 1; times < NAMED_AFTER_SENDS; times += 1) named(text, []);
      return nameOf(named(text, []));
    };
    for (let number = 1; number <= MAX_NAMED_STATEMENTS; number += 1)
      expect(sendOften(`select ${number}`)).toBe(`often-${number}`);
    expect(sendOften('select 0')).toBeUndefined();
    expect(sendOften('select 1')).toBe('often-1');
  });

  it('is not lost to thousands of texts that are sent once', () => {
    const named = createStatementNamer();
    for (let number = 0; number < 10_000; number += 1) named(`select ${number} where $1`, [true]);
    const sent = Array.from({ length: NAMED_AFTER_SENDS }, () => named('select $1', [1]));
    expect(nameOf(sent.at(-1))).toBe('often-1');
  });
});

/** Earlier tests in this worker may have used up the shared statement names. */
class OwnNames extends BoundedClient {
  protected static override named = createStatementNamer();
}

describe('a connection of the server', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, Client: OwnNames });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
  });
  afterAll(async () => {
    await pool.end();
    await database[Symbol.asyncDispose]();
  });

  const askOften = async (client: pg.Pool | pg.ClientBase, text: string) => {
    for (let times = 0; times < 3 * NAMED_AFTER_SENDS; times += 1) await client.query(text, [0]);
  };

  it('parses once what it is asked often', async () => {
    const text = 'select id from users where id > $1';
    const client = await pool.connect();
    await askOften(client, text);
    const { rows } = await client.query<{ count: number }>(
      `select generic_plans + custom_plans as count from pg_prepared_statements where statement = '${text}'`,
    );
    client.release();
    expect(rows).toEqual([{ count: String(2 * NAMED_AFTER_SENDS + 1) }]);
  });

  it('ends when a migration has changed what a statement returns, and the next one works', async () => {
    await pool.query('create table changing (id int, word text)');
    const text = 'select * from changing where id >= $1';
    await askOften(pool, text);
    await pool.query('alter table changing alter word type bytea using null');
    const client = await pool.connect();
    await expect(client.query(text, [0])).rejects.toThrow(/cached plan must not change result type/);
    await expect
      .poll(() => client.query('select').catch((error: Error) => error.message))
      .toMatch(/not queryable|terminated/);
    client.release();
    expect((await pool.query(text, [0])).rows).toEqual([]);
  });

  it('ends when its statements were removed, and the next one works', async () => {
    const text = 'select id from users where id >= $1';
    await askOften(pool, text);
    await pool.query('deallocate all');
    await expect(pool.query(text, [0])).rejects.toThrow(/does not exist/);
    expect((await pool.query(text, [0])).rows).toEqual([]);
  });
});
