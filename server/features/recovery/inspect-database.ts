import { DrizzleQueryError, sql, isNotNull, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { serviceHeartbeat, serviceState } from '../../db/schema/index.ts';
import type { DatabaseIdentity, DatabaseFingerprint } from './rules.ts';

/** SQL for each part of a database's identity. */
export type IdentityExpressions = Record<keyof DatabaseIdentity, SQL>;

const parts: IdentityExpressions = {
  system: sql`(select system_identifier::text from pg_control_system())`,
  // Derived from the WAL being written. Right after a promotion, the control file still has the old timeline.
  timeline: sql`substring(pg_walfile_name(pg_current_wal_insert_lsn()) for 8)`,
  database: sql`(select oid::text from pg_database where datname = current_database())`,
};

export type ServiceStateRow = typeof serviceState.$inferSelect;

export interface DatabaseInspection {
  state: ServiceStateRow;
  found: DatabaseFingerprint;
  beatAt: Date | null;
}

const answered = new WeakMap<object, Promise<IdentityExpressions>>();

/**
 * The parts of a database's identity that it lets us read; managed databases hide some. Queried once, outside any transaction.
 */
export function getIdentityExpressions({
  db,
  pool,
}: Pick<Context, 'db' | 'pool'>): Promise<IdentityExpressions> {
  const known = answered.get(pool);
  if (known) return known;
  const asking = askForParts(db);
  answered.set(pool, asking);
  asking.catch(() => answered.delete(pool));
  return asking;
}

async function askForParts(db: Database): Promise<IdentityExpressions> {
  const told: IdentityExpressions = { ...parts };
  for (const name of Object.keys(parts) as (keyof IdentityExpressions)[]) {
    await db.execute(sql`select ${parts[name]}`).catch((error: unknown) => {
      if (!isNeverTold(error)) throw error;
      told[name] = sql`null::text`;
    });
  }
  return told;
}

/**
 * Insufficient privilege, unsupported feature, or no such function. A database that is merely unavailable raises other errors.
 */
function isNeverTold(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return /^(42501|0A000|42883)$/.test(String((cause as { code?: unknown } | undefined)?.code));
}

/**
 * The database as seen by the transaction, and whether the product is in recovery.
 * @param told from `getIdentityExpressions`
 * @param lock `share` prevents a recovery from beginning before the transaction ends
 */
export async function inspectDatabase(
  tx: Database,
  told: IdentityExpressions,
  lock?: 'share',
): Promise<DatabaseInspection> {
  const query = tx
    .select({
      state: serviceState,
      system: sql<string | null>`${told.system}`,
      timeline: sql<string | null>`${told.timeline}`,
      database: sql<string | null>`${told.database}`,
      count: serviceHeartbeat.count,
      beatAt: serviceHeartbeat.beatAt,
    })
    .from(serviceState)
    .leftJoin(serviceHeartbeat, sql`true`);
  const [row] = await (lock ? query.for(lock, { of: serviceState }) : query);
  if (!row) throw new Error('the service_state row is missing');
  const { state, system, timeline, database, count, beatAt } = row;
  return {
    state,
    found: { identity: { system, timeline, database }, count, confirmations: state.confirmations },
    beatAt,
  };
}

/**
 * Whether the product is in a recovery that an operator has to end. For display only: before acting, check `canActIrrevocably`.
 */
export async function isInRecovery(db: Database): Promise<boolean> {
  return (await db.$count(serviceState, isNotNull(serviceState.recoverySince))) > 0;
}
