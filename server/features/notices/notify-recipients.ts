import type { Sharing } from '#shared/domain/release.ts';
import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { readOwnerFacts } from '../access/read-estate.ts';
import { accessFor, type Access } from '../access/rules.ts';
import { shareNotice, type ShareNotice } from './letters.ts';
import { mayNotify, noticeKinds } from './notice-allowance.ts';
import { recipientLink } from './recipient-link.ts';
import { newRecipients } from './rules.ts';

/**
 * Tells new recipients that something is kept for them. Each recipient is told under every release rule, and at most once a
 * day for a LeaveBit.
 * If a save opens it for some recipients, `announceOpenings` tells them.
 * @param saved.before the LeaveBit before the save; null when it is new.
 */
export async function notifyRecipients(
  ctx: Context,
  tx: Database,
  {
    leavebit,
    before,
    ownerUsername,
  }: {
    leavebit: Sharing & { id: number; userId: number };
    before: Sharing | null;
    ownerUsername: string;
  },
): Promise<void> {
  const now = ctx.clock.now();
  const certain = ctx.clock.certain();
  const owner = await readOwnerFacts(tx, leavebit.userId);
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
        ...noticeOf(ctx, accessFor({ setting, ...owner }, certain)),
      }),
    });
  }
}

function noticeOf(ctx: Context, access: Access): Pick<ShareNotice, 'kind' | 'lock'> {
  if (access.kind !== 'locked') return { kind: 'open' };
  const { waitsFor, opensAt } = access.lock;
  return { kind: 'locked', lock: { waitsFor, opensAt: opensAt && letterMoment(ctx, opensAt) } };
}
