import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isMailNotWithdrawn } from '../../adapters/mail/outbox.ts';
import {
  configurationChanges,
  mails,
  ownerDevices,
  storedFileChunks,
  storedFiles,
  subscriptions,
  triggerByteFiles,
  triggerByteVersions as versions,
  triggerBytes,
  users,
} from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { isNotTrashed } from '../access/shared-with.ts';
import type { LeavebitVersionRow } from '../leavebits/versions/version-encryption.ts';

export type OwnerRow = typeof users.$inferSelect;

/** @throws DomainError `not-signed-in` if the account no longer exists */
export async function loadOwner(db: Database, userId: number): Promise<OwnerRow> {
  const [owner] = await db.select().from(users).where(eq(users.id, userId));
  if (!owner) throw new DomainError('not-signed-in', 'Your session has expired, please login again');
  return owner;
}

const hasRecipient = (email: string) => sql`${triggerBytes.sharingEmails} @> array[${email}]::text[]`;

const isOwners = (userId: number) => and(eq(triggerBytes.userId, userId), isNotTrashed);

/**
 * Query options for an owner's LeaveBits, oldest first.
 * @param recipient limits the result to those shared with this address
 */
export const buildOwnerLeavebitsQuery = (userId: number, recipient: string | null) => ({
  where: and(isOwners(userId), recipient === null ? undefined : hasRecipient(recipient)),
  order: [asc(triggerBytes.createdAt), asc(triggerBytes.id)],
});

/** Bytes that a LeaveBit's versions take up in memory. */
export const versionBytesSql = sql<number>`coalesce((
  select sum(octet_length(${versions.content})) from ${versions}
  where ${versions.triggerByteId} = ${triggerBytes.id}), 0)`;

export async function isRecipient(db: Database, userId: number, email: string): Promise<boolean> {
  const found = await db
    .select({ id: triggerBytes.id })
    .from(triggerBytes)
    .where(and(isOwners(userId), hasRecipient(email)))
    .limit(1);
  return found.length > 0;
}

/** The number of chunks of each file. Files without chunks are absent. */
export async function countChunks(db: Database, fileIds: readonly number[]): Promise<Map<number, number>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .select({ id: storedFileChunks.fileId, chunks: sql<number>`count(*)::int` })
    .from(storedFileChunks)
    .where(inArray(storedFileChunks.fileId, [...fileIds]))
    .groupBy(storedFileChunks.fileId);
  return new Map(rows.map(({ id, chunks }) => [id, chunks]));
}

/** Emails sent on an owner's behalf or about their account, latest first. */
export function listMails(db: Database, { id, email }: OwnerRow) {
  const isAboutThem = or(eq(mails.userId, id), and(isNull(mails.userId), eq(mails.recipient, email)));
  return db
    .select()
    .from(mails)
    .where(and(isAboutThem, isMailNotWithdrawn))
    .orderBy(desc(mails.createdAt), desc(mails.id));
}

export function listExportedConfigurationChanges(db: Database, userId: number) {
  return db
    .select()
    .from(configurationChanges)
    .where(eq(configurationChanges.userId, userId))
    .orderBy(desc(configurationChanges.seqno));
}

export async function findOwnerSubscription(db: Database, userId: number) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

export function listDevices(db: Database, userId: number) {
  return db
    .select({ lastSignIn: ownerDevices.lastSignIn })
    .from(ownerDevices)
    .where(eq(ownerDevices.userId, userId))
    .orderBy(desc(ownerDevices.lastSignIn));
}

/** The versions of several LeaveBits that later saves replaced, latest first. */
export function listVersions(db: Database, leavebitIds: readonly number[]): Promise<LeavebitVersionRow[]> {
  return db
    .select()
    .from(versions)
    .where(inArray(versions.triggerByteId, [...leavebitIds]))
    .orderBy(desc(versions.seqno));
}

/** How much an owner can export, and who the recipients are. Includes files in the trash. */
export async function loadExportOverview(db: Database, userId: number) {
  const [files] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${storedFiles.size}), 0)::float8`,
    })
    .from(triggerByteFiles)
    .innerJoin(triggerBytes, eq(triggerBytes.id, triggerByteFiles.triggerByteId))
    .innerJoin(storedFiles, eq(storedFiles.id, triggerByteFiles.storedFileId))
    .where(and(eq(triggerBytes.userId, userId), isNotNull(storedFiles.size)));
  const leavebits = await db.$count(triggerBytes, isOwners(userId));
  const recipient = sql<string>`unnest(${triggerBytes.sharingEmails})`.as('recipient');
  const recipients = await db
    .selectDistinct({ recipient })
    .from(triggerBytes)
    .where(isOwners(userId))
    .orderBy(asc(sql`recipient`));
  return { leavebits, ...files!, recipients: recipients.map((row) => row.recipient) };
}
