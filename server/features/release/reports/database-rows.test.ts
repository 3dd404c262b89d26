import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getReportColumns,
  atHourAfterReport,
  startReportRowsTest,
} from '#tests/support/release/report-rows.ts';

let rows: Awaited<ReturnType<typeof startReportRowsTest>>;
beforeAll(async () => {
  rows = await startReportRowsTest();
});
afterAll(() => rows[Symbol.asyncDispose]());

it.each([
  ['a window shorter than its terms', { expires_at: atHourAfterReport(23) }, 'reports_window_whole'],
  ['no time to refute', { refute_time_hours: 0 }, 'reports_refute_time_hours_range'],
  [
    'more than a week to refute',
    { refute_time_hours: 169, expires_at: atHourAfterReport(200) },
    'reports_refute_time_hours_range',
  ],
  ['no confirmations', { required_confirmations: 0 }, 'reports_required_confirmations_range'],
  ['six confirmations', { required_confirmations: 6 }, 'reports_required_confirmations_range'],
])('refuses a report with %s', async (_what, change, constraint) => {
  expect(
    await rows.copyWith(await rows.addReport(), { user_id: await rows.addOwner(), ...change }),
  ).toContain(constraint);
});

it.each([
  ['pending', 'reports_one_in_force'],
  ['released', 'reports_one_in_force'],
  ['refuted', null],
  ['expired', null],
  ['revoked', null],
] as const)('answers a second report of an owner while one is %s with %s', async (status, constraint) => {
  const id = await rows.reportThatIs(status);
  const answer = await rows.copyWith(id, getReportColumns('pending'));
  if (constraint === null) expect(answer).toBeNull();
  else expect(answer).toContain(constraint);
});

it('lets nobody confirm their own report, confirm twice, or confirm without a time', async () => {
  const id = await rows.addReport();
  await rows.addConfirmation(id, 'sam');
  await expect(rows.addConfirmation(id, 'rosa')).rejects.toThrow('report_confirmations_not_own');
  await expect(rows.addConfirmation(id, 'sam')).rejects.toThrow('report_confirmations_one_each');
  // Falsely claiming that someone else submitted the report doesn't help either.
  const claim = `insert into report_confirmations (id, report_id, reporter_email, confirmer_email, confirmation_token)
    values (gen_random_uuid(), $1, 'sam@example.org', 'rosa@example.org', 'x')`;
  expect(await rows.refusal(claim, [id])).toContain('report_confirmations_report');
  const half = `update report_confirmations set confirmation_type = 'confirm' where report_id = $1`;
  expect(await rows.refusal(half, [id])).toContain('report_confirmations_type');
});

describe('the confirmations of a report', () => {
  const confirm = `update report_confirmations set confirmed_at = now(), confirmation_type = 'confirm'
    where report_id = $1 and confirmed_at is null`;

  it('begin as a question', async () => {
    const id = await rows.addReport();
    const given = `insert into report_confirmations
      (id, report_id, reporter_email, confirmer_email, confirmation_token, confirmed_at, confirmation_type)
      values (gen_random_uuid(), $1, 'rosa@example.org', 'sam@example.org', 'x', now(), 'confirm')`;
    expect(await rows.refusal(given, [id])).toContain('is asked before they answer');
  });

  it('are never of a reporter who was removed', async () => {
    const id = await rows.addReport();
    await rows.addConfirmation(id, 'sam');
    await rows.run('update report_confirmations set withdrawn_at = now() where report_id = $1', [id]);
    expect(await rows.refusal(confirm, [id])).toContain('report_confirmations_withdrawn');
  });

  it.each([
    [
      'of another',
      `update report_confirmations set confirmer_email = 'uma@example.org' where report_id = $1`,
    ],
    ['gone', `delete from report_confirmations where report_id = $1`],
  ])('are never %s', async (_what, statement) => {
    const id = await rows.addReport({ confirmations: 1 });
    expect(await rows.refusal(statement, [id])).toContain(
      'a report keeps everyone who was asked to confirm it',
    );
  });

  it.each(['released', 'refuted', 'expired', 'revoked'] as const)(
    'stay as they were once it is %s',
    async (status) => {
      const id = await rows.reportThatIs(status);
      const withdraw = `update report_confirmations set confirmed_at = null, confirmation_type = null where report_id = $1`;
      const words = `the confirmations of a ${status} report do not change`;
      expect(await rows.refusal(withdraw, [id])).toContain(words);
      await expect(rows.addConfirmation(id, 'uma')).rejects.toThrow(words);
    },
  );
});

