import { asc, count, eq, gt, sql } from 'drizzle-orm';
import type { KeyRing } from '../adapters/crypto/key-ring.ts';
import type { Database } from '../db/database.ts';
import { listExcessRights } from '../db/roles/excess-rights.ts';
import { listUsedKeyIds } from '../db/used-key-ids.ts';
import { ringKeys, storedFiles, triggerBytes, users, lastBackup } from '../db/schema/index.ts';
import { unwrapVerifiedDataKey, integrityColumns } from '../features/access/integrity.ts';
import type { KeyFacts, RoleFacts } from './check-service.ts';

const one = async <Row extends Record<string, unknown>>(
  db: Database,
  query: ReturnType<typeof sql>,
): Promise<Row> => (await db.execute<Row>(query)).rows[0]! as Row;

const BATCH = 1000;

/**
 * Compares the ring with the database and unwraps every data key. A LeaveBit's key unwraps only if its integrity tag is intact.
 */
export async function probeKeyRing(db: Database, keyRing: KeyRing): Promise<KeyFacts> {
  const given = keyRing.fingerprints();
  const known = new Map((await db.select().from(ringKeys)).map(({ id, fingerprint }) => [id, fingerprint]));
  const used = await listUsedKeyIds(db);
  const older = given.map(({ id }) => id).filter((id) => id !== keyRing.currentId);
  const facts: KeyFacts = {
    currentId: keyRing.currentId,
    differing: given
      .filter(({ id, fingerprint }) => known.get(id)?.equals(fingerprint) === false)
      .map(({ id }) => id),
    missing: [...used].filter((id) => !given.some((key) => key.id === id)),
    stillNeeded: older.filter((id) => used.has(id)),
    unused: older.filter((id) => !used.has(id)),
    opened: 0,
    broken: [],
  };
  const note = (what: string, open: () => unknown) => {
    try {
      open();
      facts.opened += 1;
    } catch {
      facts.broken.push(what);
    }
  };
  await eachBatch(
    (after) =>
      db
        .select(integrityColumns)
        .from(triggerBytes)
        .where(gt(triggerBytes.id, after))
        .orderBy(asc(triggerBytes.id))
        .limit(BATCH),
    (row) => note(`LeaveBit ${row.id}`, () => unwrapVerifiedDataKey(keyRing, row)),
  );
  await eachBatch(
    (after) =>
      db
        .select({ id: users.id, dataKeyId: users.dataKeyId, dataKey: users.dataKey })
        .from(users)
        .where(gt(users.id, after))
        .orderBy(asc(users.id))
        .limit(BATCH),
    ({ id, dataKeyId, dataKey }) => {
      // An account without a name has no key yet.
      if (dataKeyId === null || dataKey === null) return;
      note(`account ${id}`, () => keyRing.unwrapDataKey(id, { dataKeyId, dataKey }, 'users'));
    },
  );
  keyRing.clearDataKeyCache();
  return facts;
}

async function eachBatch<Row extends { id: number }>(
  read: (after: number) => PromiseLike<Row[]>,
  look: (row: Row) => void,
): Promise<void> {
  for (let after = 0; ;) {
    const rows = await read(after);
    rows.forEach(look);
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

export async function probeDatabaseRole(db: Database, isEmbedded: boolean): Promise<RoleFacts> {
  const row = await one<{ role: string; most: number; open: number }>(
    db,
    // A role sees little of other roles' connections apart from their number.
    sql`select current_user as role, current_setting('max_connections')::int as most,
      (select sum(numbackends)::int from pg_stat_database) as open`,
  );
  return {
    isEmbedded,
    role: row.role,
    excess: isEmbedded ? [] : await listExcessRights(db),
    mostConnections: row.most,
    openConnections: row.open,
  };
}

/** Counts queued emails, and the seconds by which the most overdue attempt is late. Null if none is due. */
export async function probeMailQueue(
  db: Database,
): Promise<{ waiting: number; oldestSeconds: number | null }> {
  const row = await one<{ waiting: number; oldest: number | null }>(
    db,
    sql`select count(*)::int as waiting, extract(epoch from now() - min(next_try_at) filter (where next_try_at <= now()))::float8 as oldest
      from mails where state = 'queued'`,
  );
  return { waiting: row.waiting, oldestSeconds: row.oldest };
}

/** Seconds by which the database's clock is ahead of this machine's. @param machineMs this machine's clock. */
export async function measureClockSkew(db: Database, machineMs: () => number): Promise<number> {
  const before = machineMs();
  const { ms } = await one<{ ms: number }>(
    db,
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  );
  return (ms - (before + machineMs()) / 2) / 1000;
}

export async function getDatabaseSize(db: Database): Promise<number> {
  return Number(
    (await one<{ bytes: string }>(db, sql`select pg_database_size(current_database()) as bytes`)).bytes,
  );
}

/** The embedded database's data directory, as PostgreSQL reports it. */
export async function getDataDirectory(db: Database): Promise<string> {
  return (await one<{ folder: string }>(db, sql`select current_setting('data_directory') as folder`)).folder;
}

export async function findHeartbeatAge(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number }>(
    sql`select extract(epoch from now() - beat_at)::float8 as seconds from service_heartbeat`,
  );
  return rows[0]?.seconds ?? null;
}

/** How many files are in an object store, as far as the database knows. */
export async function countFilesInObjects(db: Database): Promise<number> {
  const [found] = await db.select({ files: count() }).from(storedFiles).where(eq(storedFiles.store, 's3'));
  return found?.files ?? 0;
}

/** When the last backup was made, as recorded in the database by `npm run backup`. Null if none has been recorded. */
export async function findLastBackupTime(db: Database): Promise<Date | null> {
  const [last] = await db.select({ takenAt: lastBackup.takenAt }).from(lastBackup);
  return last?.takenAt ?? null;
}
