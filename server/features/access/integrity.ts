import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { KeyRing } from '../../adapters/crypto/key-ring.ts';
import { DecryptionError } from '../../adapters/crypto/encryption.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { notFoundError } from '../../http/domain-error.ts';

type LeavebitRow = typeof triggerBytes.$inferSelect;

/** The columns that decide who may read a LeaveBit and when, with its key and its seal. A reader selects at least these. */
export const integrityColumns = {
  id: triggerBytes.id,
  userId: triggerBytes.userId,
  dataKeyId: triggerBytes.dataKeyId,
  dataKey: triggerBytes.dataKey,
  sharingEmails: triggerBytes.sharingEmails,
  sharingConfig: triggerBytes.sharingConfig,
  hidesAddresses: triggerBytes.hidesAddresses,
  leftBy: triggerBytes.leftBy,
  seqno: triggerBytes.seqno,
  trashedAt: triggerBytes.trashedAt,
  sharingSeal: triggerBytes.sharingSeal,
};
export type IntegrityRow = Pick<LeavebitRow, keyof typeof integrityColumns>;
/** What a seal binds. */
type Bound = Omit<IntegrityRow, 'dataKeyId' | 'dataKey' | 'sharingSeal'>;

/** The integrity tag of a damaged LeaveBit. It never verifies. */
export const INVALID_INTEGRITY_TAG = Buffer.alloc(0);

/** The last seal that was made with a key, and of what. Lists ask for the same ones all the time. */
const lastSeals = new WeakMap<DataKey, { words: string; seal: Buffer }>();

/** The seal of who may read a LeaveBit and when. */
export function computeIntegrityTag(dataKey: DataKey, row: Bound): Buffer {
  const words = inWords(row, (value) => value);
  const last = lastSeals.get(dataKey);
  if (last?.words === words) return last.seal;
  const seal = dataKey.digestSharing(inWords(row, inOrder));
  lastSeals.set(dataKey, { words, seal });
  return seal;
}

/** The sealed columns of a new LeaveBit. */
export function buildIntegrityColumns(dataKey: DataKey, sharing: Omit<Bound, 'seqno' | 'trashedAt'>) {
  const bound: Bound = { ...sharing, seqno: 1, trashedAt: null };
  return { ...bound, sharingSeal: computeIntegrityTag(dataKey, bound) };
}

/**
 * The key of a LeaveBit. It comes only with a sound seal, so nothing is opened for a reader whom the owner did not name.
 * @throws SealBrokenError, or what `unwrapDataKey` throws
 */
export function unwrapVerifiedDataKey(keyRing: KeyRing, row: IntegrityRow): DataKey {
  const dataKey = keyRing.unwrapDataKey(row.id, row);
  const seal = computeIntegrityTag(dataKey, row);
  const { sharingSeal } = row;
  if (sharingSeal?.length !== seal.length || !timingSafeEqual(seal, sharingSeal))
    throw new DecryptionError(`trigger_bytes/${row.id}/sharing_seal`);
  return dataKey;
}

/** Whether a LeaveBit's recipients and rules are those that its owner has saved. */
export function isLeavebitIntact(keyRing: KeyRing, row: IntegrityRow): boolean {
  try {
    unwrapVerifiedDataKey(keyRing, row);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a LeaveBit's recipients and rules are not those that its owner has saved. Everybody who decides by them asks here
 * first, and gets a row that says so. It alarms a person.
 */
export function withIntegrityCheck<Row extends IntegrityRow>(
  { keyRing, logger }: Pick<Context, 'keyRing' | 'logger'>,
  row: Row,
): Row & { isDamaged: boolean } {
  try {
    unwrapVerifiedDataKey(keyRing, row);
    return { ...row, isDamaged: false };
  } catch (error) {
    logger.error({ alarm: 'leavebit-damaged', err: error, leavebitId: row.id }, DAMAGED_LOG_MESSAGE);
    return { ...row, isDamaged: true };
  }
}

/** The words of the log. */
export const DAMAGED_LOG_MESSAGE =
  'the key, the recipients or the rules of a LeaveBit are not as they were saved';

/**
 * Changes a LeaveBit's row, and seals it again. Every change of the row goes through here. What was damaged before stays damaged:
 * no later save may make altered recipients or rules pass verification. The caller holds the lock on the row.
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

function nextSeal(keyRing: KeyRing, before: IntegrityRow, after: Bound): Buffer {
  return isLeavebitIntact(keyRing, before)
    ? computeIntegrityTag(unwrapVerifiedDataKey(keyRing, before), after)
    : INVALID_INTEGRITY_TAG;
}

/** The JSON of all that a seal binds. Two rows that differ in anything but an order of keys have different words. */
function inWords(row: Bound, order: (value: object) => unknown): string {
  const { id, userId, seqno, hidesAddresses, trashedAt, sharingEmails, sharingConfig, leftBy } = row;
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
  ]);
}

/** With the keys of each object in order. PostgreSQL keeps another order than the one that was saved. */
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
