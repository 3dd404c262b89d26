import type { OwnerNames } from '#shared/domain/display-names.ts';
import type { SharingSettings } from '#shared/domain/release.ts';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import { queueMails } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { decideAccess, type AccessDecision, type OwnerAccessFacts } from '../access/rules.ts';
import { shareNoticeEmail, type ShareNoticeFacts } from './emails.ts';
import { noticeKinds, filterNotifiableEmails } from './notice-allowance.ts';
import { buildRecipientEmailLink } from './recipient-link.ts';
import { findNewRecipients } from './rules.ts';

/**
 * Notifies new recipients that something is stored for them, whatever the release rule, up to once a day per LeaveBit. If the
 * save opens it for existing recipients, `announceOpenings` notifies those.
 * @param saved.before the LeaveBit before the save; null if it is new
 */
export async function notifyNewRecipients(
  ctx: Context,
  tx: Database,
  {
    leavebit,
    before,
    names,
    owner,
  }: {
    leavebit: SharingSettings & { id: number; userId: number; sealed: boolean };
    before: SharingSettings | null;
    names: OwnerNames;
    owner: OwnerAccessFacts;
  },
): Promise<void> {
  const now = ctx.clock.now();
  const certain = ctx.clock.trustedNow();
  const recipients = findNewRecipients(before, leavebit);
  const allowed = await filterNotifiableEmails(
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
        content: shareNoticeEmail({
          ...names,
          link: buildRecipientEmailLink(ctx, email),
          isSealed: leavebit.sealed,
          ...noticeOf(
            ctx,
            decideAccess({ isDamaged: false, isTrashed: false, setting, hasLeft: false, ...owner }, certain),
          ),
        }),
      })),
  );
}

function noticeOf(ctx: Context, access: AccessDecision): Pick<ShareNoticeFacts, 'kind' | 'lock'> {
  if (access.kind !== 'locked') return { kind: 'open' };
  const { waitsFor, opensAt } = access.lock;
  return { kind: 'locked', lock: { waitsFor, opensAt: opensAt && formatEmailDate(ctx, opensAt) } };
}
