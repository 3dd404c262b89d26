import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether an id column matches one of these. Unlike `inArray`, this produces the same statement for any number of ids. */
export function matchesAnyId(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::bigint[])`;
}
