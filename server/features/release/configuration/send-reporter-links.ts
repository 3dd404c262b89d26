import type { Context } from '#server/context.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { assertSubscriptionNotBlocked } from '../../subscriptions/assert-subscription-not-blocked.ts';
import { queueReporterLinkEmails } from './queue-reporter-links.ts';

/**
 * Emails every reporter a new set of links. Earlier links stay valid.
 * @throws DomainError `invalid` without reporters, `subscription-blocked`, `too-many-requests`
 */
export async function sendReporterLinks(ctx: Context, userId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner) throw notFoundError();
    await assertSubscriptionNotBlocked(ctx, tx, userId);
    if (owner.designatedReporters.length === 0) {
      throw new DomainError('invalid', 'You don’t have any designated reporters yet. Please add some first.');
    }
    await queueReporterLinkEmails(ctx, tx, owner, owner.designatedReporters, { isAgain: true });
    const subject = owner.designatedReporters.join(', ');
    await recordActivity(ctx, tx, { userId, kind: 'reporter-links-sent', subject });
  });
}
