import { and, inArray, isNull, lt, not, notExists, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import {
  codeAllowances,
  configurationChanges,
  deathIncapacitationReports as reports,
  downloadTickets,
  emailChanges,
  emailVerificationSessions,
  guessCounts,
  leavebitDrafts,
  lostReporterTokens,
  mailEventReceipts,
  oneTimeCodes,
  ownerDevices,
  passkeyChallenges,
  mailLanguages,
  peopleNames,
  rateLimits,
  sealingKeys,
  serviceOutages,
  session,
  sharingChanges,
  sharingDigests,
  signIns,
  substitutes,
  totpFactors,
  triggerBytes,
  users,
  viewerVerified,
} from '../../db/schema/index.ts';
import { mailLimits, retentionLimits, serviceLimits } from '../../limits.ts';
import { draftExpiredSql } from '../drafts/manage-drafts.ts';
import { isKnownPerson, isOwnersRecipient } from '../people/is-known-person.ts';
import { isObsoleteSealingKey } from '../sealing/sealing-keys.ts';
import { removeRowsInBatches, removeRowsByScan } from './batches.ts';
import { removeSentFarewells, removeOldMails, removeUnconfirmedMails } from './remove-mails.ts';
import { removeUnusedOffers, removeOldPayments } from './remove-payments.ts';

/**
 * Removes every row whose retention period has passed (`periods.ts`). Idempotent and safe to run concurrently. Removes nothing
 * during a recovery or while the clock is uncertain.
 */
export async function removeExpiredRows(ctx: Context): Promise<void> {
  await removeCodesAndSessions(ctx);
  await removeCountsOfTries(ctx);
  await removeUnconfirmedMails(ctx);
  await removeSentFarewells(ctx);
  await removeOldMails(ctx);
  await removeUnusedOffers(ctx);
  await removeOldPayments(ctx);
  await removeEndedUndoLinks(ctx);
  await removeNamesOfNobody(ctx);
  await removeLanguagesOfNobody(ctx);
  await removeRowsInBatches(ctx, sealingKeys, isObsoleteSealingKey(ctx.clock.trustedNow()));
  await removeOldProofs(ctx);
  await removeOldOutages(ctx);
}

async function removeCodesAndSessions(ctx: Context): Promise<void> {
  const now = ctx.clock.trustedNow();
  const before = (ms: number) => new Date(now.getTime() - ms);
  for (const asked of [oneTimeCodes, emailChanges, passkeyChallenges])
    await removeRowsInBatches(ctx, asked, lt(asked.expiresAt, now));
  const neverConfirmed = and(isNull(totpFactors.confirmedAt), lt(totpFactors.startedAt, before(HOUR_MS)));
  await removeRowsInBatches(ctx, totpFactors, neverConfirmed);
  await removeRowsInBatches(ctx, signIns, lt(signIns.at, before(retentionLimits.signInDays * DAY_MS)));
  await removeRowsInBatches(ctx, downloadTickets, lt(downloadTickets.expiresAt, now));
  const lastUse = before(limits.emailSessionMinutes * MINUTE_MS);
  await removeRowsInBatches(
    ctx,
    emailVerificationSessions,
    lt(emailVerificationSessions.lastActivity, lastUse),
  );
  await removeRowsInBatches(ctx, leavebitDrafts, draftExpiredSql(now));
  const lastSignIn = before(serviceLimits.deviceRetentionDays * DAY_MS);
  await removeRowsInBatches(ctx, ownerDevices, lt(ownerDevices.lastSignIn, lastSignIn));
  // The session library dates these by the machine's clock, and so does the one behind `rate_limits`.
  await removeRowsInBatches(ctx, session, sql`${session.expire} < now()`);
}

async function removeCountsOfTries(ctx: Context): Promise<void> {
  const now = ctx.clock.trustedNow();
  await removeRowsInBatches(
    ctx,
    guessCounts,
    and(lt(guessCounts.forgottenAt, now), lt(guessCounts.opensAt, now)),
  );
  await removeRowsInBatches(ctx, rateLimits, lt(rateLimits.expire, sql`extract(epoch from now()) * 1000`));
  await removeRowsInBatches(ctx, codeAllowances, lt(codeAllowances.refilledAt, now));
  const lastBelieved = new Date(now.getTime() - mailLimits.receiptRetentionDays * DAY_MS);
  await removeRowsInBatches(ctx, mailEventReceipts, lt(mailEventReceipts.receivedAt, lastBelieved));
}

/**
 * Data that an undo link could restore is removed when the link expires. The link itself is retained for a while, to explain why
 * it no longer works.
 */
async function removeEndedUndoLinks(ctx: Context): Promise<void> {
  const end = ctx.clock.trustedNow().getTime() - limits.undoHours * HOUR_MS;
  const ended = ctx.db
    .select({ id: configurationChanges.id })
    .from(configurationChanges)
    .where(lt(configurationChanges.changedAt, new Date(end)));
  await removeRowsInBatches(ctx, lostReporterTokens, inArray(lostReporterTokens.changeId, ended));
  const lastTold = new Date(end - serviceLimits.deadUndoLinkDays * DAY_MS);
  await removeRowsInBatches(ctx, configurationChanges, lt(configurationChanges.changedAt, lastTold));
  const endedNews = ctx.db
    .select({ id: sharingDigests.id })
    .from(sharingDigests)
    .where(lt(sharingDigests.mailedAt, new Date(end)));
  await removeRowsInBatches(ctx, sharingChanges, inArray(sharingChanges.newsId, endedNews));
  await removeRowsInBatches(ctx, sharingDigests, lt(sharingDigests.mailedAt, lastTold));
}

/**
 * Removes the substitutes of people who are no longer recipients, and the names of people who are nobody to their owner anymore.
 * An undo may restore those people, with both.
 */
async function removeNamesOfNobody(ctx: Context): Promise<void> {
  const undoable = new Date(ctx.clock.trustedNow().getTime() - limits.undoHours * HOUR_MS);
  const mayComeBack = ctx.db
    .select({ one: sql`1` })
    .from(configurationChanges)
    .where(
      sql`${configurationChanges.userId} = ${peopleNames.userId} and ${configurationChanges.changedAt} >= ${undoable.toISOString()}::timestamptz
        and ${configurationChanges.termsBefore} -> 'designatedReporters' ? ${peopleNames.email}`,
    );
  // The addresses in these are encrypted, so any sharing change that can be undone retains all of the owner's names.
  const mayBeGivenBack = ctx.db
    .select({ one: sql`1` })
    .from(sharingChanges)
    .where(sql`${sharingChanges.userId} = ${peopleNames.userId}`);
  const isNobodysSubstitute = and(
    not(isOwnersRecipient(substitutes.userId, substitutes.email)),
    notExists(
      ctx.db
        .select({ one: sql`1` })
        .from(sharingChanges)
        .where(sql`${sharingChanges.userId} = ${substitutes.userId}`),
    ),
  );
  // First, because a substitute keeps their name.
  await removeRowsInBatches(ctx, substitutes, isNobodysSubstitute);
  const isNobody = and(
    not(isKnownPerson(peopleNames.userId, peopleNames.email)),
    notExists(mayComeBack),
    notExists(mayBeGivenBack),
  );
  await removeRowsInBatches(ctx, peopleNames, isNobody);
}

/** Removes the languages asked for by people who are nobody to any owner anymore. */
async function removeLanguagesOfNobody(ctx: Context): Promise<void> {
  const { email } = mailLanguages;
  const uses = [
    sql`select 1 from ${triggerBytes} where ${triggerBytes.sharingEmails} @> array[${email}]`,
    sql`select 1 from ${users} where ${users.designatedReporters} @> array[${email}]`,
    sql`select 1 from ${substitutes} where ${substitutes.substituteEmail} = ${email}`,
  ];
  await removeRowsInBatches(ctx, mailLanguages, and(...uses.map((use) => sql`not exists (${use})`)));
}

/** Address verifications are retained while the address is a recipient's, because the owner sees them. */
async function removeOldProofs(ctx: Context): Promise<void> {
  const isRecipient = ctx.db
    .select({ one: sql`1` })
    .from(triggerBytes)
    .where(
      sql`${triggerBytes.userId} = ${viewerVerified.userId} and ${triggerBytes.sharingEmails} @> array[${viewerVerified.email}]`,
    );
  await removeRowsByScan(ctx, {
    table: viewerVerified,
    id: viewerVerified.id,
    at: viewerVerified.verifiedAt,
    before: new Date(ctx.clock.trustedNow().getTime() - retentionLimits.proofDays * DAY_MS),
    mayGo: notExists(isRecipient),
  });
}

/** A pending report counts uptime, so the outages since its submission are still needed. */
async function removeOldOutages(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.trustedNow().getTime() - retentionLimits.outageDays * DAY_MS);
  const countingReport = ctx.db
    .select({ one: sql`1` })
    .from(reports)
    .where(sql`${reports.status} = 'pending' and ${reports.reportedAt} < ${serviceOutages.endedAt}`);
  await removeRowsInBatches(
    ctx,
    serviceOutages,
    and(lt(serviceOutages.endedAt, before), notExists(countingReport)),
  );
}
