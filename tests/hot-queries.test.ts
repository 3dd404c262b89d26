import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeExpiredTrash } from '../server/features/leavebits/trash/purge-trash.ts';
import { loadNoticeAllowances } from '../server/features/notices/notice-allowance.ts';
import { createTestDatabase } from './support/database/test-database.ts';
import { recordQueries, type RecordedQuery } from './support/database/recorded-queries.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { registerOwner, verifyRecipient, type TestOwner, type TestRecipient } from './support/visitor.ts';

const METRICS_TOKEN = 'a token of some length';
const HEIR = 'heir@example.org';
/** The owner has at least this many LeaveBits, and shares all of them with the heir. */
const OWN = 60;
/** Reading this many rows of one table or index is too many for one request: almost twice the caller's own. */
const MANY = 100;
/** A save counts the owner's LeaveBits, and for an owner who hasn't paid also what is shared with each recipient. */
const MANY_FOR_SAVES = 2 * OWN + 40;

let app: TestApp;
let owner: TestOwner;
let heir: TestRecipient;
/** Has files, and a released report. */
let keeper: TestOwner;
let reader: TestRecipient;
let queriesOf: ReturnType<typeof recordQueries>;
beforeAll(async () => {
  // A reused database would keep this test's statistics.
  app = await startTestApp({ METRICS_TOKEN }, await createTestDatabase());
  queriesOf = recordQueries(app.ctx.pool);
  owner = await registerOwner(app, 'owner@example.org');
  heir = await verifyRecipient(app, HEIR);
  await create();
  for (let more = 1; more < OWN; more += 1) await create([HEIR]);
  keeper = await registerOwner(app, 'keeper@example.org');
  reader = await verifyRecipient(app, 'reader@example.org');
  for (const name of ['one.txt', 'two.txt']) await createWithFile(keeper, name);
});
afterAll(() => app[Symbol.asyncDispose]());

const create = (sharingEmails = [HEIR, 'friend@example.org']) =>
  owner.send('post', '/api/trigger-bytes').send({ description: 'd', sharingEmails }).expect(201);
const createWithFile = (by: TestOwner, name: string) =>
  by
    .send('post', '/api/trigger-bytes')
    .field('sharingEmails', 'reader@example.org')
    .attach('attachments', Buffer.from('letter'), name)
    .expect(201);
/** One more than a list reads with its LeaveBit. */
async function createWithNineFiles(by: TestOwner, recipient: string): Promise<void> {
  const { body } = await attachFiles(
    by.send('post', '/api/trigger-bytes').field('sharingEmails', recipient),
    5,
  ).expect(201);
  const { id, seqno } = body as { id: number; seqno: number };
  const path = `/api/trigger-bytes/${id}`;
  await attachFiles(by.send('patch', path).field('seqno', String(seqno)), 4, 5).expect(200);
}
const attachFiles = (request: supertest.Test, count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => n + from).reduce(
    (form, n) => form.attach('attachments', Buffer.from('letter'), `${n}.txt`),
    request,
  );
const listOf = (by: TestOwner) => by.send('get', '/api/trigger-bytes').expect(200);
const sharedWith = (by: TestRecipient) =>
  by.send('get', `/api/my-leavebits/${by.encodedEmail}`).set(by.session).expect(200);
const hotCalls = {
  'the signed-in owner': () => owner.send('get', '/api/user').expect(200),
  'an owner’s list': () => listOf(owner),
  'an owner’s list with files': () => listOf(keeper),
  'a recipient’s list': () => sharedWith(heir),
  'a recipient’s list of an opened estate, with files': () => sharedWith(reader),
  'a new LeaveBit': () => create(),
  'a new LeaveBit with a file': () => createWithFile(owner, 'three.txt'),
};
const namesOf = (queries: RecordedQuery[]) => queries.map(({ name, text }) => name ?? text);
/** The names of the queries of a repeated request: its session was just used, and the reader is already recorded. */
async function namesAgain(call: () => PromiseLike<unknown>): Promise<string[]> {
  await call();
  return namesOf(await queriesOf(call));
}

