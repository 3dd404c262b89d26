import { and, eq, gt } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { mails } from '#server/db/schema/index.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { createReporterLinks } from '../../reporters/create-reporter-links.ts';
import { reporterLinksEmail, reporterRestoredEmail } from './emails.ts';
import { findReporterSituation } from './find-reporter-situation.ts';
import { getRefuteTimes } from './rules.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import { mailLimits } from '#server/limits.ts';
import { findReportRowInForce, type OwnerRow } from '../queries.ts';

/**
 * Creates new links for some reporters and queues the emails. Earlier links stay valid.
 * @param owner locked, with the configuration as saved
 * @param options.isAgain whether they had links before
 * @throws DomainError `too-many-requests` if the owner has reached the daily limit for these emails
 */
export async function queueReporterLinkEmails(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  reporters: readonly string[],
  { isAgain = false }: { isAgain?: boolean } = {},
): Promise<void> {
  await assertMayMail(ctx, tx, owner.id, reporters.length);
  const isReportInForce = (await findReportRowInForce(tx, owner.id)) !== null;
  for (const reporterEmail of reporters) {
    const { tokenId, ...links } = await createReporterLinks(ctx, tx, owner.id, reporterEmail);
    await queueMail(ctx, tx, {
      to: reporterEmail,
      userId: owner.id,
      kind: 'reporter-links',
      dedupeKey: releaseMailKeys.reporterLinks(tokenId),
      giveUpAt: releaseMailDeadlines.others(ctx.clock.now()),
      content: reporterLinksEmail({
        ...getOwnerNames(ctx, owner),
        ...links,
        refuteTimes: getRefuteTimes(owner),
        isAgain,
        isReportInForce,
      }),
    });
  }
}

/**
 * Tells reporters that an undo restored them. Their earlier links work again, so they suffice if the day's emails with links are
 * used up.
 * @param owner locked, with the configuration as restored
 */
export async function queueReporterRestoredEmails(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  reporters: readonly string[],
): Promise<void> {
  const now = ctx.clock.now();
  const mayHaveLinks = await canSendReporterLinks(ctx, tx, owner.id, reporters.length);
  const report = await findReportRowInForce(tx, owner.id);
  for (const email of reporters) {
    const links = mayHaveLinks ? await createReporterLinks(ctx, tx, owner.id, email) : null;
    await queueMail(ctx, tx, {
      to: email,
      userId: owner.id,
      kind: links ? 'reporter-links' : 'reporter-restored',
      dedupeKey: links
        ? releaseMailKeys.reporterLinks(links.tokenId)
        : releaseMailKeys.reporterRestored(owner.id, email, now),
      giveUpAt: releaseMailDeadlines.others(now),
      content: reporterRestoredEmail({
        ...getOwnerNames(ctx, owner),
        links,
        situation: report && (await findReporterSituation(tx, report, email)),
      }),
    });
  }
}

/** Whether this many more link emails can be sent to an owner's reporters today. */
async function canSendReporterLinks(
  { clock }: Context,
  tx: Database,
  userId: number,
  more: number,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const sent = await tx.$count(
    mails,
    and(eq(mails.userId, userId), eq(mails.kind, 'reporter-links'), gt(mails.createdAt, since)),
  );
  return sent + more <= mailLimits.linkMailsPerDay;
}

async function assertMayMail(ctx: Context, tx: Database, userId: number, more: number): Promise<void> {
  if (await canSendReporterLinks(ctx, tx, userId, more)) return;
  throw new DomainError(
    'too-many-requests',
    'You’ve sent your reporters many emails today. Please try again tomorrow.',
    { retryAfterSeconds: DAY_MS / 1000 },
  );
}
