import { expect } from 'vitest';
import type { ReportStatus } from '#shared/contracts/release.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { startTestApp } from '../test-app.ts';

const AT = new Date('2031-01-01T12:00:00Z').getTime();
/** This many hours after the reports were submitted. */
export const atHourAfterReport = (hours: number) => new Date(AT + hours * HOUR_MS);

/** The columns of each state. A release comes after the window. */
const columns: Record<ReportStatus, Record<string, string | Date>> = {
  pending: {},
  released: { confirmed_at: atHourAfterReport(2), released_at: atHourAfterReport(25) },
  refuted: { refuted_at: atHourAfterReport(3), refuted_by: 'link' },
  expired: { expired_at: atHourAfterReport(800) },
  revoked: {
    confirmed_at: atHourAfterReport(2),
    released_at: atHourAfterReport(25),
    revoked_at: atHourAfterReport(30),
  },
};
const allColumns = [...new Set(Object.values(columns).flatMap((some) => Object.keys(some)))];
/** All columns that distinguish the states. */
export const getReportColumns = (status: ReportStatus): Record<string, string | Date | null> => ({
  status,
  ...Object.fromEntries(allColumns.map((name) => [name, columns[status][name] ?? null])),
});

/** Report rows written with SQL, subject only to the database's own rules. */
export async function startReportRowsTest() {
  const app = await startTestApp();
  let number = 0;

  const run = (text: string, values: unknown[] = []) => app.ownersPool.query(text, values);

  /** The database's reason for rejecting a statement; null if it accepted it. */
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
      [number, email, atHourAfterReport(0)],
    );
    return number;
  }

  /** A report by Rosa with a window of 24 hours. It requires two confirmations and has `confirmations` of them. */
  async function addReport({ confirmations = 0 } = {}): Promise<number> {
    const id = await addOwner();
    await run(
      `insert into death_incapacitation_reports (id, user_id, reporter_email, report_type, required_confirmations,
         refute_time_hours, reported_at, expires_at, refute_token)
       values ($1, $1, 'rosa@example.org', 'death', 2, 24, $2, $3, $4)`,
      [id, atHourAfterReport(0), atHourAfterReport(24), Buffer.from(`refute-${id}`)],
    );
    await run(`insert into report_events (report_id, kind, at) values ($1, 'submitted', $2)`, [
      id,
      atHourAfterReport(0),
    ]);
    await addWarning(id, atHourAfterReport(1));
    for (const name of ['sam', 'tess'].slice(0, confirmations))
      await addConfirmation(id, name, atHourAfterReport(1));
    return id;
  }

  /** A warning that a mail server accepted at a given time. */
  async function addWarning(reportId: number, acceptedAt: Date) {
    await run(
      `with mail as (
         insert into mails (id, recipient, kind, dedupe_key, message_id, state, created_at, accepted_at, give_up_at)
         values (gen_random_uuid(), 'o@example.org', 'report-warning', $3, $3, 'accepted', $2, $2, $2) returning id)
       insert into report_warnings (report_id, stage, mail_id, refute_token)
       select $1, 'first', id, convert_to($3, 'UTF8') from mail`,
      [reportId, acceptedAt, `warning ${reportId}`],
    );
  }

  /** A warning that waits to be sent. @returns the id of its email. */
  async function addWaitingWarning(reportId: number, writtenAt: Date): Promise<string> {
    const { rows } = await run(
      `with mail as (
         insert into mails (id, recipient, kind, dedupe_key, message_id, state, letter, created_at, next_try_at, give_up_at)
         values (gen_random_uuid(), 'o@example.org', 'report-warning', $3, $3, 'queued', '', $2, $2, $2) returning id)
       insert into report_warnings (report_id, stage, mail_id, refute_token)
       select $1, 'half', id, convert_to($3, 'UTF8') from mail returning mail_id`,
      [reportId, writtenAt, `waiting warning ${reportId}`],
    );
    return String(rows[0].mail_id);
  }

  async function addConfirmation(reportId: number, name: string, confirmedAt: Date | null = null) {
    await run(
      `insert into report_confirmations (id, report_id, reporter_email, confirmer_email, confirmation_token)
       values (gen_random_uuid(), $1, 'rosa@example.org', $2, convert_to(gen_random_uuid()::text, 'UTF8'))`,
      [reportId, `${name}@example.org`],
    );
    if (confirmedAt === null) return;
    await run(
      `update report_confirmations set confirmed_at = $3, confirmation_type = 'confirm'
       where report_id = $1 and confirmer_email = $2`,
      [reportId, `${name}@example.org`, confirmedAt],
    );
  }

  const become = (id: number, status: ReportStatus) => {
    const values = Object.entries(getReportColumns(status));
    const changes = values.map(([name], index) => `${name} = $${index + 2}`).join(', ');
    return refusal(`update death_incapacitation_reports set ${changes} where id = $1`, [
      id,
      ...values.map(([, value]) => value),
    ]);
  };

  /** A report brought to a state by legal steps. */
  async function reportThatIs(status: ReportStatus): Promise<number> {
    const id = await addReport({ confirmations: status === 'expired' ? 1 : 2 });
    const way: ReportStatus[] =
      status === 'pending' ? [] : status === 'revoked' ? ['released', 'revoked'] : [status];
    for (const step of way) expect(await become(id, step)).toBeNull();
    return id;
  }

  /** Tries to insert a copy of a report's row with some columns changed. */
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

  return {
    run,
    refusal,
    addOwner,
    addReport,
    addWaitingWarning,
    addConfirmation,
    become,
    reportThatIs,
    copyWith,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}
