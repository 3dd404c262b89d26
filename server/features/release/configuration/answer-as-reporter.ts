import { eq } from 'drizzle-orm';
import type { ReporterAnswer } from '#shared/contracts/release.ts';
import { queueMail } from '../../../adapters/mail/outbox.ts';
import { triedFor } from '../../../adapters/mail/tried-for.ts';
import type { Context } from '../../../context.ts';
import { reporterTokens } from '../../../db/schema/index.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { mailKeys } from '../mail-keys.ts';
import { findReporterByLink } from '../queries.ts';
import { linkRefused } from '../reports/link-refused.ts';
import { reporterDeclined } from './letters.ts';

/**
 * Keeps whether somebody who was chosen wants to be a reporter. The owner sees it, and gets a mail when they decline. Their
 * links work all the same: in an emergency nobody should stand before a closed door.
 * @throws DomainError `not-found` with the `reason` `unknown`
 */
export async function answerAsReporter(
  ctx: Context,
  { token, answer }: { token: string; answer: ReporterAnswer },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(token);
    const known = await findReporterByLink(tx, digest, { withPractice: true });
    const owner = known && (await lockOwner(tx, known.owner.id));
    // Look for it again under the lock: the owner may just have removed this reporter.
    const link = owner && (await findReporterByLink(tx, digest, { withPractice: true }));
    if (!owner || !link) throw linkRefused('unknown');
    const now = ctx.clock.now();
    await tx
      .update(reporterTokens)
      .set({ answer, answeredAt: now, openedAt: link.token.openedAt ?? now })
      .where(eq(reporterTokens.id, link.token.id));
    await recordActivity(ctx, tx, {
      userId: owner.id,
      kind: answer === 'accept' ? 'reporter-accepted' : 'reporter-declined',
      subject: link.token.reporterEmail,
      once: `${link.token.id}/${now.toISOString().slice(0, 10)}`,
    });
    if (answer === 'accept') return;
    await queueMail(ctx, tx, {
      to: owner.email,
      kind: 'reporter-declined',
      dedupeKey: mailKeys.reporterDeclined(link.token.id),
      giveUpAt: triedFor.others(now),
      letter: reporterDeclined({
        reporterEmail: link.token.reporterEmail,
        homeUrl: `${ctx.config.appOrigin}/home`,
      }),
    });
  });
}
