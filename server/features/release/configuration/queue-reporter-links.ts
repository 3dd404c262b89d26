import { and, eq, gt } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { mails } from '#server/db/schema/index.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { createReporterLinks } from '../../reporters/create-reporter-links.ts';
import { reporterLinksEmail } from './emails.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import { mailLimits } from '#server/limits.ts';
import type { OwnerRow } from '../queries.ts';

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
  for (const reporterEmail of reporters) {
    const { tokenId, ...links } = await createReporterLinks(ctx, tx, owner.id, reporterEmail);
    await queueMail(ctx, tx, {
      to: reporterEmail,
      userId: owner.id,
      kind: 'reporter-links',
      dedupeKey: releaseMailKeys.reporterLinks(tokenId),
      giveUpAt: releaseMailDeadlines.others(ctx.clock.now()),
      letter: reporterLinksEmail({
        ...getOwnerNames(ctx, owner),
        ...links,
        refuteTimeHours: owner.refuteTimeHours,
        isAgain,
      }),
    });
  }
}

/** Whether this many more link emails can be sent to an owner's reporters today. */
export async function canSendReporterLinks(
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
