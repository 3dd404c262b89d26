import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A statement sent less often isn't worth the memory of its plan in each connection. */
export const NAMED_AFTER_SENDS = 5;
/** This many statements take a few megabytes per connection. */
export const MAX_NAMED_STATEMENTS = 400;
/** Inlined lists produce an unbounded number of statements, so this caps the counters of those not yet frequent. */
const MOST_COUNTS = 2000;

/**
 * Names frequently sent statements. PostgreSQL parses a named statement once per connection and plans it a few times; the driver
 * prepares it in each connection automatically.
 * @returns a function from the arguments of `pg.Client.query` (text or object, and values) to what is sent. A query without
 * values is never named.
 */
export function createStatementNamer(): (what: unknown, values: unknown) => unknown {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();

  /** Undefined for a statement that is infrequent, or became frequent only after the names ran out. */
  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMED_STATEMENTS) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < NAMED_AFTER_SENDS) {
      if (counts.size >= MOST_COUNTS) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `often-${names.size + 1}`;
    names.set(text, name);
    return name;
  }

  return (what, values) => {
    const asked = typeof what === 'string' ? { text: what } : what;
    if (!isUnnamed(asked) || !Array.isArray(asked.values ?? values)) return what;
    const name = nameOf(asked.text);
    return name === undefined ? what : { ...asked, name };
  };
}

interface Unnamed {
  text: string;
  values?: unknown;
}

function isUnnamed(asked: unknown): asked is Unnamed {
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return false;
  const { text, name } = asked as { text?: unknown; name?: unknown };
  return typeof text === 'string' && name === undefined;
}

/**
 * Whether a connection has a prepared statement that no longer works because a migration changed its result type or the
 * connection's statements were deallocated. The driver would keep using it, so the connection must be closed.
 */
export function isStaleStatementError(error: unknown): boolean {
  const { code, routine } = Object(error) as { code?: unknown; routine?: unknown };
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery');
}

/** Whether an id column matches one of these. Unlike `inArray`, this produces the same statement for any number of ids. */
export function matchesAnyId(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::bigint[])`;
}
