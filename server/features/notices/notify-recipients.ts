import type { OwnerNames } from '#shared/domain/names.ts';
import type { Sharing } from '#shared/domain/release.ts';
import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import { queueMails } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { accessFor, type Access, type OwnerFacts } from '../access/rules.ts';
import { shareNotice, type ShareNotice } from './letters.ts';
import { noticeKinds, whoMayBeNotified } from './notice-allowance.ts';
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
    names,
    owner,
  }: {
    leavebit: Sharing & { id: number; userId: number };
    before: Sharing | null;
    names: OwnerNames;
    owner: OwnerFacts;
  },
): Promise<void> {
  const now = ctx.clock.now();
  const certain = ctx.clock.certain();
  const recipients = newRecipients(before, leavebit);
  const allowed = await whoMayBeNotified(
    tx,
    leavebit.userId,
    recipients.map(({ email }) => email),
    now,
  );
  await queueMails(
    ctx,
    tx,
    recipients
      .filter(({ email }) => allowed.has(email))
      .map(({ email, setting }) => ({
        to: email,
        userId: leavebit.userId,
        kind: noticeKinds.shared,
        dedupeKey: `share-notice/${leavebit.id}/${now.toISOString().slice(0, 10)}/${email}`,
        letter: shareNotice({
          ...names,
          link: recipientLink(ctx, email),
          ...noticeOf(
            ctx,
            accessFor({ isDamaged: false, isTrashed: false, setting, hasLeft: false, ...owner }, certain),
          ),
        }),
      })),
  );
}

function noticeOf(ctx: Context, access: Access): Pick<ShareNotice, 'kind' | 'lock'> {
  if (access.kind !== 'locked') return { kind: 'open' };
  const { waitsFor, opensAt } = access.lock;
  return { kind: 'locked', lock: { waitsFor, opensAt: opensAt && letterMoment(ctx, opensAt) } };
}