/** What one statement can't read is read in a single snapshot, and only if no restore has undone a lock since (decision 093). */
const inSnapshot = (...names: string[]): unknown[] => [
  'begin isolation level repeatable read read only',
  expect.stringMatching(/from "service_state" left join "service_heartbeat"/),
  ...names,
  'commit',
];

describe('a hot read sends the database no more queries than necessary', () => {
  it('for the signed-in owner: one', async () => {
    expect(await namesAgain(hotCalls['the signed-in owner'])).toEqual(['session-and-owner']);
  });

  it('for an owner’s list: the session and the list', async () => {
    expect(await namesAgain(hotCalls['an owner’s list'])).toEqual([
      'session-and-owner',
      'leavebits-of-owner',
    ]);
  });

  it('for a recipient’s list: the session and the list, once the reader is recorded', async () => {
    expect(await namesAgain(hotCalls['a recipient’s list'])).toEqual([
      'email-session',
      'leavebits-of-recipient',
    ]);
  });

  it('for a recipient’s list: nothing about a report that the list doesn’t show', async () => {
    const list = (await queriesOf(hotCalls['a recipient’s list'])).find(
      ({ name }) => name === 'leavebits-of-recipient',
    );
    expect(list!.text).toContain('"released_at"');
    expect(list!.text).not.toMatch(/"reporter_email"|"refute_token"/);
  });

  it('for the files of all LeaveBits in an owner’s list: one', async () => {
    expect(await namesAgain(hotCalls['an owner’s list with files'])).toEqual([
      'session-and-owner',
      'leavebits-of-owner',
      'files-of-leavebits',
    ]);
  });

  it('for the files in a recipient’s list: none, unless there are many', async () => {
    expect(await namesAgain(() => sharedWith(reader))).toEqual(['email-session', 'leavebits-of-recipient']);
    const archivist = await verifyRecipient(app, 'archivist@example.org');
    await createWithNineFiles(await registerOwner(app, 'collector@example.org'), 'archivist@example.org');
    expect(await namesAgain(() => sharedWith(archivist))).toEqual([
      'email-session',
      'leavebits-of-recipient',
      ...inSnapshot('leavebits-of-recipient', 'files-of-leavebits'),
    ]);
  });
});

it('creating a LeaveBit takes a fixed number of queries, however many recipients it has', async () => {
  // The session, three rate limits, whether the estate is open before the body is received, and one transaction with eight
  // statements between its begin and commit. One of them locks the account, so that its saves count one at a time. One loads the
  // facts about the estate, and so checks again whether it is open. One looks up the languages of the emails. One records the
  // action. After the commit, one wakes the mail senders.
  for (const recipients of [2, 7]) {
    const emails = Array.from({ length: recipients }, (_, n) => `one-of-${recipients}-${n}@example.org`);
    expect(await queriesOf(() => create(emails))).toHaveLength(16);
  }
  // A file takes ten more: six reserve its space, two write its only chunk and its size, and two store and read its metadata.
  expect(await queriesOf(() => createWithFile(owner, 'four.txt'))).toHaveLength(26);
});

it('the day’s notices are looked up per pair of people, even with a plan made when there were few emails', async () => {
  const [query] = await queriesOf(() =>
    loadNoticeAllowances(app.ctx.db, [{ userId: owner.id, email: HEIR }], app.clock.now()),
  );
  const { rows } = await app.ctx.pool.query(`explain (generic_plan) ${query!.text}`);
  expect(JSON.stringify(rows)).toContain('Index Scan using mails_user_id');
});

