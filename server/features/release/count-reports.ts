import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Reports for whoever looks after the service: `pending` are all that are being decided, `unheard` those a day old whose
 * warnings no mail server has answered for good, `overdue` those that nothing keeps from opening, and yet have not for an hour.
 */
export async function countReports({ db, clock }: Context): Promise<{
  pending: number;
  unheard: number;
  overdue: number;
}> {
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS).toISOString();
  const { rows } = await db.execute<{ pending: number; unheard: number; overdue: number }>(sql`
    select count(*)::int as pending,
      (count(*) filter (where reported_at < ${ago(24)}::timestamptz and not answered))::int as unheard,
      (count(*) filter (where confirmed_at is not null and expires_at < ${ago(1)}::timestamptz
        and answered and not waiting))::int as overdue
    from death_incapacitation_reports r
    cross join lateral (
      select coalesce(bool_or(m.accepted_at is not null or m.refused_at is not null), false) as answered,
        coalesce(bool_or(m.state = 'queued'), false) as waiting
      from report_warnings w join mails m on m.id = w.mail_id where w.report_id = r.id
    ) as warnings
    where r.status = 'pending'`);
  return rows[0] ?? { pending: 0, unheard: 0, overdue: 0 };
}
