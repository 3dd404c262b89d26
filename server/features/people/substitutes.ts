import { timingSafeEqual } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { substitutes, users } from '../../db/schema/index.ts';
import { createRedactedError } from '../../http/log/redact-error.ts';
import { getOrCreateAccountKey, unwrapAccountKey } from '../names/account-key.ts';

/** Who receives what a person hasn't opened this many days after its opening. */
export interface Substitute {
  /** The person. */
  email: string;
  substitute: string;
  afterDays: number;
}

type Row = typeof substitutes.$inferSelect;
type Reader = Pick<Context, 'keyRing' | 'logger'>;

/** The MAC over a row. The prefix keeps it apart from everything else that the key authenticates. */
const computeTag = (dataKey: DataKey, row: Omit<Row, 'integrityTag'>): Buffer =>
  dataKey.digestSharing(
    `substitutes/${JSON.stringify([row.userId, row.email, row.substituteEmail, row.afterDays, row.changedAt.getTime()])}`,
  );

const isIntact = (dataKey: DataKey, row: Row): boolean => {
  const tag = computeTag(dataKey, row);
  return tag.length === row.integrityTag.length && timingSafeEqual(tag, row.integrityTag);
};

/**
 * An owner's substitutes, sorted by person. A row that differs from what its owner saved has no effect and raises an alert:
 * otherwise, whoever can write to the database could send an inheritance to themselves.
 */
export async function listSubstitutes(ctx: Reader, db: Database, userId: number): Promise<Substitute[]> {
  const rows = await db
    .select({ row: substitutes, key: { dataKeyId: users.dataKeyId, dataKey: users.dataKey } })
    .from(substitutes)
    .innerJoin(users, eq(users.id, substitutes.userId))
    .where(eq(substitutes.userId, userId))
    .orderBy(asc(substitutes.email));
  const [first] = rows;
  if (!first) return [];
  const dataKey = unwrapOrNull(ctx, userId, first.key);
  return rows.flatMap(({ row }) => {
    if (dataKey && isIntact(dataKey, row))
      return [{ email: row.email, substitute: row.substituteEmail, afterDays: row.afterDays }];
    ctx.logger.error(
      { alarm: 'substitute-damaged', userId },
      'a substitute differs from what the owner saved, so nothing is passed on to them',
    );
    return [];
  });
}

function unwrapOrNull(
  ctx: Reader,
  userId: number,
  key: Parameters<typeof unwrapAccountKey>[2],
): DataKey | null {
  try {
    return unwrapAccountKey(ctx, userId, key);
  } catch (error) {
    ctx.logger.error(
      { err: createRedactedError(error), userId },
      'the key of an account could not be decrypted',
    );
    return null;
  }
}

/** Sets or replaces a person's substitute. The caller holds the owner's lock. */
export async function saveSubstitute(
  ctx: Context,
  tx: Database,
  userId: number,
  { email, substitute: substituteEmail, afterDays }: Substitute,
): Promise<void> {
  const dataKey = await getOrCreateAccountKey(ctx, tx, userId);
  const row = { userId, email, substituteEmail, afterDays, changedAt: ctx.clock.now() };
  const integrityTag = computeTag(dataKey, row);
  await tx
    .insert(substitutes)
    .values({ ...row, integrityTag })
    .onConflictDoUpdate({
      target: [substitutes.userId, substitutes.email],
      set: { substituteEmail, afterDays, changedAt: row.changedAt, integrityTag },
    });
}

/** Removes a person's substitute, if there is one. */
export async function removeSubstitute(tx: Database, userId: number, email: string): Promise<void> {
  await tx.delete(substitutes).where(and(eq(substitutes.userId, userId), eq(substitutes.email, email)));
}

/**
 * Carries substitutes along with a person's new address, both the one they have and those that they are. As with a name, the old
 * address keeps its substitute in case the change is undone, and the new one keeps one of its own.
 * @returns what changed for other people, for the owner's digest
 */
export async function moveSubstitutes(
  ctx: Context,
  tx: Database,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<{ before: Substitute; after: Substitute | null }[]> {
  const all = await listSubstitutes(ctx, tx, userId);
  const changes: { before: Substitute; after: Substitute | null }[] = [];
  for (const before of all.filter(({ substitute }) => substitute === from)) {
    // Nobody is their own substitute.
    const after = before.email === to ? null : { ...before, substitute: to };
    if (after) await saveSubstitute(ctx, tx, userId, after);
    else await removeSubstitute(tx, userId, before.email);
    changes.push({ before, after });
  }
  const own = all.find(({ email }) => email === from);
  if (
    own &&
    own.substitute !== to &&
    !all.some(({ email, substitute }) => email === to && substitute !== from)
  )
    await saveSubstitute(ctx, tx, userId, { ...own, email: to });
  return changes;
}