describe('a denial', () => {
  const deny = (at: Date) => ({
    text: `update report_confirmations set denied_at = $2, confirmed_at = null, confirmation_type = null
      where report_id = $1 and confirmer_email = 'sam@example.org'`,
    values: (id: number) => [id, at],
  });
  const run = (id: number, { text, values }: ReturnType<typeof deny>) => rows.refusal(text, values(id));

  it('requires one more confirmation', async () => {
    const id = await rows.addReport({ confirmations: 2 });
    await rows.addConfirmation(id, 'uma', atHourAfterReport(1));
    expect(await run(id, deny(atHourAfterReport(-168)))).toBeNull();
    expect(await rows.become(id, 'released')).toContain('only with enough confirmations');
    await rows.addConfirmation(id, 'vera', atHourAfterReport(1));
    expect(await rows.become(id, 'released')).toBeNull();
  });

  it('keeps a report from being released for seven days', async () => {
    const id = await rows.addReport({ confirmations: 2 });
    for (const name of ['uma', 'vera']) await rows.addConfirmation(id, name, atHourAfterReport(1));
    expect(await run(id, deny(atHourAfterReport(-142.9)))).toBeNull();
    expect(await rows.become(id, 'released')).toContain('seven days after the last denial');
  });

  it('is never a confirmation as well, happens once, and is withdrawn only by confirming', async () => {
    const id = await rows.addReport({ confirmations: 1 });
    const set = (change: string) =>
      rows.refusal(`update report_confirmations set ${change} where report_id = $1`, [id]);
    expect(await set('denied_at = now()')).toContain('report_confirmations_not_both');
    expect(await set(`denial_reason = 'x'`)).toContain('report_confirmations_denied');
    expect(await run(id, deny(atHourAfterReport(2)))).toBeNull();
    expect(await set('denied_at = now()')).toContain('denies a report once');
    expect(await set(`denial_reason = 'x'`)).toContain('denies a report once');
    expect(await set('denial_withdrawn_at = now()')).toContain('withdrawn by confirming');
    const confirm = `confirmed_at = now(), confirmation_type = 'confirm'`;
    expect(await set(confirm)).toContain('report_confirmations_not_both');
    expect(await set(`${confirm}, denial_withdrawn_at = now()`)).toBeNull();
    expect(await set('denial_withdrawn_at = null')).toContain('withdrawn by confirming');
  });

  it('is not added to a report that has ended', async () => {
    const id = await rows.reportThatIs('released');
    expect(await run(id, deny(atHourAfterReport(3)))).toContain('do not change');
  });
});

it.each([
  ['five reporters and four confirmations', 5, 4, null],
  ['six reporters', 6, 2, 'users_designated_reporters_count'],
  ['as many confirmations as reporters', 3, 3, 'users_enough_reporters'],
  ['no reporters at all', 0, 2, null],
])('answers a configuration with %s', async (_what, reporters, required, constraint) => {
  const id = await rows.addOwner();
  const emails = Array.from({ length: reporters }, (_none, index) => `reporter-${index}@example.org`);
  const answer = await rows.refusal(
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
    const id = await rows.addReport();
    expect(await rows.refusal(statement, [id])).toContain('append-only');
    expect((await rows.run('select from report_events where report_id = $1', [id])).rowCount).toBe(1);
  });

  it.each([
    'truncate report_events',
    'truncate report_confirmations cascade',
    'truncate report_confirmation_links',
    'truncate report_warnings',
    'truncate report_refute_links',
    'truncate death_incapacitation_reports cascade',
    'truncate users cascade',
  ])('survives %s, and the refusal is in plain words', async (statement) => {
    const id = await rows.addReport({ confirmations: 1 });
    expect(await rows.refusal(statement)).toMatch(/^nothing about reports is ever truncated, not \w+$/);
    for (const table of ['report_events', 'report_confirmations']) {
      expect((await rows.run(`select from ${table} where report_id = $1`, [id])).rowCount).toBe(1);
    }
  });

  it('goes on growing', async () => {
    const id = await rows.addReport();
    const more = `insert into report_events (report_id, kind, at) values ($1, 'warned', $2)`;
    expect(await rows.refusal(more, [id, atHourAfterReport(12)])).toBeNull();
  });
});

it('keeps a report as long as its owner has an account, and then leaves nothing of it', async () => {
  const id = await rows.addReport({ confirmations: 2 });
  const other = await rows.addReport({ confirmations: 1 });
  await rows.run(
    `insert into reporter_tokens (id, user_id, reporter_email, death_token, incapacitation_token, practice_token, created_at)
     select gen_random_uuid(), id, 'rosa@example.org', convert_to('d' || id, 'UTF8'), convert_to('i' || id, 'UTF8'),
       convert_to('p' || id, 'UTF8'), now() from users where id in ($1, $2)`,
    [id, other],
  );
  expect(await rows.refusal('delete from death_incapacitation_reports where id = $1', [id])).toContain(
    'as long as its owner has an account',
  );

  const left = async (owner: number) => {
    const { rows: found } = await rows.run(
      `select (select count(*)::int from death_incapacitation_reports where user_id = $1) reports,
         (select count(*)::int from report_events where report_id = $1) events,
         (select count(*)::int from report_confirmations where report_id = $1) confirmations,
         (select count(*)::int from report_warnings where report_id = $1) warnings,
         (select count(*)::int from reporter_tokens where user_id = $1) tokens`,
      [owner],
    );
    return found[0] as object;
  };
  expect(await left(id)).toEqual({ reports: 1, events: 1, confirmations: 2, warnings: 1, tokens: 1 });
  await rows.run('delete from users where id = $1', [id]);
  expect(await left(id)).toEqual({ reports: 0, events: 0, confirmations: 0, warnings: 0, tokens: 0 });
  expect(await left(other)).toEqual({ reports: 1, events: 1, confirmations: 1, warnings: 1, tokens: 1 });
});
