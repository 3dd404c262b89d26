import type { ReportType } from '#shared/contracts/release.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import type { TestApp } from '../test-app.ts';

let serial = 0;

/** A report whose window has just ended, brought to its state by legal steps. @returns its number. */
export async function insertReport(
  app: Pick<TestApp, 'ctx'>,
  userId: number,
  status: 'pending' | 'released' | 'refuted',
  reportType: ReportType = 'death',
): Promise<number> {
  const id = ++serial;
  const now = app.ctx.clock.now();
  const { pool } = app.ctx;
  await pool.query(
    `insert into death_incapacitation_reports (id, user_id, reporter_email, report_type, required_confirmations,
       refute_time_hours, reported_at, expires_at, refute_token)
     select $1, id, 'rita@example.org', $5::report_type, numbers.confirmations, numbers.hours,
       $3::timestamptz - make_interval(hours => greatest(48, numbers.hours)), $3, $4
     from users cross join lateral (select
       coalesce(case when $5::report_type = 'incapacitation' then incapacitation_required_confirmations end, required_confirmations) as confirmations,
       coalesce(case when $5::report_type = 'incapacitation' then incapacitation_refute_time_hours end, refute_time_hours) as hours
     ) as numbers where id = $2`,
    [id, userId, now, Buffer.from(`refute ${id}`), reportType],
  );
  await pool.query(
    `insert into report_confirmations (id, report_id, reporter_email, confirmer_email, confirmation_token)
     select gen_random_uuid(), r.id, r.reporter_email, 'cora' || n || '@example.org', convert_to('confirm ' || r.id || ' ' || n, 'UTF8')
     from death_incapacitation_reports r, generate_series(1, r.required_confirmations) n where r.id = $1`,
    [id],
  );
  await pool.query(
    "update report_confirmations set confirmed_at = $2, confirmation_type = 'confirm' where report_id = $1",
    [id, now],
  );
  await pool.query('update death_incapacitation_reports set confirmed_at = $2 where id = $1', [id, now]);
  const end = {
    pending: null,
    released: "status = 'released', released_at = $2",
    refuted: "status = 'refuted', refuted_at = $2, refuted_by = 'home'",
  }[status];
  if (status === 'released') await insertWarning(app, id, 'first', new Date(now.getTime() - 24 * HOUR_MS));
  if (end) await pool.query(`update death_incapacitation_reports set ${end} where id = $1`, [id, now]);
  return id;
}

/** A warning to a report's owner that a mail server accepted at a given time. */
export async function insertWarning(
  { ctx }: Pick<TestApp, 'ctx'>,
  reportId: number,
  stage: string,
  acceptedAt: Date,
): Promise<void> {
  await ctx.pool.query(
    `with mail as (
       insert into mails (id, recipient, kind, dedupe_key, message_id, state, created_at, accepted_at, give_up_at)
       values (gen_random_uuid(), 'o@example.org', 'report-warning', $3, $3, 'accepted', $2, $2, $2) returning id)
     insert into report_warnings (report_id, stage, mail_id, refute_token)
     select $1, $4, id, convert_to($3, 'UTF8') from mail`,
    [reportId, acceptedAt, `warning ${reportId} ${stage}`, stage],
  );
}