describe('in a large database', () => {
  const ROWS = 20_000;
  /**
   * Tables that don't grow with the number of customers: one is empty between transactions, two have one row, the rest belong to
   * the queue.
   */
  const SMALL = /^(activity_waiting|service_state|service_heartbeat|graphile_worker\..*)$/;

  beforeAll(async () => {
    // As a replica, the database runs no triggers, so a report need not start as pending.
    await app.ownersPool.query(`
      set local session_replication_role = 'replica';
      create temporary table others on commit drop as
        select n, 'other-' || n || '@example.org' as email, sha256(n::text::bytea) as hash from generate_series(1, ${ROWS}) n;
      insert into users (id, username, email, password, last_update, created_at)
        select n, email, email, '-', now(), now() from others;
      insert into subscriptions (id, user_id, email, creation_datetime, lastupdate_datetime, sub_status, next_payment_date,
          free_until, paid_until)
        select n, n, email, now(), now(), 'Trial', now(), now(), now() from others;
      insert into account_deletions (user_id, requested_at, deletes_at, tells_people)
        select n, now(), now() + interval '30 days', true from others;
      insert into session (sid, sess, expire)
        select email, json_build_object('userId', n), now() + interval '1 day' from others;
      insert into rate_limits (key, points, expire) select email, 1, 1 from others;
      insert into activity_chains (user_id, number, hash) select n, 1, hash from others;
      insert into activity_entries (user_id, number, at, kind, content, once, hash)
        select n, 1, now(), 'login', ''::bytea, hash, hash from others
        union all select id, 1000000 + n, now(), 'login', ''::bytea, hash, hash
        from others, unnest(array[${owner.id}, ${keeper.id}]::bigint[]) id;
      insert into email_verification_sessions (session_key, email, last_activity, created_at)
        select hash, email, now(), now() from others;
      insert into people_names (user_id, email, language) select n, email, 'de' from others;
      insert into mail_languages (email, language, chosen_at) select email, 'de', now() from others;
      insert into reporter_tokens (id, user_id, reporter_email, death_token, incapacitation_token, practice_token, language,
          created_at)
        select gen_random_uuid(), n, email, hash, hash, hash, 'de', now() from others;
      insert into sender_choices (user_id, email, changed_at) select n, email, now() from others;
      insert into viewer_verified (user_id, email, verified_at) select n, email, now() from others;
      insert into trigger_bytes (id, user_id, data_key_id, data_key, description, info_fields, sharing_emails,
          sharing_config, sharing_seal, last_file_counter, last_update, created_at)
        select n, n, 'test', '', '', '', array['a-' || email, 'b-' || email], '{}', '', 1, now(), now() from others;
      insert into recipient_readings (trigger_byte_id, email, read_at) select n, email, now() from others;
      insert into substitute_turns (trigger_byte_id, substitute_email, email, taken_at)
        select n, 'b-' || email, 'a-' || email, now() from others;
      insert into stored_files (id, user_id, size, sha256, created_at) select n, n, 1, hash, now() from others;
      insert into trigger_byte_files (trigger_byte_id, file_counter, stored_file_id, filename, filename_digest, mime_type,
          created_at)
        select n, 1, n, '', hash, '', now() from others;
      insert into death_incapacitation_reports (id, user_id, reporter_email, report_type, status, required_confirmations,
          refute_time_hours, reported_at, expires_at, refuted_at, refuted_by, refute_token)
        select n, n, email, 'death', 'refuted', 1, 1, now(), now() + interval '1 day', now(), 'home', hash from others;
      insert into death_incapacitation_reports (id, user_id, reporter_email, report_type, status, required_confirmations,
          refute_time_hours, reported_at, expires_at, confirmed_at, released_at, refute_token)
        select 0, ${keeper.id}, '', 'death', 'released', 1, 1, now() - interval '2 days', now() - interval '1 day', now(),
          now(), '';
      insert into report_confirmations (id, report_id, reporter_email, confirmer_email, confirmation_token)
        select gen_random_uuid(), n, email, 'a-' || email, hash from others;
      insert into mails (id, recipient, kind, dedupe_key, message_id, state, created_at, give_up_at, accepted_at)
        select gen_random_uuid(), email, 'login-code', email, email, 'accepted', now(), now(), now() from others;
      analyze`);
  });

  type Counts = Map<string, { rows: number; looks: number }>;

  /** How often each table was accessed, and how many rows of it were read by sequential scans, or through each index. */
  async function readCounts(): Promise<Counts> {
    // Each connection buffers its latest statistics for a while.
    await onEachConnection('select pg_stat_force_next_flush()');
    const { rows } = await app.ownersPool.query<{ name: string; rows: number; looks: number }>(`
      select relid::regclass::text as name, seq_tup_read::int as rows, (seq_scan + coalesce(idx_scan, 0))::int as looks
      from pg_stat_user_tables
      union all select indexrelid::regclass::text, idx_tup_read::int, 0 from pg_stat_user_indexes`);
    return new Map(rows.map(({ name, ...counts }) => [name, counts]));
  }

  async function onEachConnection(text: string): Promise<void> {
    const { pool } = app.ctx;
    const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
    for (const client of clients) await client.query(text).finally(() => client.release());
  }

  /** @returns the tables that a request accesses, and the tables and indexes of which it reads many rows. */
  async function readsOf(
    call: () => PromiseLike<unknown>,
    tooMany = MANY,
  ): Promise<{ tables: string[]; many: string[] }> {
    const before = await readCounts();
    await call();
    const after = [...(await readCounts())];
    const named = (isOne: (now: { rows: number; looks: number }, then: typeof now) => boolean) =>
      after.filter(([name, now]) => isOne(now, before.get(name)!)).map(([name]) => name);
    return {
      tables: named((now, then) => now.looks > then.looks),
      many: named((now, then) => now.rows - then.rows >= tooMany),
    };
  }

  it.each(Object.entries(hotCalls))('%s accesses only tables that are large here', async (_call, call) => {
    const tables = (await readsOf(call)).tables.filter((name) => !SMALL.test(name));
    const { rows } = await app.ownersPool.query<{ name: string }>(
      'select oid::regclass::text as name from pg_class where oid = any($1::regclass[]) and reltuples >= $2',
      [tables, ROWS],
    );
    expect(tables.length).toBeGreaterThan(0);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(tables.toSorted());
  });

  // PostgreSQL also counts what triggers and foreign keys read.
  describe.each([
    ['with plans for their values', 'force_custom_plan', 4, ''],
    // Frequent statements are prepared, and PostgreSQL may then switch to one generic plan for all values.
    ['with plans for all values', 'force_generic_plan', 4, ''],
    // In a real database of 200,000 owners, the planner considers many short index scans too expensive without this setting. Here
    // it then reads all LeaveBits for one recipient, which it doesn't do there.
    ['when many looks into an index seem dear', 'force_custom_plan', 40, 'trigger_bytes'],
  ])('%s', (_what, mode, pageCost, except) => {
    beforeAll(() =>
      onEachConnection(`discard plans; set plan_cache_mode = ${mode}; set random_page_cost = ${pageCost}`),
    );

    it.each(Object.entries(hotCalls))('%s reads few rows of any table or index', async (what, call) => {
      const { many } = await readsOf(call, what.startsWith('a new') ? MANY_FOR_SAVES : MANY);
      expect(many.filter((name) => name !== except)).toEqual([]);
    });
  });

  it('the metrics scan no large table, however many emails were ever sent', async () => {
    const { tables, many } = await readsOf(() =>
      supertest(app.server).get('/metrics').set('Authorization', `Bearer ${METRICS_TOKEN}`).expect(200),
    );
    expect(tables).toContain('mails');
    expect(many).toEqual([]);
  });

  it('emptying the trash scans no large table, however many LeaveBits aren’t in it', async () => {
    const { tables, many } = await readsOf(() => purgeExpiredTrash(app.ctx));
    expect(tables).toEqual(expect.arrayContaining(['trigger_bytes', 'trigger_byte_files']));
    expect(many).toEqual([]);
  });

  it.each([
    ['an owner’s list', () => listOf(owner)],
    ['a recipient’s list', () => sharedWith(heir)],
  ])('%s is noticed when it is read twice', async (_list, call) => {
    const { many } = await readsOf(async () => {
      await call();
      await call();
    });
    expect(many.length).toBeGreaterThan(0);
  });

  it('a query without an index is noticed', async () => {
    const { many } = await readsOf(() => app.ctx.pool.query(`select from users where password = 'x'`));
    expect(many).toEqual(['users']);
  });
});
