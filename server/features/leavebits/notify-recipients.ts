import { encodeEmail } from '#shared/domain/encoded-email.ts';
import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { shareNotice, type ShareNotice } from '../recipients/letters.ts';
import { mayNotify, noticeKinds } from '../recipients/notice-allowance.ts';
import { isEstateReleased } from '../release/estate.ts';
import { triedFor } from '../release/mail-times.ts';
import type { LeavebitRow } from './content.ts';
import { tidingsOf, type Tidings } from './rules.ts';

/**
 * Tells people what a save means for them: new recipients that something is kept for them, whatever the release rule
 * and at most once a day for a LeaveBit; those for whom it was locked and now is not, that it is open.
 * @param saved.before the LeaveBit before the save; null when it is new.
 */
export async function notifyRecipients(
  ctx: Context,
  tx: Database,
  saved: { leavebit: LeavebitRow; before: LeavebitRow | null; ownerUsername: string },
): Promise<void> {
  const { leavebit, before, ownerUsername } = saved;
  const now = ctx.clock.now();
  const circumstances = { now, isEstateReleased: await isEstateReleased(tx, leavebit.userId) };
  for (const tidings of tidingsOf(before, leavebit, circumstances)) {
    const { email } = tidings;
    if (!(await mayNotify(tx, leavebit.userId, email, now))) continue;
    await queueMail(ctx, tx, {
      to: email,
      userId: leavebit.userId,
      kind: noticeKinds[tidings.occasion],
      dedupeKey:
        tidings.occasion === 'shared'
          ? `share-notice/${leavebit.id}/${now.toISOString().slice(0, 10)}/${email}`
          : `opening/${leavebit.id}/save-${leavebit.seqno}/${email}`,
      ...(tidings.occasion === 'opened' ? { giveUpAt: triedFor.others(now) } : {}),
      letter: shareNotice({
        ownerUsername,
        // The address stands in the fragment, which browsers keep to themselves: no server log ever holds it.
        link: `${ctx.config.appOrigin}/#/my-leavebits/${encodeEmail(email)}`,
        ...noticeOf(ctx, tidings),
      }),
    });
  }
}

function noticeOf(ctx: Context, { occasion, state }: Tidings): Pick<ShareNotice, 'kind' | 'opensAt'> {
  if (occasion === 'opened') return { kind: 'opened' };
  if (!state.isLocked) return { kind: 'open' };
  const { releaseDate } = state;
  return {
    kind: 'locked',
    opensAt: releaseDate === null ? null : letterMoment(ctx, releaseDate),
  };
}
