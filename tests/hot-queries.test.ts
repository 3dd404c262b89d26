import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAllowances } from '../server/features/notices/notice-allowance.ts';
import { createTestDatabase } from './support/database/database.ts';
import { recordQueries, type RecordedQuery } from './support/database/recorded-queries.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { registerOwner, verifyRecipient, type Owner, type Recipient } from './support/visitor.ts';

const METRICS_TOKEN = 'a token of some length';
const HEIR = 'heir@example.org';

let app: TestApp;
let owner: Owner;
let heir: Recipient;
let queriesOf: ReturnType<typeof recordQueries>;
beforeAll(async () => {
  // Its statistics would stay in a database that is handed on.
  app = await startTestApp({ METRICS_TOKEN }, await createTestDatabase());
  queriesOf = recordQueries(app.ctx.pool);
  owner = await registerOwner(app, 'owner@example.org');
  heir = await verifyRecipient(app, HEIR);
  await create().expect(201);
});
afterAll(() => app[Symbol.asyncDispose]());

const create = (sharingEmails = [HEIR, 'friend@example.org']) =>
  owner.send('post', '/api/trigger-bytes').send({ description: 'd', sharingEmails });
const hotReads = {
  'the signed-in owner': () => owner.send('get', '/api/user').expect(200),
  'an owner’s list': () => owner.send('get', '/api/trigger-bytes').expect(200),
  'a recipient’s list': () =>
    heir.send('get', `/api/my-leavebits/${heir.encodedEmail}`).set(heir.session).expect(200),
};
const namesOf = (queries: RecordedQuery[]) => queries.map(({ name, text }) => name ?? text);

describe('a hot read asks the database no more than it must', () => {
  it('for the signed-in owner: once', async () => {
    expect(namesOf(await queriesOf(hotReads['the signed-in owner']))).toEqual(['session-and-owner']);
  });

  it('for an owner’s list: for the session and the list', async () => {
    expect(namesOf(await queriesOf(hotReads['an owner’s list']))).toEqual([
      'session-and-owner',
      'leavebits-of-owner',
    ]);
  });

  it('for a recipient’s list: for the session and the list, once it is recorded who reads', async () => {
    await hotReads['a recipient’s list']();
    expect(namesOf(await queriesOf(hotReads['a recipient’s list']))).toEqual([
      'email-session',
      'leavebits-of-recipient',
    ]);
  });

  it('for a recipient’s list: for nothing of a report that the list does not show', async () => {
    const [, list] = await queriesOf(hotReads['a recipient’s list']);
    expect(list!.text).toContain('"released_at"');
    expect(list!.text).not.toMatch(/"reporter_email"|"refute_token"/);
  });

  it('for the files of all LeaveBits of a list: once', async () => {
    const keeper = await registerOwner(app, 'keeper@example.org');
    for (const name of ['one.txt', 'two.txt']) {
      await keeper
        .send('post', '/api/trigger-bytes')
        .field('sharingEmails', 'reader@example.org')
        .attach('attachments', Buffer.from('letter'), name)
        .expect(201);
    }
    expect(namesOf(await queriesOf(() => keeper.send('get', '/api/trigger-bytes').expect(200)))).toEqual([
      'session-and-owner',
      'leavebits-of-owner',
      'files-of-leavebits',
    ]);
    const reader = await verifyRecipient(app, 'reader@example.org');
    const path = `/api/my-leavebits/${reader.encodedEmail}`;
    const read = () => reader.send('get', path).set(reader.session).expect(200);
    await read();
    expect(namesOf(await queriesOf(read))).toEqual([
      'email-session',
      'leavebits-of-recipient',
      'files-of-leavebits',
    ]);
  });
});

it('creating a LeaveBit asks the database a fixed number of times, however many recipients it has', async () => {
  // The session, two rate limits, and one transaction with nine statements between its begin and its end. One holds the
  // account, so that its saves count one at a time. Two record the act.
  for (const recipients of [2, 7]) {
    const emails = Array.from({ length: recipients }, (_, n) => `one-of-${recipients}-${n}@example.org`);
    expect(await queriesOf(() => create(emails).expect(201))).toHaveLength(14);
  }
});

it('the day’s notices are looked up for each pair, also with a plan from a time of few mails', async () => {
  const [query] = await queriesOf(() =>
    readAllowances(app.ctx.db, [{ userId: owner.id, email: HEIR }], app.clock.now()),
  );
  const { rows } = await app.ctx.pool.query(`explain (generic_plan) ${query!.text}`);
  expect(JSON.stringify(rows)).toContain('Index Scan using mails_user_id');
});

