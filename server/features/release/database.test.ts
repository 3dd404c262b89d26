import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportStatuses, type ReportStatus } from '#shared/contracts/release.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const HOUR = 3_600_000;
const AT = new Date('2031-01-01T12:00:00Z').getTime();
const moment = (hours: number) => new Date(AT + hours * HOUR);

let app: TestApp;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const run = (text: string, values: unknown[] = []) => app.ctx.pool.query(text, values);

/** The database's own reason for refusing; null when it did not. */
const refusal = (text: string, values: unknown[] = []) =>
  run(text, values).then(
    () => null,
    (error: Error) => error.message,
  );

async function addOwner(): Promise<number> {
  number += 1;
  const email = `owner-${number}@example.org`;
  await run(
    `insert into users (id, username, email, password, last_update, created_at) values ($1, $2, $2, 'x', $3, $3)`,
    [number, email, moment(0)],
  );
  return number;
}

/** A report of Rosa's with a window of 24 hours and two confirmations to come, of which some are given. */
async function addReport({ confirmations = 0 } = {}): Promise<number> {
  const id = await addOwner();
  await run(
    `insert into death_incapacitation_reports (id, user_id, reporter_email, report_type, required_confirmations,
       refute_time_hours, reported_at, expires_at, refute_token)
     values ($1, $1, 'rosa@example.org', 'death', 2, 24, $2, $3, $4)`,
    [id, moment(0), moment(24), Buffer.from(`refute-${id}`)],
  );
  await run(`insert into report_events (report_id, kind, at) values ($1, 'submitted', $2)`, [id, moment(0)]);
  for (const name of ['sam', 'tess'].slice(0, confirmations)) await addConfirmation(id, name, moment(1));
  return id;
}

const addConfirmation = (reportId: number, name: string, confirmedAt: Date | null = null) =>
  run(
    `insert into report_confirmations (id, report_id, reporter_email, confirmer_email, confirmation_token,
       confirmed_at, confirmation_type)
     values (gen_random_uuid(), $1, 'rosa@example.org', $2, convert_to(gen_random_uuid()::text, 'UTF8'), $3, $4)`,
    [reportId, `${name}@example.org`, confirmedAt, confirmedAt && 'confirm'],
  );

/** The columns a state stands with; the moment of a release comes after the window. */
const columns: Record<ReportStatus, string> = {
  pending: `released_at = null, refuted_at = null, refuted_by = null, expired_at = null, revoked_at = null`,
  released: `confirmed_at = '${moment(2).toISOString()}', released_at = '${moment(25).toISOString()}',
    refuted_at = null, refuted_by = null, expired_at = null, revoked_at = null`,
  refuted: `refuted_at = '${moment(3).toISOString()}', refuted_by = 'link', released_at = null, expired_at = null,
    revoked_at = null`,
  expired: `expired_at = '${moment(800).toISOString()}', released_at = null, refuted_at = null, refuted_by = null,
    revoked_at = null`,
  revoked: `confirmed_at = '${moment(2).toISOString()}', released_at = '${moment(25).toISOString()}',
    revoked_at = '${moment(30).toISOString()}', refuted_at = null, refuted_by = null, expired_at = null`,
};

const become = (id: number, status: ReportStatus) =>
  refusal(`update death_incapacitation_reports set status = '${status}', ${columns[status]} where id = $1`, [
    id,
  ]);

/** A report that came into a state by the ways there are. */
async function reportThatIs(status: ReportStatus): Promise<number> {
  const id = await addReport({ confirmations: 2 });
  const way: ReportStatus[] =
    status === 'pending' ? [] : status === 'revoked' ? ['released', 'revoked'] : [status];
  for (const step of way) expect(await become(id, step)).toBeNull();
  return id;
}

