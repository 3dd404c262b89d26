import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import { releaseMailKeys } from '../../mail-keys.ts';
import type { OwnerRow } from '../../queries.ts';
import { listWarningWays, queueByWay, type WarningWay } from '../../reports/warning-ways.ts';
import { protectionLoweredText } from '../../texts.ts';
import { protectionLoweredEmail } from '../emails.ts';
import { getReleaseTerms, isLessProtected } from '../rules.ts';
import { describeTermChanges } from '../term-changes.ts';

/**
 * Warns an owner at their second address and phone that a change leaves them less protected from false reports. Somebody who reads
 * their mail may have made it. The account's own address gets the email about the change, with its undo link.
 * @param change.before with the ways to warn, which the same change may have replaced
 */
export async function warnOfLowerProtection(
  ctx: Context,
  tx: Database,
  { before, saved }: { before: OwnerRow; saved: OwnerRow },
): Promise<void> {
  const now = ctx.clock.now();
  const [earlier, later] = [getReleaseTerms(before, now), getReleaseTerms(saved, now)];
  if (!isLessProtected(earlier, later)) return;
  const { awayUntil, coolDownDays } = later;
  // Whoever else reads the second mailbox learns nothing about the reporters.
  const changes = describeTermChanges(
    earlier,
    { ...earlier, awayUntil, coolDownDays },
    String,
    (date) => formatEmailDate(ctx, new Date(date), saved).text,
  );
  await queueByWays(
    ctx,
    tx,
    { owner: saved, ways: listWarningWays(ctx, before).filter(({ kind }) => kind !== 'email') },
    { occasion: `configuration/${saved.seqno}`, changes },
  );
}

/** Warns an owner by every verified way that a reporter whose report they refuted can report again. */
export async function warnOfKeptReporter(
  ctx: Context,
  tx: Database,
  { owner, email, called }: { owner: OwnerRow; email: string; called: (email: string) => string },
): Promise<void> {
  const occasion = `kept/${email}/${ctx.clock.now().toISOString()}`;
  const changes = [
    `You refuted a report by ${called(email)}. Someone who is signed in to your account has now decided that they stay your reporter, so they can report and confirm again.`,
  ];
  await queueByWays(ctx, tx, { owner, ways: listWarningWays(ctx, owner) }, { occasion, changes });
}

async function queueByWays(
  ctx: Context,
  tx: Database,
  { owner, ways }: { owner: OwnerRow; ways: readonly WarningWay[] },
  { occasion, changes }: { occasion: string; changes: readonly string[] },
): Promise<void> {
  const now = ctx.clock.now();
  const { appOrigin } = ctx.config;
  const email = protectionLoweredEmail({
    changes,
    at: formatEmailDate(ctx, now, owner),
    releaseUrl: `${appOrigin}/release`,
  });
  for (const way of ways)
    await queueByWay(
      ctx,
      tx,
      { owner, way },
      {
        kind: 'protection-lowered',
        dedupeKey: releaseMailKeys.protectionLowered(owner.id, occasion),
        giveUpAt: releaseMailDeadlines.others(now),
        email,
        text: protectionLoweredText(appOrigin),
      },
    );
}
