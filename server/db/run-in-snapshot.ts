import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/**
 * Reads everything from one database snapshot, so that a decision and its subject are from the same moment. `work` receives the
 * context with that snapshot as its database. It cannot write.
 */
export function runInSnapshot<World extends { db: NodePgDatabase }, Result>(
  world: World,
  work: (snapshot: World) => Promise<Result>,
): Promise<Result> {
  return world.db.transaction((tx) => work({ ...world, db: tx }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
