import { and, eq, gt } from 'drizzle-orm';
import { formatMoment, timeConverterPath } from '#shared/domain/dates.ts';
import { encodeEmail } from '#shared/domain/encoded-email.ts';
import { releaseState } from '#shared/domain/release.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema/index.ts';
import { shareNotice } from '../recipients/letters.ts';
import type { LeavebitRow } from './content.ts';

/**
 * What one owner may send to one address in a day. Further LeaveBits are shared all the same: the address has
 * its link, which shows them too; more of the same mail would only be a nuisance, or be meant as one.
 */
const NOTICES_A_DAY = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Tells new recipients that something is kept for them, whatever the release rule: at most once a day for a LeaveBit. */
export async function notifyRecipients(
  ctx: Context,
  tx: Database,
  { leavebit, ownerUsername, emails }: { leavebit: LeavebitRow; ownerUsername: string; emails: string[] },
): Promise<void> {
  const now = ctx.clock.now();
  const today = now.toISOString().slice(0, 10);
  for (const email of emails) {
    if ((await noticesToday(tx, leavebit.userId, email, now)) >= NOTICES_A_DAY) continue;
    const state = releaseState(leavebit.sharingConfig[email], { now, isEstateReleased: false });
    const opens = state.isLocked ? state.releaseDate : null;
    await queueMail(ctx, tx, {
      to: email,
      userId: leavebit.userId,
      kind: 'share-notice',
      dedupeKey: `share-notice/${leavebit.id}/${today}/${email}`,
      letter: shareNotice({
        ownerUsername,
        // The address stands in the fragment, which browsers keep to themselves: no server log ever holds it.
        link: `${ctx.config.appOrigin}/#/my-leavebits/${encodeEmail(email)}`,
        kind: state.isLocked ? 'locked' : 'open',
        opensAt: opens && formatMoment(opens, 'UTC'),
        opensAtUrl: opens && ctx.config.appOrigin + timeConverterPath(opens),
      }),
    });
  }
}

function noticesToday(tx: Database, userId: number, email: string, now: Date): Promise<number> {
  return tx.$count(
    mails,
    and(
      eq(mails.userId, userId),
      eq(mails.recipient, email),
      eq(mails.kind, 'share-notice'),
      gt(mails.createdAt, new Date(now.getTime() - DAY_MS)),
    ),
  );
}
