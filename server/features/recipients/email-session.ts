import { and, eq, gt, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { emailVerificationSessions } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';

/** A live session, and the address it proves. */
export interface EmailSession {
  id: string;
  email: string;
}

export const emailSessionExpired = () =>
  new DomainError('email-session-expired', 'Your verification session expired. Please verify again.');

/** The condition that a session was used within its thirty minutes. */
export function isAlive(now: Date): SQL {
  const aliveSince = new Date(now.getTime() - limits.emailSessionMinutes * MINUTE_MS);
  return gt(emailVerificationSessions.lastActivity, aliveSince);
}

/** A new session for a proved address, in place of the one the browser held. @returns the key, shown this once. */
export async function startEmailSession(
  { db, ids, clock, digests }: Context,
  { email, scope, replaces }: { email: string; scope: number | 'all'; replaces: string | null },
): Promise<string> {
  if (replaces) {
    await db
      .delete(emailVerificationSessions)
      .where(eq(emailVerificationSessions.sessionKey, digests.token(replaces)));
  }
  const key = ids.token();
  const now = clock.now();
  await db.insert(emailVerificationSessions).values({
    sessionKey: digests.token(key),
    email,
    verifiedTriggerBytes: JSON.stringify([scope]),
    lastActivity: now,
    createdAt: now,
  });
  return key;
}

/**
 * Uses a session, which prolongs it.
 * @throws DomainError `email-session-expired`
 */
export async function useEmailSession(
  { db, clock, digests }: Context,
  key: string | undefined,
): Promise<EmailSession> {
  const now = clock.now();
  const [session] = await db
    .update(emailVerificationSessions)
    .set({ lastActivity: now })
    .where(and(eq(emailVerificationSessions.sessionKey, digests.token(key ?? '')), isAlive(now)))
    .returning({ id: emailVerificationSessions.id, email: emailVerificationSessions.email });
  if (!session) {
    throw emailSessionExpired();
  }
  return session;
}

/** Ends a session. A missing session is not an error. */
export async function endEmailSession({ db, digests }: Context, key: string): Promise<void> {
  await db
    .delete(emailVerificationSessions)
    .where(eq(emailVerificationSessions.sessionKey, digests.token(key)));
}
