import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import { releaseMailKeys } from '../../mail-keys.ts';
import type { OwnerRow } from '../../queries.ts';
import { withdrawWarningsByWay } from '../../reports/warning-ways.ts';
import { wayRemovedText } from '../../texts.ts';
import { warningWayRemovedEmail } from '../emails.ts';

/**
 * Tells verified ways that were removed or replaced, because a thief may have done it, and withdraws unsent warnings to them: the
 * owner no longer wants the address or number to get refute links.
 */
export async function notifyRemovedWays(
  ctx: Context,
  tx: Database,
  { before, saved }: { before: OwnerRow; saved: OwnerRow },
): Promise<void> {
  const told = { userId: saved.id, kind: 'warning-way-removed' } as const;
  const { appOrigin } = ctx.config;
  if (before.secondEmail !== null && before.secondEmail !== saved.secondEmail) {
    await withdrawWarningsByWay(tx, saved.id, 'second-email');
    if (before.secondEmailVerifiedAt !== null)
      await queueMail(ctx, tx, {
        ...told,
        to: before.secondEmail,
        dedupeKey: releaseMailKeys.wayRemoved(saved.id, 'second-email', saved.seqno),
        content: warningWayRemovedEmail({
          at: formatEmailDate(ctx, saved.lastUpdate, saved),
          signInUrl: `${appOrigin}/auth`,
        }),
      });
  }
  if (before.phoneNumber !== null && before.phoneNumber !== saved.phoneNumber) {
    await withdrawWarningsByWay(tx, saved.id, 'phone');
    if (before.phoneNumberVerifiedAt !== null && ctx.smsTransport)
      await queueMail(ctx, tx, {
        ...told,
        to: before.phoneNumber,
        dedupeKey: releaseMailKeys.wayRemoved(saved.id, 'phone', saved.seqno),
        content: { text: wayRemovedText(appOrigin) },
      });
  }
}
