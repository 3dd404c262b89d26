import { timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { KeyRing } from '../../adapters/crypto/key-ring.ts';
import { DecryptionError } from '../../adapters/crypto/encryption.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { notFoundError, DomainError } from '../../http/domain-error.ts';

type LeavebitRow = typeof triggerBytes.$inferSelect;

/**
 * The columns that determine who may read a LeaveBit and when, plus its key and integrity tag. Every query that decides access
 * selects at least these.
 */
export const integrityColumns = {
  id: triggerBytes.id,
  userId: triggerBytes.userId,
  dataKeyId: triggerBytes.dataKeyId,
  dataKey: triggerBytes.dataKey,
  sharingEmails: triggerBytes.sharingEmails,
  sharingConfig: triggerBytes.sharingConfig,
  sealed: triggerBytes.sealed,
  hidesAddresses: triggerBytes.hidesAddresses,
  leftBy: triggerBytes.leftBy,
  seqno: triggerBytes.seqno,
  trashedAt: triggerBytes.trashedAt,
  sharingSeal: triggerBytes.sharingSeal,
};
export type IntegrityRow = Pick<LeavebitRow, keyof typeof integrityColumns>;
/** The fields covered by the integrity tag. */
type Bound = Omit<IntegrityRow, 'dataKeyId' | 'dataKey' | 'sharingSeal'>;

/** Marks a LeaveBit as damaged: an empty tag never verifies. */
export const INVALID_INTEGRITY_TAG = Buffer.alloc(0);

/** Caches the last tag computed with each key, because lists recompute the same tags. */
const lastSeals = new WeakMap<DataKey, { words: string; seal: Buffer }>();

/** Computes the MAC over who may read a LeaveBit and when, and whether it is sealed. */
export function computeIntegrityTag(dataKey: DataKey, row: Bound): Buffer {
  const words = inWords(row, (value) => value);
  const last = lastSeals.get(dataKey);
  if (last?.words === words) return last.seal;
  const seal = dataKey.digestSharing(inWords(row, inOrder));
  lastSeals.set(dataKey, { words, seal });
  return seal;
}

/** The integrity-protected columns of a new LeaveBit, including the tag itself. */
export function buildIntegrityColumns(dataKey: DataKey, sharing: Omit<Bound, 'seqno' | 'trashedAt'>) {
  const bound: Bound = { ...sharing, seqno: 1, trashedAt: null };
  return { ...bound, sharingSeal: computeIntegrityTag(dataKey, bound) };
}

/**
 * Unwraps a LeaveBit's key only if its integrity tag verifies, so that nothing is decrypted for a reader the owner didn't name.
 * @throws DecryptionError, or what `unwrapDataKey` throws
 */
export function unwrapVerifiedDataKey(keyRing: KeyRing, row: IntegrityRow): DataKey {
  const dataKey = keyRing.unwrapDataKey(row.id, row);
  const seal = computeIntegrityTag(dataKey, row);
  const { sharingSeal } = row;
  if (sharingSeal?.length !== seal.length || !timingSafeEqual(seal, sharingSeal))
    throw new DecryptionError(`trigger_bytes/${row.id}/sharing_seal`);
  return dataKey;
}

/** Whether a LeaveBit's recipients and rules are exactly as its owner saved them. */
export function isLeavebitIntact(keyRing: KeyRing, row: IntegrityRow): boolean {
  try {
    unwrapVerifiedDataKey(keyRing, row);
    return true;
  } catch {
    return false;
  }
}

/**
 * The key of a LeaveBit whose recipients and rules are as its owner saved them. Otherwise null, and it raises an alert. Every decision
 * based on them must go through this check first.
 */
export function findVerifiedDataKey(
  { keyRing, logger }: Pick<Context, 'keyRing' | 'logger'>,
  row: IntegrityRow,
): DataKey | null {
  try {
    return unwrapVerifiedDataKey(keyRing, row);
  } catch (error) {
    logger.error({ alarm: 'leavebit-damaged', err: error, leavebitId: row.id }, DAMAGED_LOG_MESSAGE);
    return null;
  }
}

/** Flags a row as damaged that doesn't pass `findVerifiedDataKey`. */
export function withIntegrityCheck<Row extends IntegrityRow>(
  ctx: Pick<Context, 'keyRing' | 'logger'>,
  row: Row,
): Row & { isDamaged: boolean } {
  return { ...row, isDamaged: findVerifiedDataKey(ctx, row) === null };
}

export const DAMAGED_LOG_MESSAGE = 'the key, recipients or rules of a LeaveBit differ from what was saved';

/**
 * Updates a LeaveBit's row and its integrity tag. Every change to the row must go through here. A damaged row stays damaged, so
 * no later save can make tampered recipients or rules pass verification. The caller holds the row lock.
 */
export async function updateLeavebitRow(
  { keyRing }: Pick<Context, 'keyRing'>,
  tx: Database,
  row: IntegrityRow,
  changes: Partial<Omit<LeavebitRow, 'id' | 'userId' | 'dataKeyId' | 'dataKey' | 'sharingSeal'>>,
): Promise<LeavebitRow> {
  const [saved] = await tx
    .update(triggerBytes)
    .set({ ...changes, sharingSeal: nextSeal(keyRing, row, { ...row, ...changes }) })
    .where(eq(triggerBytes.id, row.id))
    .returning();
  if (!saved) throw notFoundError();
  return saved;
}

/** What `updateSharing` can change: who may read a LeaveBit, as one save. */
export type SharingUpdate = Pick<LeavebitRow, 'sharingEmails' | 'sharingConfig' | 'leftBy' | 'seqno'> &
  Partial<Pick<LeavebitRow, 'lastUpdate' | 'heldNotices'>>;

/** Like `updateLeavebitRow`, for the sharing settings of any number of LeaveBits in one statement. */
export async function updateSharing(
  { keyRing }: Pick<Context, 'keyRing'>,
  tx: Database,
  updates: readonly { row: LeavebitRow; changes: SharingUpdate }[],
): Promise<LeavebitRow[]> {
  const saved = updates.map(({ row, changes }) => {
    const after = { ...row, ...changes };
    return { ...after, sharingSeal: nextSeal(keyRing, row, after) };
  });
  const given = saved.map(({ sharingSeal, ...row }) => ({
    id: row.id,
    sharing_emails: row.sharingEmails,
    sharing_config: row.sharingConfig,
    left_by: row.leftBy,
    seqno: row.seqno,
    last_update: row.lastUpdate,
    held_notices: row.heldNotices,
    sharing_seal: `\\x${sharingSeal.toString('hex')}`,
  }));
  const { rowCount } = await tx.execute(sql`
    update ${triggerBytes} as leavebit set sharing_emails = given.sharing_emails, sharing_config = given.sharing_config,
      left_by = given.left_by, seqno = given.seqno, last_update = given.last_update, held_notices = given.held_notices,
      sharing_seal = given.sharing_seal
    from json_to_recordset(${JSON.stringify(given)}::json) as given(id bigint, sharing_emails text[], sharing_config jsonb,
      left_by jsonb, seqno int, last_update timestamptz, held_notices jsonb, sharing_seal bytea)
    where leavebit.id = given.id`);
  if (rowCount !== saved.length) throw notFoundError();
  return saved;
}

function nextSeal(keyRing: KeyRing, before: IntegrityRow, after: Bound): Buffer {
  return isLeavebitIntact(keyRing, before)
    ? computeIntegrityTag(unwrapVerifiedDataKey(keyRing, before), after)
    : INVALID_INTEGRITY_TAG;
}

/**
 * Canonical JSON of everything the integrity tag covers. Two rows serialize identically only if they differ in nothing but key
 * order.
 */
function inWords(row: Bound, order: (value: object) => unknown): string {
  const { id, userId, seqno, sealed, hidesAddresses, trashedAt, sharingEmails, sharingConfig, leftBy } = row;
  const at = trashedAt === null ? null : trashedAt.getTime();
  return JSON.stringify([
    id,
    userId,
    seqno,
    hidesAddresses,
    at,
    sharingEmails,
    order(sharingConfig),
    order(leftBy),
    // Only here, so that no other tag changes.
    ...(sealed ? ['sealed'] : []),
  ]);
}

/** Sorts the keys of every object because PostgreSQL doesn't preserve their order. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const given = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(given)
      .sort()
      .map((key) => [key, inOrder(given[key])]),
  );
}

/** Shown instead of a LeaveBit that can't be decrypted or has an invalid integrity tag. */
export const DAMAGED_MESSAGE = 'This LeaveBit is damaged and can’t be opened. Please contact support.';

export const damagedError = () => new DomainError('damaged', DAMAGED_MESSAGE);
