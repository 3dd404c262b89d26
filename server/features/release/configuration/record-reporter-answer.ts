import { and, eq } from 'drizzle-orm';
import type { ReporterAnswer } from '#shared/contracts/release.ts';
import type { Language } from '#shared/domain/languages.ts';
import { hasReporterDeclined } from '#shared/domain/reporters.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { reporterTokens } from '#server/db/schema/index.ts';
import { loadPersonFormatter } from '../../people/load-person-names.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { findLastReporterAnswer, findReporterByLink } from '../links/queries.ts';
import { unusableLinkError } from '../links/link-errors.ts';
import { getConfiguredNumbers } from './rules.ts';
import { countReporterAnswers } from './count-reporter-answers.ts';
import { reporterAcceptedEmail, reporterDeclinedEmail, reporterAddressChangedEmail } from './emails.ts';

/** A reporter's link, loaded under its owner's lock. */
type Locked = NonNullable<Awaited<ReturnType<typeof findReporterByLink>>> & { now: Date; day: string };

/**
 * Stores whether a chosen person agrees to be a reporter. The owner sees the answer, and is emailed if they decline, or accept
 * after all. Their links keep working either way, because nobody should be locked out in an emergency.
 * @throws DomainError `not-found` with the `reason` `unknown`
 */
export function recordReporterAnswer(
  ctx: Context,
  { token, answer }: { token: string; answer: ReporterAnswer },
): Promise<void> {
  return withLink(ctx, token, async (tx, { owner, token: link, now, day }) => {
    const before = await findLastReporterAnswer(tx, link);
    await tx
      .update(reporterTokens)
      .set({ answer, answeredAt: now, openedAt: link.openedAt ?? now })
      .where(eq(reporterTokens.id, link.id));
    await recordActivity(ctx, tx, {
      userId: owner.id,
      kind: answer === 'accept' ? 'reporter-accepted' : 'reporter-declined',
      subject: link.reporterEmail,
      once: `${link.id}/${day}`,
    });
    const hadDeclined = hasReporterDeclined(before?.answer ?? null);
    if (answer === 'accept' ? !hadDeclined : link.answer === 'decline') return;
    const called = await loadPersonFormatter(ctx, tx, owner.id);
    const releaseUrl = `${ctx.config.appOrigin}/release`;
    if (answer === 'accept') {
      await queueMail(ctx, tx, {
        to: owner.email,
        kind: 'reporter-accepted',
        dedupeKey: releaseMailKeys.reporterAccepted(link.id, day),
        giveUpAt: releaseMailDeadlines.others(now),
        content: reporterAcceptedEmail({ reporter: called(link.reporterEmail), releaseUrl }),
      });
      return;
    }
    const { accepted, willing } = await countReporterAnswers(tx, owner.id, owner.designatedReporters);
    await queueMail(ctx, tx, {
      to: owner.email,
      kind: 'reporter-declined',
      dedupeKey: releaseMailKeys.reporterDeclined(link.id, day),
      giveUpAt: releaseMailDeadlines.others(now),
      content: reporterDeclinedEmail({
        reporter: called(link.reporterEmail),
        left: willing,
        accepted,
        numbers: getConfiguredNumbers(owner),
        releaseUrl,
      }),
    });
  });
}

/**
 * Stores whether a reporter still reads email at their address. The owner sees the answer, and is emailed if they don't.
 * @throws DomainError `not-found` with the `reason` `unknown`
 */
export function recordAddressAnswer(
  ctx: Context,
  { token, isGood }: { token: string; isGood: boolean },
): Promise<void> {
  return withLink(ctx, token, async (tx, { owner, token: link, now, day }) => {
    await tx
      .update(reporterTokens)
      .set({ isAddressGood: isGood, addressAnsweredAt: now, openedAt: link.openedAt ?? now })
      .where(eq(reporterTokens.id, link.id));
    await recordActivity(ctx, tx, {
      userId: owner.id,
      kind: isGood ? 'reporter-address-good' : 'reporter-moved',
      subject: link.reporterEmail,
      once: `${link.id}/address/${day}`,
    });
    if (isGood) return;
    const called = await loadPersonFormatter(ctx, tx, owner.id);
    await queueMail(ctx, tx, {
      to: owner.email,
      kind: 'reporter-moved',
      dedupeKey: releaseMailKeys.reporterMoved(link.id, day),
      giveUpAt: releaseMailDeadlines.others(now),
      content: reporterAddressChangedEmail({
        reporter: called(link.reporterEmail),
        releaseUrl: `${ctx.config.appOrigin}/release`,
      }),
    });
  });
}

/**
 * Stores the language in which a reporter wants emails about this owner. Not about others, because a link can be forwarded, and
 * only proves that its holder was given it.
 * @throws DomainError `not-found` with the `reason` `unknown`
 */
export function recordReporterMailLanguage(
  ctx: Context,
  { token, language }: { token: string; language: Language },
): Promise<void> {
  return withLink(ctx, token, async (tx, { token: { userId, reporterEmail } }) => {
    await tx
      .update(reporterTokens)
      .set({ language })
      .where(and(eq(reporterTokens.userId, userId), eq(reporterTokens.reporterEmail, reporterEmail)));
  });
}

async function withLink(
  ctx: Context,
  token: string,
  act: (tx: Database, link: Locked) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(token);
    const known = await findReporterByLink(tx, digest, { withPractice: true });
    const owner = known && (await lockOwner(tx, known.owner.id));
    // Look it up again under the lock, because the owner may have just removed this reporter.
    const link = owner && (await findReporterByLink(tx, digest, { withPractice: true }));
    if (!owner || !link) throw unusableLinkError('unknown');
    const now = ctx.clock.now();
    await act(tx, { ...link, owner, now, day: now.toISOString().slice(0, 10) });
  });
}
