import { and, eq, gt } from 'drizzle-orm';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { emailVerificationSessions } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';

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
 * @returns the address it proves.
 * @throws DomainError `email-session-expired`
 */
export async function useEmailSession(
  { db, clock, digests }: Context,
  key: string | undefined,
): Promise<string> {
  const now = clock.now();
  const aliveSince = new Date(now.getTime() - limits.emailSessionMinutes * 60_000);
  const [session] = await db
    .update(emailVerificationSessions)
    .set({ lastActivity: now })
    .where(
      and(
        eq(emailVerificationSessions.sessionKey, digests.token(key ?? '')),
        gt(emailVerificationSessions.lastActivity, aliveSince),
      ),
    )
    .returning({ email: emailVerificationSessions.email });
  if (!session) {
    throw new DomainError('email-session-expired', 'Your verification session expired. Please verify again.');
  }
  return session.email;
}

/** Ends a session; one that is not there is no error. */
export async function endEmailSession({ db, digests }: Context, key: string): Promise<void> {
  await db
    .delete(emailVerificationSessions)
    .where(eq(emailVerificationSessions.sessionKey, digests.token(key)));
}
