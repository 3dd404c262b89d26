import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/**
 * Reads everything in one snapshot of the database: a decision, and what it is about, are of the same moment. `work` gets the
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
