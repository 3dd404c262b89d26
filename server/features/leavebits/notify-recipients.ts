import { formatMoment } from '#shared/domain/dates.ts';
import { encodeEmail } from '#shared/domain/encoded-email.ts';
import { releaseState } from '#shared/domain/release.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { shareNotice } from '../recipients/letters.ts';
import type { LeavebitRow } from './content.ts';

/** Tells new recipients that something is kept for them, whatever the release rule: one mail each for this save. */
export async function notifyRecipients(
  ctx: Context,
  tx: Database,
  { leavebit, ownerUsername, emails }: { leavebit: LeavebitRow; ownerUsername: string; emails: string[] },
): Promise<void> {
  for (const email of emails) {
    const state = releaseState(leavebit.sharingConfig[email], {
      now: ctx.clock.now(),
      isEstateReleased: false,
    });
    const opensAt = state.isLocked && state.releaseDate ? formatMoment(state.releaseDate, 'UTC') : null;
    await queueMail(ctx, tx, {
      to: email,
      userId: leavebit.userId,
      kind: 'share-notice',
      dedupeKey: `share-notice/${leavebit.id}/${leavebit.seqno}/${email}`,
      letter: shareNotice({
        ownerUsername,
        // The address stands in the fragment, which browsers keep to themselves: no server log ever holds it.
        link: `${ctx.config.appOrigin}/#/my-leavebits/${encodeEmail(email)}`,
        kind: state.isLocked ? 'locked' : 'open',
        opensAt,
      }),
    });
  }
}
