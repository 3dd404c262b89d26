import { sql } from 'drizzle-orm';
import { mailLanes, type MailLane } from '../../adapters/mail/mail-kinds.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { mailDomain, mails } from '../../db/schema/index.ts';
import { mailLimits } from '../../limits.ts';
import { getOutgoingMailCutoff } from '../recovery/can-act-irrevocably.ts';
import type { MailConcurrencyLimiter, MailInFlight } from './mail-concurrency-limiter.ts';

/** An email that no other sender may pick up until its claim expires. */
export interface ClaimedMail extends MailInFlight {
  id: string;
}

/** The domain at which each lane's last search stopped. */
export type LaneCursors = Partial<Record<MailLane, string>>;

/**
 * Claims every due email that a free slot can take, in lane order. Within a lane, domains are served round-robin, so one domain's
 * backlog doesn't delay the others. Claims expire in case the process dies.
 */
export async function claimMails(
  ctx: Context,
  places: MailConcurrencyLimiter,
  turns: LaneCursors,
): Promise<ClaimedMail[]> {
  const free = mailLanes.filter((lane) => places.freeFor(lane) > 0);
  const lanes = free.length > 0 ? await lanesWithMails(ctx.db, free) : [];
  if (lanes.length === 0) return [];
  return ctx.db.transaction(async (tx) => {
    const from = await getOutgoingMailCutoff(ctx, tx);
    if (from === null) return [];
    const claimed: ClaimedMail[] = [];
    for (const lane of lanes) {
      const claimMore = async (after: string) => {
        const more = await claimOfLane(ctx, tx, { lane, from, after, places, claimed });
        claimed.push(...more);
        turns[lane] = more.at(-1)?.domain ?? '';
      };
      const after = turns[lane] ?? '';
      await claimMore(after);
      // Unused slots mean that the search reached the last domain, so it wraps around to the first.
      if (after !== '' && places.freeFor(lane, claimed) > 0) await claimMore('');
    }
    return claimed;
  });
}

/** The lanes with queued emails. Most polls find none and stop here. */
async function lanesWithMails(db: Database, lanes: MailLane[]): Promise<MailLane[]> {
  const { rows } = await db.execute<{ lane: MailLane }>(sql`
    select lane from unnest(${sql.param(lanes)}::mail_lane[]) with ordinality as asked(lane, place)
    where exists (select from ${mails} where ${mails.state} = 'queued' and ${mails.lane} = asked.lane)
    order by place`);
  return rows.map(({ lane }) => lane);
}

async function claimOfLane(
  { clock }: Context,
  tx: Database,
  search: {
    lane: MailLane;
    from: Date;
    after: string;
    places: MailConcurrencyLimiter;
    claimed: ClaimedMail[];
  },
): Promise<ClaimedMail[]> {
  const { lane, from, after, places, claimed } = search;
  const free = places.freeFor(lane, claimed);
  if (free <= 0) return [];
  const { most, taken } = places.domainsOf(lane, claimed);
  const now = clock.now().getTime();
  const dueBy = new Date(now + mailLimits.clocksDifferMs).toISOString();
  const claimedUntil = new Date(now + mailLimits.claimMs).toISOString();
  const domain = mailDomain(mails);
  const isWaiting = sql`${mails.state} = 'queued' and ${mails.lane} = ${lane}::mail_lane`;
  // A never-claimed email is due even if the clock has been set back since.
  const isDue = sql`(${mails.nextTryAt} <= ${dueBy}::timestamptz or ${mails.nextTryAt} = ${mails.createdAt})`;
  // Some deadlines start when their email is sent, so such emails wait while the clock is uncertain.
  const mayBeDated = clock.isTrusted() ? sql`true` : sql`${mails.followUp} is null`;
  // A loose index scan: skips from domain to domain and stops when it has enough.
  const { rows } = await tx.execute<{ id: string; domain: string }>(sql`
    with recursive next(domain) as (
      (select ${domain} from ${mails} where ${isWaiting} and ${domain} > ${after}::text order by ${domain} limit 1)
      union all
      select (select ${domain} from ${mails} where ${isWaiting} and ${domain} > next.domain order by ${domain} limit 1)
      from next where next.domain is not null
    ), due as (
      select mail.id, next.domain from next cross join lateral (
        select id from ${mails}
        where ${isWaiting} and ${domain} = next.domain and ${isDue}
          and ${mails.createdAt} >= ${from.toISOString()}::timestamptz and ${mayBeDated}
        order by ${mails.nextTryAt}
        limit ${most}::int - coalesce((${JSON.stringify(Object.fromEntries(taken))}::json ->> next.domain)::int, 0)
        for update skip locked
      ) as mail
      where next.domain is not null
      limit ${free}::int
    )
    update ${mails} set next_try_at = ${claimedUntil}::timestamptz
    from due where mails.id = due.id returning mails.id, due.domain`);
  return rows.map((row) => ({ ...row, lane })).sort((one, other) => (one.domain < other.domain ? -1 : 1));
}
