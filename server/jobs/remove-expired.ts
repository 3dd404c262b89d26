import { lt, sql } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import {
  downloadTickets,
  emailVerificationSessions,
  loginVerificationCodes,
  mailEventReceipts,
  passwordResetCodes,
  rateLimits,
  registerVerificationCodes,
  session,
  verificationCodes,
} from '../db/schema/index.ts';
import { mailLimits } from '../limits.ts';

/** Removes expired codes, tickets, sessions and counts of tries. Safe to run at any moment, and twice. */
export async function removeExpired({ db, clock }: Context): Promise<void> {
  if (!clock.isSound()) return;
  const now = clock.now();
  for (const codes of [
    loginVerificationCodes,
    passwordResetCodes,
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
  // The libraries of these two date them by the machine's own clock.
  await db.delete(session).where(sql`${session.expire} < now()`);
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`extract(epoch from now()) * 1000`));
}