describe('in a large database', () => {
  const ROWS = 20_000;
  const LARGE = [
    'session',
    'users',
    'subscriptions',
    'email_verification_sessions',
    'trigger_bytes',
    'mails',
  ];

  beforeAll(async () => {
    await app.ctx.pool.query(`
      insert into users (id, username, email, password, last_update, created_at)
        select n, 'other-' || n || '@example.org', 'other-' || n || '@example.org', '-', now(), now()
        from generate_series(1, ${ROWS}) n;
      insert into subscriptions (id, user_id, email, creation_datetime, lastupdate_datetime, sub_status, next_payment_date,
          free_until, paid_until)
        select n, n, 'other-' || n || '@example.org', now(), now(), 'Trial', now(), now(), now()
        from generate_series(1, ${ROWS}) n;
      insert into session (sid, sess, expire)
        select 'other-' || n, json_build_object('userId', n), now() from generate_series(1, ${ROWS}) n;
      insert into email_verification_sessions (session_key, email, last_activity, created_at)
        select sha256(n::text::bytea), 'other-' || n || '@example.org', now(), now() from generate_series(1, ${ROWS}) n;
      insert into trigger_bytes (id, user_id, data_key_id, data_key, description, info_fields, sharing_emails,
          sharing_config, sharing_seal, last_update, created_at)
        select n, n, 'test', '', '', '', array['a-' || n || '@example.org', 'b-' || n || '@example.org'], '{}', '', now(), now()
        from generate_series(1, ${ROWS}) n;
      insert into mails (id, recipient, kind, dedupe_key, message_id, state, created_at, give_up_at, accepted_at)
        select gen_random_uuid(), 'other-' || n || '@example.org', 'login-code', 'other-' || n, 'other-' || n, 'accepted',
          now(), now(), now()
        from generate_series(1, ${ROWS}) n`);
    // PostgreSQL passes over the tables that belong to another role, without an error.
    await app.ownersPool.query('analyze');
    const { rows } = await app.ctx.pool.query<{ known: number }>(
      'select reltuples as known from pg_class where oid = any($1::regclass[])',
      [LARGE],
    );
    expect(rows).toHaveLength(LARGE.length);
    for (const { known } of rows) expect(known).toBeGreaterThanOrEqual(ROWS);
  });

  /**
   * The large tables that a query reads from end to end.
   * @param option `generic_plan` for the plan that does not know the values.
   */
  async function scannedBy(
    { text, values }: Pick<RecordedQuery, 'text'> & Partial<RecordedQuery>,
    option = 'costs',
  ): Promise<string[]> {
    const { rows } = await app.ctx.pool.query<{ 'QUERY PLAN': unknown }>(
      `explain (${option}, format json) ${text}`,
      values,
    );
    const scans = JSON.stringify(rows).matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g);
    return [...scans].map(([, table]) => table!).filter((table) => LARGE.includes(table));
  }

  it.each(Object.entries(hotReads))('%s is found by indexes', async (_what, read) => {
    for (const query of await queriesOf(read))
      expect([query.name, await scannedBy(query)]).toEqual([query.name, []]);
  });

  it('the metrics read no large table from end to end, however many mails were ever sent', async () => {
    const queries = await queriesOf(() =>
      supertest(app.server).get('/metrics').set('Authorization', `Bearer ${METRICS_TOKEN}`).expect(200),
    );
    const ofMails = queries.filter(({ text }) => text.includes('mails'));
    expect(ofMails).toHaveLength(1);
    for (const query of queries) expect([query.text, await scannedBy(query)]).toEqual([query.text, []]);
  });

  /**
   * The most rows that any step of a query takes in hand, when the planner finds many short looks into an index too dear. In
   * a database of 200,000 owners it does so without being told.
   */
  async function mostRowsOf({ text, values }: RecordedQuery): Promise<number> {
    const client = await app.ctx.pool.connect();
    try {
      await client.query('set random_page_cost = 40');
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
      const counts = JSON.stringify(rows).matchAll(/"Actual Rows":([\d.]+)/g);
      return Math.max(...[...counts].map(([, count]) => Number(count)));
    } finally {
      client.release(true);
    }
  }

  // An index that is read from end to end is no better than the table.
  it.each(Object.entries(hotReads))('%s takes few rows in hand', async (_what, read) => {
    for (const query of await queriesOf(read))
      expect([query.name, await mostRowsOf(query)]).toEqual([
        query.name,
        expect.toSatisfy((most: number) => most < 100),
      ]);
  });

  it('a query without an index is noticed', async () => {
    const text = 'select * from trigger_bytes join users on users.id = user_id where password = $1';
    expect(await scannedBy({ text, values: ['x'] })).toContain('users');
    expect(await scannedBy({ text }, 'generic_plan')).toContain('users');
  });

  // Statements that are sent often are prepared. Then PostgreSQL may keep one plan for all values.
  it.each(Object.entries({ ...hotReads, 'a new LeaveBit': () => create().expect(201) }))(
    '%s is found by indexes with a plan for all values, too',
    async (_what, call) => {
      const prepared = (await queriesOf(call)).filter(({ values }) => values.length > 0);
      expect(prepared.length).toBeGreaterThan(0);
      for (const { text } of prepared)
        expect([text, await scannedBy({ text }, 'generic_plan')]).toEqual([text, []]);
    },
  );
});
