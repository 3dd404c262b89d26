import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportStatuses } from '#shared/contracts/release.ts';
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

const legal = new Set(['pending released', 'pending refuted', 'pending expired', 'released revoked']);
const pairs = reportStatuses.flatMap((from) =>
  reportStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe('the state of a report', () => {
  it.each(pairs.filter(([from, to]) => legal.has(`${from} ${to}`)))(
    'may go from %s to %s',
    async (from, to) => {
      const confirmations = to === 'expired' ? 1 : 2;
      const id = from === 'pending' ? await rows.addReport({ confirmations }) : await rows.reportThatIs(from);
      expect(await rows.become(id, to)).toBeNull();
    },
  );

  it.each(pairs.filter(([from, to]) => !legal.has(`${from} ${to}`)))(
    'never goes from %s to %s',
    async (from, to) => {
      expect(await rows.become(await rows.reportThatIs(from), to)).toContain(
        `a ${from} report cannot become ${to}`,
      );
    },
  );

  it.each(reportStatuses.filter((status) => status !== 'pending'))(
    'stays as it is once it is %s, and refuses every change',
    async (status) => {
      const id = await rows.reportThatIs(status);
      const change = `update death_incapacitation_reports set confirmed_at = $2 where id = $1`;
      expect(await rows.refusal(change, [id, atHourAfterReport(9)])).toContain(
        `a ${status} report does not change`,
      );
    },
  );

  it('is not released with too few confirmations, or without the note that there are enough', async () => {
    const id = await rows.addReport({ confirmations: 1 });
    await rows.addConfirmation(id, 'tess');
    expect(await rows.become(id, 'released')).toContain('only with enough confirmations');
    await rows.run(
      'update report_confirmations set confirmed_at = $2, confirmation_type = $3 where report_id = $1',
      [id, atHourAfterReport(5), 'confirm'],
    );
    const unnoted = `update death_incapacitation_reports set status = 'released', released_at = $2 where id = $1`;
    expect(await rows.refusal(unnoted, [id, atHourAfterReport(25)])).toContain('only after a final notice');
    expect(await rows.become(id, 'released')).toBeNull();
  });

  it('is released only if the owner was told shortly enough before, and had enough working time since', async () => {
    const id = await rows.addReport({ confirmations: 2 });
    const at = (confirmed: number, hours: number) =>
      rows.refusal(
        `update death_incapacitation_reports set status = 'released', confirmed_at = $2, released_at = $3 where id = $1`,
        [id, atHourAfterReport(confirmed), atHourAfterReport(hours)],
      );
    expect(await at(25.1, 40)).toContain('only after a final notice');
    await rows.run('insert into service_outages (started_at, ended_at) values ($1, $2)', [
      atHourAfterReport(2),
      atHourAfterReport(14),
    ]);
    expect(await at(2, 24.9)).toContain('only after a final notice');
    expect(await at(2, 25)).toBeNull();
    await rows.run('delete from service_outages');
  });

  it('is released only if each warning that waits was tried after three days', async () => {
    const id = await rows.addReport({ confirmations: 2 });
    const waits = await rows.addWaitingWarning(id, atHourAfterReport(12));
    const tried = (at: Date) => rows.run('update mails set last_attempt_at = $2 where id = $1', [waits, at]);
    expect(await rows.become(id, 'released')).toContain('only after its waiting warnings were tried');
    await tried(atHourAfterReport(83.9));
    expect(await rows.become(id, 'released')).toContain('only after its waiting warnings were tried');
    await tried(atHourAfterReport(84));
    expect(await rows.become(id, 'released')).toBeNull();
  });

  it('is not released in recovery', async () => {
    const id = await rows.addReport({ confirmations: 2 });
    await rows.run("update service_state set recovery_since = $1, recovery_reason = 'a test'", [
      atHourAfterReport(0),
    ]);
    expect(await rows.become(id, 'released')).toContain('nothing is released in recovery');
    await rows.run('update service_state set recovery_since = null, recovery_reason = null');
    expect(await rows.become(id, 'released')).toBeNull();
  });

  it('begins again only while it is pending, one round at a time', async () => {
    const change = `update death_incapacitation_reports set round = round + $2, restarted_at = $3 where id = $1`;
    const id = await rows.addReport();
    expect(await rows.refusal(change, [id, 2, atHourAfterReport(9)])).toContain('begins again only');
    expect(await rows.refusal(change, [id, 0, atHourAfterReport(9)])).toContain('begins again only');
    expect(await rows.refusal(change, [id, 1, atHourAfterReport(9)])).toBeNull();
    // Earlier warnings must no longer count towards the release.
    await rows.addConfirmation(id, 'sam', atHourAfterReport(2));
    await rows.addConfirmation(id, 'tess', atHourAfterReport(2));
    expect(await rows.become(id, 'released')).toContain('only after a final notice');
  });

  it('is not released before its window ends', async () => {
    const id = await rows.addReport({ confirmations: 2 });
    const at = (hours: number) =>
      rows.refusal(
        `update death_incapacitation_reports set status = 'released', confirmed_at = $2, released_at = $2 where id = $1`,
        [id, atHourAfterReport(hours)],
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
    const id = await rows.addReport();
    expect(
      await rows.refusal(`update death_incapacitation_reports set ${change} where id = $1`, [id]),
    ).toContain(reason);
  });

  it('expires thirty days after its window, and never with enough confirmations', async () => {
    const expire = (id: number, hours: number) =>
      rows.refusal(
        `update death_incapacitation_reports set status = 'expired', expired_at = $2 where id = $1`,
        [id, atHourAfterReport(hours)],
      );
    const id = await rows.addReport({ confirmations: 1 });
    expect(await expire(id, 24 + 719)).toContain('reports_expired_late_enough');
    expect(await expire(id, 24 + 720)).toBeNull();
    expect(await expire(await rows.addReport({ confirmations: 2 }), 24 + 720)).toContain(
      'with enough confirmations does not expire',
    );
  });

  it('keeps the moments of its release when it is locked again', async () => {
    const id = await rows.reportThatIs('released');
    const revoke = `update death_incapacitation_reports set status = 'revoked', revoked_at = $2, released_at = $2
      where id = $1`;
    expect(await rows.refusal(revoke, [id, atHourAfterReport(30)])).toContain(
      'keeps when it was confirmed and released',
    );
  });

  it('may get a later end of its window', async () => {
    const id = await rows.addReport();
    const change = `update death_incapacitation_reports set expires_at = expires_at + interval '1 day' where id = $1`;
    expect(await rows.refusal(change, [id])).toBeNull();
  });
});

describe('a new report', () => {
  it.each(reportStatuses.filter((status) => status !== 'pending'))('is never %s', async (status) => {
    const id = await rows.addReport({ confirmations: 2 });
    expect(
      await rows.copyWith(id, { user_id: await rows.addOwner(), ...getReportColumns(status) }),
    ).toContain('a new report is pending and unconfirmed');
  });

  it('is never confirmed already, and may be pending', async () => {
    const id = await rows.addReport();
    const change = { user_id: await rows.addOwner() };
    expect(await rows.copyWith(id, { ...change, confirmed_at: atHourAfterReport(1) })).toContain(
      'a new report is pending and unconfirmed',
    );
    expect(await rows.copyWith(id, change)).toBeNull();
  });
});
