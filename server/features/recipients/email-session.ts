import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { defineHotQuery } from '../../db/hot-query.ts';
import { emailVerificationSessions } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { serviceLimits } from '../../limits.ts';
import { assertRecipientsMayRead } from '../recovery/assert-recipients-may-read.ts';

/** A live session and the address that it verifies. */
export interface EmailSession {
  id: string;
  email: string;
}

export const emailSessionExpiredError = () =>
  new DomainError('email-session-expired', 'Your verification session expired. Please verify again.');

/** Sessions last used after this time are still alive. */
const aliveSince = (now: Date) => new Date(now.getTime() - limits.emailSessionMinutes * MINUTE_MS);

/** SQL condition: the session was used within the last thirty minutes. */
export function emailSessionAliveSql(now: Date): SQL {
  return gt(emailVerificationSessions.lastActivity, aliveSince(now));
}

/**
 * Starts a session for a verified address, replacing the one that the browser had.
 * @returns the key, which cannot be retrieved later
 */
export async function startEmailSession(
  { db, random, clock, digests }: Context,
  { email, scope, replaces }: { email: string; scope: number | 'all'; replaces: string | null },
): Promise<string> {
  if (replaces) {
    await db
      .delete(emailVerificationSessions)
      .where(eq(emailVerificationSessions.sessionKey, digests.token(replaces)));
  }
  const key = random.token();
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

const sessionQuery = defineHotQuery('email-session', (db) =>
  db
    .select({
      id: emailVerificationSessions.id,
      email: emailVerificationSessions.email,
      lastActivity: emailVerificationSessions.lastActivity,
    })
    .from(emailVerificationSessions)
    .where(
      and(
        eq(emailVerificationSessions.sessionKey, sql.placeholder('sessionKey')),
        gt(emailVerificationSessions.lastActivity, sql.placeholder('aliveSince')),
      ),
    ),
);

/**
 * Uses a session, which extends it, but writes at most once every half minute. Anyone who reads with it must also call
 * `assertRecipientsMayRead`.
 * @throws DomainError `email-session-expired`, or `restoring` for a session that a restore may have removed
 */
export async function requireEmailSession(ctx: Context, key: string | undefined): Promise<EmailSession> {
  const { db, clock, digests } = ctx;
  const now = clock.now();
  const [session] = await sessionQuery(db, {
    sessionKey: digests.token(key ?? ''),
    aliveSince: aliveSince(now),
  });
  if (!session) {
    await assertRecipientsMayRead(ctx);
    throw emailSessionExpiredError();
  }
  const { lastActivity, ...used } = session;
  if (now.getTime() - lastActivity.getTime() >= serviceLimits.sessionTouchIntervalMs)
    await touch(db, used.id, now);
  return used;
}

/**
 * Records that a session was used.
 * @throws DomainError `email-session-expired` if it has ended in the meantime
 */
async function touch(db: Database, id: string, now: Date): Promise<void> {
  const touched = await db
    .update(emailVerificationSessions)
    .set({ lastActivity: now })
    .where(and(eq(emailVerificationSessions.id, id), emailSessionAliveSql(now)))
    .returning({ id: emailVerificationSessions.id });
  if (touched.length === 0) throw emailSessionExpiredError();
}

/** Ends a session. A missing session is not an error. */
export async function endEmailSession({ db, digests }: Context, key: string): Promise<void> {
  await db
    .delete(emailVerificationSessions)
    .where(eq(emailVerificationSessions.sessionKey, digests.token(key)));
}
