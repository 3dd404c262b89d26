import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { isMailNotWithdrawn } from '../../adapters/mail/outbox.ts';
import {
  configurationChanges,
  mails,
  ownerDevices,
  storedFiles,
  subscriptions,
  substituteTurns,
  triggerByteFiles,
  triggerByteVersions as versions,
  triggerBytes,
  users,
} from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { isNotTrashed } from '../access/shared-with.ts';
import { listSubstitutes } from '../people/substitutes.ts';
import type { LeavebitVersionRow } from '../leavebits/versions/version-encryption.ts';

export type OwnerRow = typeof users.$inferSelect;

/** @throws DomainError `not-signed-in` if the account no longer exists */
export async function loadOwner(db: Database, userId: number): Promise<OwnerRow> {
  const [owner] = await db.select().from(users).where(eq(users.id, userId));
  if (!owner) throw new DomainError('not-signed-in', 'Your session has expired, please login again');
  return owner;
}

const hasRecipient = (email: string) => sql`${triggerBytes.sharingEmails} @> array[${email}]::text[]`;

/** SQL condition: an owner's LeaveBit outside the trash. */
export const isInExport = (userId: number) => and(eq(triggerBytes.userId, userId), isNotTrashed);

/**
 * Query options for an owner's LeaveBits, oldest first.
 * @param recipient limits the result to those shared with this address
 */
export const buildOwnerLeavebitsQuery = (userId: number, recipient: string | null) => ({
  where: and(isInExport(userId), recipient === null ? undefined : hasRecipient(recipient)),
  order: [asc(triggerBytes.createdAt), asc(triggerBytes.id)],
});

/** Bytes that a LeaveBit's versions take up in memory. */
export const versionBytesSql = sql<number>`coalesce((
  select sum(octet_length(${versions.content})) from ${versions}
  where ${versions.triggerByteId} = ${triggerBytes.id}), 0)`;

/** Whether an address receives something: as a recipient, or as the substitute of one. */
export async function receivesAnything(
  ctx: Context,
  db: Database,
  userId: number,
  email: string,
): Promise<boolean> {
  const recipients = await listRecipients(db, userId);
  return recipients.includes(email) || (await listSubstitutesOf(ctx, db, userId, recipients)).includes(email);
}

async function listRecipients(db: Database, userId: number): Promise<string[]> {
  const recipient = sql<string>`unnest(${triggerBytes.sharingEmails})`.as('recipient');
  const rows = await db.selectDistinct({ recipient }).from(triggerBytes).where(isInExport(userId));
  return rows.map((row) => row.recipient);
}

async function listSubstitutesOf(
  ctx: Context,
  db: Database,
  userId: number,
  recipients: readonly string[],
): Promise<string[]> {
  const all = await listSubstitutes(ctx, db, userId);
  return all.flatMap(({ email, substitute }) => (recipients.includes(email) ? [substitute] : []));
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

/** How much an owner can export, and who receives something, also as a substitute. Includes files in the trash. */
export async function loadExportOverview(ctx: Context, userId: number) {
  const { db } = ctx;
  const [files] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${storedFiles.size}), 0)::float8`,
    })
    .from(triggerByteFiles)
    .innerJoin(triggerBytes, eq(triggerBytes.id, triggerByteFiles.triggerByteId))
    .innerJoin(storedFiles, eq(storedFiles.id, triggerByteFiles.storedFileId))
    .where(and(eq(triggerBytes.userId, userId), isNotNull(storedFiles.size)));
  const leavebits = await db.$count(triggerBytes, isInExport(userId));
  const recipients = await listRecipients(db, userId);
  const substitutes = await listSubstitutesOf(ctx, db, userId, recipients);
  return { leavebits, ...files!, recipients: [...new Set([...recipients, ...substitutes])].sort() };
}

/** The LeaveBits that someone has received because another recipient hadn't opened them. */
export async function loadSubstituteTurns(db: Database, userId: number, email: string): Promise<Set<number>> {
  const rows = await db
    .select({ id: substituteTurns.triggerByteId })
    .from(substituteTurns)
    .innerJoin(triggerBytes, eq(triggerBytes.id, substituteTurns.triggerByteId))
    .where(and(eq(triggerBytes.userId, userId), eq(substituteTurns.substituteEmail, email)));
  return new Set(rows.map(({ id }) => id));
}
