import { releaseState, type ReleaseState } from '#shared/domain/release.ts';
import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { shareNotice, type ShareNotice } from '../recipients/letters.ts';
import { mayNotify, noticeKinds } from '../recipients/notice-allowance.ts';
import { isEstateReleased } from '../release/estate.ts';
import { recipientLink } from '../release/tell-people.ts';
import type { LeavebitRow } from './content.ts';
import { newRecipients } from './rules.ts';

/**
 * Tells new recipients that something is kept for them, whatever the release rule and at most once a day for a LeaveBit.
 * Those for whom a save opens it are told by `announceOpenings`.
 * @param saved.before the LeaveBit before the save; null when it is new.
 */
export async function notifyRecipients(
  ctx: Context,
  tx: Database,
  saved: { leavebit: LeavebitRow; before: LeavebitRow | null; ownerUsername: string },
): Promise<void> {
  const { leavebit, before, ownerUsername } = saved;
  const now = ctx.clock.now();
  const circumstances = {
    now: ctx.clock.certain(),
    isEstateReleased: await isEstateReleased(tx, leavebit.userId),
  };
  for (const { email, setting } of newRecipients(before, leavebit)) {
    if (!(await mayNotify(tx, leavebit.userId, email, now))) continue;
    await queueMail(ctx, tx, {
      to: email,
      userId: leavebit.userId,
      kind: noticeKinds.shared,
      dedupeKey: `share-notice/${leavebit.id}/${now.toISOString().slice(0, 10)}/${email}`,
      letter: shareNotice({
        ownerUsername,
        link: recipientLink(ctx, email),
        ...noticeOf(ctx, releaseState(setting, circumstances)),
      }),
    });
  }
}

function noticeOf(ctx: Context, state: ReleaseState): Pick<ShareNotice, 'kind' | 'opensAt'> {
  if (!state.isLocked) return { kind: 'open' };
  const { releaseDate } = state;
  return {
    kind: 'locked',
    opensAt: releaseDate === null ? null : letterMoment(ctx, releaseDate),
  };
}
