import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { uploads, uploadSessions } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { isUploadSessionActive } from './rules.ts';

/**
 * Makes this session the only one in which the owner can upload, and locks its row until the transaction ends.
 * @returns how many files the session has, as stated when it was claimed; later values are ignored.
 * @throws DomainError `conflict` while another session is active.
 */
export async function claimUploadSession(
  { clock }: Pick<Context, 'clock'>,
  tx: Database,
  session: { userId: number; sessionId: string; fileCount: number | null },
): Promise<{ fileCount: number | null }> {
  const isFirst = await tx.insert(uploadSessions).values(session).onConflictDoNothing().returning();
  if (isFirst.length > 0) return session;
  const ofUser = eq(uploadSessions.userId, session.userId);
  const [current] = await tx.select().from(uploadSessions).where(ofUser).for('update');
  if (current?.sessionId === session.sessionId) return current;
  if (current && (await isInTheWay(tx, current, clock.now()))) throw uploadInProgress();
  await tx.insert(uploadSessions).values(session).onConflictDoUpdate({
    target: uploadSessions.userId,
    set: session,
  });
  return session;
}

/** Rejects anything that must not run alongside an owner's upload session. @throws DomainError `conflict` */
export async function assertNoUploadSession({ db, clock }: Context, userId: number): Promise<void> {
  const [current] = await db.select().from(uploadSessions).where(eq(uploadSessions.userId, userId));
  if (current && (await isInTheWay(db, current, clock.now()))) throw uploadInProgress();
}

async function isInTheWay(
  db: Database,
  { userId, sessionId, fileCount }: typeof uploadSessions.$inferSelect,
  now: Date,
): Promise<boolean> {
  const ofSession = await db
    .select({ completedAt: uploads.completedAt, lastActivity: uploads.lastActivity })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.sessionId, sessionId)));
  return isUploadSessionActive({ fileCount, uploads: ofSession }, now);
}

function uploadInProgress(): DomainError {
  return new DomainError('upload-in-progress', 'Upload already in progress for this user');
}
