import { and, inArray, lt, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import {
  configurationChanges,
  downloadTickets,
  emailVerificationSessions,
  guessCounts,
  loginVerificationCodes,
  lostReporterTokens,
  mailEventReceipts,
  ownerDevices,
  passwordResetCodes,
  proofCodes,
  rateLimits,
  registerVerificationCodes,
  session,
  verificationCodes,
} from '../db/schema/index.ts';
import { mailLimits, serviceLimits } from '../limits.ts';

/** Removes expired codes, links, tickets, sessions, known devices and counts of tries. Safe to run at any moment, and twice. */
export async function removeExpired({ db, clock }: Context): Promise<void> {
  if (!clock.isSound()) return;
  const now = clock.now();
  for (const codes of [
    loginVerificationCodes,
    passwordResetCodes,
    proofCodes,
    registerVerificationCodes,
    verificationCodes,
  ]) {
    await db.delete(codes).where(lt(codes.expiresAt, now));
  }
  await db.delete(downloadTickets).where(lt(downloadTickets.expiresAt, now));
  const lastUse = new Date(now.getTime() - limits.emailSessionMinutes * MINUTE_MS);
  await db.delete(emailVerificationSessions).where(lt(emailVerificationSessions.lastActivity, lastUse));
  const lastBelieved = new Date(now.getTime() - mailLimits.receiptsKeptDays * DAY_MS);
  await db.delete(mailEventReceipts).where(lt(mailEventReceipts.receivedAt, lastBelieved));
  await db.delete(guessCounts).where(and(lt(guessCounts.forgottenAt, now), lt(guessCounts.opensAt, now)));
  const lastSignIn = new Date(now.getTime() - serviceLimits.deviceKeptDays * DAY_MS);
  await db.delete(ownerDevices).where(lt(ownerDevices.lastSignIn, lastSignIn));
  await removeEndedUndoLinks(db, now);
  // The libraries of these two date them by the machine's own clock.
  await db.delete(session).where(sql`${session.expire} < now()`);
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`extract(epoch from now()) * 1000`));
}

/** What a change could bring back goes with its link. The link itself stays for a while, to say why it no longer works. */
async function removeEndedUndoLinks(db: Database, now: Date): Promise<void> {
  const end = now.getTime() - limits.undoHours * HOUR_MS;
  const ended = db
    .select({ id: configurationChanges.id })
    .from(configurationChanges)
    .where(lt(configurationChanges.changedAt, new Date(end)));
  await db.delete(lostReporterTokens).where(inArray(lostReporterTokens.changeId, ended));
  const lastTold = new Date(end - serviceLimits.deadUndoLinkDays * DAY_MS);
  await db.delete(configurationChanges).where(lt(configurationChanges.changedAt, lastTold));
}
