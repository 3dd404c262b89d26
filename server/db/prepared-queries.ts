import type { Database } from './database.ts';

/**
 * Builds a hot-path query once per database or transaction. With `prepare` and a name, PostgreSQL parses it once per connection.
 */
export function prepareOncePerDatabase<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