const legal = new Set(['pending released', 'pending refuted', 'pending expired', 'released revoked']);
const pairs = reportStatuses.flatMap((from) =>
  reportStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe('the state of a report', () => {
  it.each(pairs.filter(([from, to]) => legal.has(`${from} ${to}`)))(
    'may go from %s to %s',
    async (from, to) => {
      expect(await become(await reportThatIs(from), to)).toBeNull();
    },
  );

  it.each(pairs.filter(([from, to]) => !legal.has(`${from} ${to}`)))(
    'never goes from %s to %s',
    async (from, to) => {
      expect(await become(await reportThatIs(from), to)).toContain(`a ${from} report cannot become ${to}`);
    },
  );

  it.each(reportStatuses.filter((status) => status !== 'pending'))(
    'stays as it is once it is %s, whatever else is written to it',
    async (status) => {
      const id = await reportThatIs(status);
      const change = `update death_incapacitation_reports set confirmed_at = $2 where id = $1`;
      expect(await refusal(change, [id, moment(9)])).toContain(`a ${status} report does not change`);
    },
  );

  it('is released neither with too few confirmations nor without the note that there are enough', async () => {
    const id = await addReport({ confirmations: 1 });
    await addConfirmation(id, 'tess');
    expect(await become(id, 'released')).toContain('only with enough confirmations');
    await run(
      'update report_confirmations set confirmed_at = $2, confirmation_type = $3 where report_id = $1',
      [id, moment(5), 'confirm'],
    );
    const unnoted = `update death_incapacitation_reports set status = 'released', released_at = $2 where id = $1`;
    expect(await refusal(unnoted, [id, moment(25)])).toContain('reports_released_confirmed');
    expect(await become(id, 'released')).toBeNull();
  });

  it('is not released before its window ends', async () => {
    const id = await addReport({ confirmations: 2 });
    const at = (hours: number) =>
      refusal(
        `update death_incapacitation_reports set status = 'released', confirmed_at = $2, released_at = $2 where id = $1`,
        [id, moment(hours)],
      );
    expect(await at(23.99)).toContain('reports_released_late_enough');
    expect(await at(24)).toBeNull();
  });

  it.each([
    ['shrinks', `expires_at = expires_at - interval '1 second'`, 'never shrinks'],
    ['takes other terms', 'required_confirmations = 1', 'keeps what it was submitted with'],
    ['takes another length', 'refute_time_hours = 1', 'keeps what it was submitted with'],
    ['was made earlier', `reported_at = reported_at - interval '1 day'`, 'keeps what it was submitted with'],
    ['has another reporter', `reporter_email = 'sam@example.org'`, 'keeps what it was submitted with'],
    ['is of another kind', `report_type = 'incapacitation'`, 'keeps what it was submitted with'],
  ])('never %s afterwards', async (_what, change, reason) => {
    const id = await addReport();
    expect(await refusal(`update death_incapacitation_reports set ${change} where id = $1`, [id])).toContain(
      reason,
    );
  });

  it('may have its window moved to later', async () => {
    const id = await addReport();
    const change = `update death_incapacitation_reports set expires_at = expires_at + interval '1 day' where id = $1`;
    expect(await refusal(change, [id])).toBeNull();
  });
});

/** A copy of a report's row with some columns changed. */
const copyWith = (id: number, change: object) =>
  refusal(
    `insert into death_incapacitation_reports
     select (jsonb_populate_record(r, $2::jsonb)).* from death_incapacitation_reports r where id = $1`,
    [
      id,
      JSON.stringify({
        id: 1_000_000 + id,
        refute_token: `\\x${id.toString(16).padStart(6, '0')}`,
        ...change,
      }),
    ],
  );

it.each([
  ['a window shorter than its terms', { expires_at: moment(23) }, 'reports_window_whole'],
  ['no time to refute', { refute_time_hours: 0 }, 'reports_refute_time_hours_range'],
  [
    'more than a week to refute',
    { refute_time_hours: 169, expires_at: moment(200) },
    'reports_refute_time_hours_range',
  ],
  ['no confirmations', { required_confirmations: 0 }, 'reports_required_confirmations_range'],
  ['six confirmations', { required_confirmations: 6 }, 'reports_required_confirmations_range'],
])('refuses a report with %s', async (_what, change, constraint) => {
  expect(await copyWith(await addReport(), { user_id: await addOwner(), ...change })).toContain(constraint);
});

it.each([
  ['pending', 'reports_one_in_force'],
  ['released', 'reports_one_in_force'],
  ['refuted', null],
  ['expired', null],
  ['revoked', null],
] as const)('answers a second report of an owner while one is %s with %s', async (status, constraint) => {
  const id = await reportThatIs(status);
  const fresh = { status: 'pending', confirmed_at: null, released_at: null, refuted_at: null };
  const answer = await copyWith(id, { ...fresh, refuted_by: null, expired_at: null, revoked_at: null });
  if (constraint === null) expect(answer).toBeNull();
  else expect(answer).toContain(constraint);
});

it('lets nobody confirm their own report, nor twice, nor without a moment', async () => {
  const id = await addReport();
  await addConfirmation(id, 'sam');
  await expect(addConfirmation(id, 'rosa', moment(1))).rejects.toThrow('report_confirmations_not_own');
  await expect(addConfirmation(id, 'sam', moment(1))).rejects.toThrow('report_confirmations_one_each');
  // Nor by claiming that somebody else had reported.
  const claim = `insert into report_confirmations (id, report_id, reporter_email, confirmer_email, confirmation_token)
    values (gen_random_uuid(), $1, 'sam@example.org', 'rosa@example.org', 'x')`;
  expect(await refusal(claim, [id])).toContain('report_confirmations_report');
  const half = `update report_confirmations set confirmation_type = 'confirm' where report_id = $1`;
  expect(await refusal(half, [id])).toContain('report_confirmations_type');
});

it.each([
  ['five reporters of whom four confirm', 5, 4, null],
  ['six reporters', 6, 2, 'users_designated_reporters_count'],
  ['as many confirmations as reporters', 3, 3, 'users_enough_reporters'],
  ['no reporters at all', 0, 2, null],
])('answers a configuration with %s', async (_what, reporters, required, constraint) => {
  const id = await addOwner();
  const emails = Array.from({ length: reporters }, (_none, index) => `reporter-${index}@example.org`);
  const answer = await refusal(
    'update users set designated_reporters = $2, required_confirmations = $3 where id = $1',
    [id, emails, required],
  );
  if (constraint === null) expect(answer).toBeNull();
  else expect(answer).toContain(constraint);
});

describe('the timeline of a report', () => {
  it.each([
    ['changed', `update report_events set at = now() where report_id = $1`],
    ['shortened', `delete from report_events where report_id = $1`],
  ])('is never %s', async (_what, statement) => {
    const id = await addReport();
    expect(await refusal(statement, [id])).toContain('append-only');
    expect((await run('select from report_events where report_id = $1', [id])).rowCount).toBe(1);
  });

  it.each([
    'truncate report_events',
    'truncate death_incapacitation_reports cascade',
    'truncate users cascade',
  ])('survives %s', async (statement) => {
    const id = await addReport();
    expect(await refusal(statement)).not.toBeNull();
    expect((await run('select from report_events where report_id = $1', [id])).rowCount).toBe(1);
  });

  it('goes on growing', async () => {
    const id = await addReport();
    const more = `insert into report_events (report_id, kind, at) values ($1, 'warned', $2)`;
    expect(await refusal(more, [id, moment(12)])).toBeNull();
  });
});

it('keeps a report as long as its owner has an account, and then leaves nothing of it', async () => {
  const id = await addReport({ confirmations: 2 });
  const other = await addReport({ confirmations: 1 });
  await run(
    `insert into reporter_tokens (id, user_id, reporter_email, death_token, incapacitation_token, practice_token, created_at)
     select gen_random_uuid(), id, 'rosa@example.org', convert_to('d' || id, 'UTF8'), convert_to('i' || id, 'UTF8'),
       convert_to('p' || id, 'UTF8'), now() from users where id in ($1, $2)`,
    [id, other],
  );
  await run(
    `insert into mails (id, recipient, kind, dedupe_key, message_id, letter, created_at, give_up_at)
     values (gen_random_uuid(), 'o@example.org', 'report-warning', 'w', 'w', 'x', now(), now())`,
  );
  await run(
    `insert into report_warnings (report_id, stage, mail_id, refute_token) select $1, 'first', id, 'w' from mails`,
    [id],
  );
  expect(await refusal('delete from death_incapacitation_reports where id = $1', [id])).toContain(
    'as long as its owner has an account',
  );

  const left = async (owner: number) => {
    const { rows } = await run(
      `select (select count(*)::int from death_incapacitation_reports where user_id = $1) reports,
         (select count(*)::int from report_events where report_id = $1) events,
         (select count(*)::int from report_confirmations where report_id = $1) confirmations,
         (select count(*)::int from report_warnings where report_id = $1) warnings,
         (select count(*)::int from reporter_tokens where user_id = $1) tokens`,
      [owner],
    );
    return rows[0] as object;
  };
  expect(await left(id)).toEqual({ reports: 1, events: 1, confirmations: 2, warnings: 1, tokens: 1 });
  await run('delete from users where id = $1', [id]);
  expect(await left(id)).toEqual({ reports: 0, events: 0, confirmations: 0, warnings: 0, tokens: 0 });
  expect(await left(other)).toEqual({ reports: 1, events: 1, confirmations: 1, warnings: 0, tokens: 1 });
});
