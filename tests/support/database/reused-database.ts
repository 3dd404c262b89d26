import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openServerPool } from '#server/db/database.ts';
import { databaseRoles } from '#server/db/roles/role-names.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { withDatabaseRole } from './template-database.ts';

/** A database with a test server's connections. A new one costs as much as the rest of a small test. */
export interface ReusedDatabase extends AsyncDisposable {
  url: string;
  /** Connects as the server's database role. */
  serversPool: pg.Pool;
  /** Connects as the owner of the tables. */
  ownersPool: pg.Pool;
}

interface Opened {
  database: TestDatabase;
  serversPool: pg.Pool;
  ownersPool: pg.Pool;
}

interface Kept extends Opened {
  /** The pools' listener count before a test adds any. */
  listeners: number;
  /** See `shapeOf`. */
  shape: string;
  /** Restores the rows' initial state. */
  reset: string;
}

/** What this worker's tests have released. */
const free: Kept[] = [];
/** More than any test uses at a time. Their connections count toward PostgreSQL's limit. */
const MOST_FREE = 3;
/** A pool hands out the most recently used connection first, so the others go cold and are not worth keeping. */
const WARM_CONNECTIONS = 6;

/**
 * A database as the migrations leave it, exclusive to one test. If an earlier test of this worker used it, its rows and sequences
 * are as in a new one, and its connections are stateless. If a test changes its tables, it is not reused.
 */
export async function acquireDatabase(): Promise<ReusedDatabase> {
  const kept = free.pop() ?? (await open());
  return {
    url: kept.database.url,
    serversPool: kept.serversPool,
    ownersPool: kept.ownersPool,
    async [Symbol.asyncDispose]() {
      const isAsNew = free.length < MOST_FREE && (await makeAsNew(kept).catch(() => false));
      if (isAsNew) free.push(kept);
      else await close(kept);
    },
  };
}

/** The same for a database that no other test reuses. */
export function openUnsharedDatabase(database: TestDatabase): ReusedDatabase {
  const opened = connect(database);
  return { ...opened, url: database.url, [Symbol.asyncDispose]: () => close(opened) };
}

async function open(): Promise<Kept> {
  const opened = connect(await createTestDatabase());
  const { serversPool, ownersPool } = opened;
  return {
    ...opened,
    listeners: listenersOf(serversPool, ownersPool),
    shape: await shapeOf(ownersPool),
    reset: await resetOf(ownersPool),
  };
}

function connect(database: TestDatabase): Opened {
  const serversPool = openServerPool(withDatabaseRole(database.url, databaseRoles.server), () => undefined);
  const ownersPool = new pg.Pool({ connectionString: database.url, max: 4 });
  ownersPool.on('error', () => undefined);
  return { database, serversPool, ownersPool };
}

async function close({ serversPool, ownersPool, database }: Opened): Promise<void> {
  await serversPool.end();
  await ownersPool.end();
  await database[Symbol.asyncDispose]();
}

/** Resets a used database. @returns false if that is impossible: it is still in use, or more than rows has changed. */
async function makeAsNew({ serversPool, ownersPool, listeners, shape, reset }: Kept): Promise<boolean> {
  if (listenersOf(serversPool, ownersPool) !== listeners) return false;
  const own = [...(await cleanConnections(serversPool)), ...(await cleanConnections(ownersPool))];
  if (!(await isAlone(ownersPool, own)) || (await shapeOf(ownersPool)) !== shape) return false;
  await ownersPool.query(reset);
  return true;
}

/** A pool that a test listens to may have clients that the test has changed. */
function listenersOf(...pools: pg.Pool[]): number {
  return pools
    .flatMap((pool) => pool.eventNames().map((name) => pool.listenerCount(name)))
    .reduce((sum, count) => sum + count, 0);
}

/** Resets every connection's state, and closes those not worth keeping. @returns the process ids of the remaining ones. */
async function cleanConnections(pool: pg.Pool): Promise<number[]> {
  if (pool.idleCount < pool.totalCount || pool.waitingCount > 0) throw new Error('The pool is in use');
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  const kept = clients.splice(-WARM_CONNECTIONS);
  for (const client of clients) client.release(true);
  try {
    await Promise.all(
      kept.map((client) => client.query('UNLISTEN *; RESET ALL; SELECT pg_advisory_unlock_all()')),
    );
  } finally {
    for (const client of kept) client.release();
  }
  return kept.map((client) => (client as unknown as { processID: number }).processID);
}

/** Whether the database has no other sessions. A closed session takes a moment to disappear. */
async function isAlone(pool: pg.Pool, own: number[]): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { rows } = await pool.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> ALL($1)`,
      [own],
    );
    if (rows[0]!.others === 0) return true;
    await delay(10);
  }
  return false;
}

/** Changes with every change of a table, function, trigger, constraint or right. Rows do not matter. */
async function shapeOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ shape: string }>(
    `SELECT concat_ws(' ', ${CATALOGS.map((name) => `(SELECT count(*) || '/' || max(xmin::text::bigint) FROM ${name})`).join(', ')}) AS shape`,
  );
  return rows[0]!.shape;
}
const CATALOGS = [
  'pg_class',
  'pg_attribute',
  'pg_attrdef',
  'pg_constraint',
  'pg_index',
  'pg_namespace',
  'pg_proc',
  'pg_trigger',
  'pg_type',
  '(SELECT xmin FROM pg_database WHERE datname = current_database())',
];

/** The statements that restore each table and sequence to its current content. They run in one transaction. */
async function resetOf(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(
    `SELECT c.oid::regclass::text AS name,
       (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
     FROM pg_class c WHERE relkind = 'r' AND relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
  );
  // As a replica, the database runs no triggers and checks no foreign keys, so the order of tables does not matter.
  const statements = ["SET LOCAL session_replication_role = 'replica'"];
  for (const { name } of tables) statements.push(`DELETE FROM ${name}`);
  for (const { name, columns } of tables) {
    const { rows } = await pool.query<{ all: string | null }>(
      `SELECT quote_literal(json_agg(t)) AS all FROM ${name} t`,
    );
    if (rows[0]!.all === null) continue;
    statements.push(
      `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM json_populate_recordset(NULL::${name}, ${rows[0]!.all})`,
    );
  }
  const { rows: sequences } = await pool.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'S'`,
  );
  for (const { name } of sequences) {
    const { rows } = await pool.query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value, is_called FROM ${name}`,
    );
    statements.push(`SELECT setval('${name}', ${rows[0]!.last_value}, ${rows[0]!.is_called})`);
  }
  return statements.join(';\n');
}
