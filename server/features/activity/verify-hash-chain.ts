import { createHash } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { KeyRing } from '../../adapters/crypto/key-ring.ts';
import type { Database } from '../../db/database.ts';
import { activityChains, activityEntries, users } from '../../db/schema/index.ts';
import { unwrapAccountKey, type DataKeyColumns } from '../names/account-key.ts';
import { decryptEntryContent } from './entry-content.ts';
import { verifyHeadTag, type ChainHead } from './head-tag.ts';

const BATCH = 1000;
/** The head of an empty log. */
const START: ChainHead = { number: 0, hash: Buffer.alloc(32) };

/** The first point where a log differs from what was written. */
interface ChainBreak {
  /** The entry's number. Null if the break concerns the whole log. */
  number: number | null;
  what: string;
}

interface World {
  db: Database;
  keyRing: KeyRing;
}
type ChainRow = typeof activityChains.$inferSelect;
type EntryRow = Pick<typeof activityEntries.$inferSelect, 'number' | 'at' | 'kind' | 'content' | 'hash'>;

/** Must match the hash computed in `db/sql/chain-activity.sql`. */
function hashOf(
  before: Buffer,
  userId: number,
  { number, at, kind, content }: Pick<EntryRow, 'number' | 'at' | 'kind' | 'content'>,
): Buffer {
  const numbers = Buffer.alloc(28);
  const kindBytes = Buffer.from(kind);
  numbers.writeBigInt64BE(BigInt(userId), 0);
  numbers.writeBigInt64BE(BigInt(number), 8);
  numbers.writeBigInt64BE(BigInt(at.getTime()), 16);
  numbers.writeInt32BE(kindBytes.length, 24);
  return createHash('sha256')
    .update('leavebits activity 1')
    .update(before)
    .update(numbers)
    .update(kindBytes)
    .update(content)
    .digest();
}

/** Null for a damaged key. No content can be decrypted then, which the walk reports. */
function keyIfSound(keyRing: KeyRing, userId: number, columns: DataKeyColumns): DataKey | null {
  try {
    return unwrapAccountKey({ keyRing }, userId, columns);
  } catch {
    return null;
  }
}

/** The result of walking a log. */
interface Walked extends ChainHead {
  /** The first break, or null for an intact log. */
  broken: ChainBreak | null;
}

/**
 * Verifies an owner's log up to its head: every hash, every encrypted content, the head and its tag. Reads from a single
 * snapshot so that concurrently added entries aren't reported as a break.
 * @param since `start`: all entries. `seal`: only those after the last tag.
 * @returns the last intact entry
 */
export function verifyActivityChain(
  { db, keyRing }: World,
  userId: number,
  since: 'start' | 'seal' = 'start',
): Promise<Walked> {
  return db.transaction(
    async (tx) => {
      const [account] = await tx
        .select({ dataKeyId: users.dataKeyId, dataKey: users.dataKey })
        .from(users)
        .where(eq(users.id, userId));
      const [chain] = await tx.select().from(activityChains).where(eq(activityChains.userId, userId));
      if (!account) return { ...START, broken: { number: null, what: 'this log’s account is missing' } };
      if (!chain) return { ...START, broken: { number: null, what: 'the entire log is missing' } };
      const dataKey = keyIfSound(keyRing, userId, account);
      const seal = verifyHeadTag(dataKey, chain);
      if (seal === 'broken') {
        return { ...START, broken: { number: null, what: 'the integrity tag of its head is invalid' } };
      }
      const from = (since === 'seal' && seal) || START;
      return walk(tx, { chain, seal, dataKey, from });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function walk(
  tx: Database,
  {
    chain,
    seal,
    dataKey,
    from,
  }: { chain: ChainRow; seal: ChainHead | null; dataKey: DataKey | null; from: ChainHead },
): Promise<Walked> {
  const { userId } = chain;
  let { number, hash } = from;
  const found = (at: number | null, what: string): Walked => ({ number, hash, broken: { number: at, what } });
  for (;;) {
    const batch = await readEntries(tx, userId, number);
    for (const entry of batch) {
      const expected = number + 1;
      if (entry.number !== expected) return found(expected, 'it is missing');
      const right = hashOf(hash, userId, entry);
      if (!right.equals(entry.hash)) return found(expected, 'it differs from what was written here');
      if (!opens(dataKey, userId, entry)) return found(expected, 'its content can’t be decrypted');
      if (seal?.number === expected && !seal.hash.equals(right)) {
        return found(expected, 'it or an earlier entry doesn’t match the signed head');
      }
      number = expected;
      hash = right;
    }
    if (batch.length < BATCH) break;
  }
  const known = Math.max(chain.number, seal?.number ?? 0);
  if (number < known) return found(number + 1, `it is missing, as are all entries up to ${known}`);
  if (number > chain.number) return found(chain.number + 1, 'the head of the log doesn’t include it');
  if (!hash.equals(chain.hash)) return found(number || null, 'the head of the log has a different hash');
  return { number, hash, broken: null };
}

function readEntries(tx: Database, userId: number, after: number): Promise<EntryRow[]> {
  return tx
    .select({
      number: activityEntries.number,
      at: activityEntries.at,
      kind: activityEntries.kind,
      content: activityEntries.content,
      hash: activityEntries.hash,
    })
    .from(activityEntries)
    .where(and(eq(activityEntries.userId, userId), gt(activityEntries.number, after)))
    .orderBy(asc(activityEntries.number))
    .limit(BATCH);
}

function opens(dataKey: DataKey | null, userId: number, { at, kind, content }: EntryRow): boolean {
  try {
    if (!dataKey) return false;
    decryptEntryContent(dataKey, { userId, at, kind }, content);
    return true;
  } catch {
    return false;
  }
}

/** The owners of all logs and of all accounts, because every account must have a log. */
export async function listActivityLogOwners(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${users} union select user_id from ${activityChains}
    union select user_id from ${activityEntries} order by id`);
  return rows.map(({ id }) => Number(id));
}
