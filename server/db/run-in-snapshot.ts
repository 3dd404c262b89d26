import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/**
 * Reads everything from one database snapshot, so that a decision and the data it concerns are consistent. `work` receives a
 * read-only context on that snapshot.
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
