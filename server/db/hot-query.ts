import { Column, getTableName, is, SQL, Subquery, type DriverValueDecoder, type Query } from 'drizzle-orm';
import type { PgPreparedQuery, PreparedQueryConfig, SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

type Prepared<Rows> = PgPreparedQuery<PreparedQueryConfig & { execute: Rows }>;

/** The parts of a drizzle query from which it maps rows. They are not part of its types. */
interface Mapped {
  fields: SelectedFieldsOrdered;
  /** The joined tables by name, and whether each has a row for certain. */
  joinsNotNullableMap: Record<string, boolean>;
}

/**
 * A query of a hot path, which is built once per process and then runs in any database or transaction. PostgreSQL parses it once
 * per connection. Its rows are mapped as drizzle does, but what drizzle looks up for each value is looked up once.
 * @param name shows in `pg_prepared_statements`
 */
export function defineHotQuery<Rows>(
  name: string,
  build: (db: Database) => { prepare(name: string): Prepared<Rows> },
): (db: Database, values: Record<string, unknown>) => Promise<Rows> {
  let known: { query: Query; mapRow: RowMapper } | undefined;
  return (db, values) => {
    known ??= compile(build(db).prepare(name));
    const { query, mapRow } = known;
    const mapRows = (rows: unknown[][]) => rows.map(mapRow) as Rows;
    const prepared: Prepared<Rows> = db._.session.prepareQuery(query, undefined, name, true, mapRows);
    return prepared.execute(values);
  };
}

function compile<Rows>(prepared: Prepared<Rows>) {
  const { fields, joinsNotNullableMap } = prepared as unknown as Mapped;
  return { query: prepared.getQuery(), mapRow: createRowMapper(fields, joinsNotNullableMap) };
}

export type RowMapper = (row: readonly unknown[]) => Record<string, unknown>;

/** How a value of a row becomes a property of the result, or of an object in it. */
interface Step {
  group: string | null;
  key: string;
  decoder: DriverValueDecoder<unknown, unknown>;
}

/** Maps rows like drizzle's own `mapResultRow`: an object of columns of an outer-joined table without a row is null. */
export function createRowMapper(fields: SelectedFieldsOrdered, joins: Record<string, boolean>): RowMapper {
  const steps = fields.map(({ path, field }): Step => {
    const [first = '', second] = path;
    const decoder = getDecoder(field);
    if (path.length > 2) throw new Error(`A hot query can’t select ${path.join('.')}: it is nested too deep`);
    return second === undefined
      ? { group: null, key: first, decoder }
      : { group: first, key: second, decoder };
  });
  const nullable = findNullableGroups(fields, joins);
  return (row) => {
    const result: Record<string, unknown> = {};
    for (let at = 0; at < steps.length; at += 1) {
      const { group, key, decoder } = steps[at]!;
      const value = row[at];
      const into = group === null ? result : ((result[group] ??= {}) as Record<string, unknown>);
      into[key] = value === null ? null : decoder.mapFromDriverValue(value);
    }
    for (const { group, key } of nullable)
      if ((result[group] as Record<string, unknown>)[key] === null) result[group] = null;
    return result;
  };
}

function getDecoder(field: unknown): DriverValueDecoder<unknown, unknown> {
  if (is(field, Column)) return field;
  const { decoder } = (is(field, SQL)
    ? field
    : is(field, Subquery)
      ? field._.sql
      : (field as SQL.Aliased).sql) as unknown as {
    decoder: DriverValueDecoder<unknown, unknown>;
  };
  return decoder;
}

/** The objects whose columns all belong to one table that may have no row, and the property that is null then. */
function findNullableGroups(
  fields: SelectedFieldsOrdered,
  joins: Record<string, boolean>,
): { group: string; key: string }[] {
  const found = new Map<string, { key: string; tables: Set<string> }>();
  for (const {
    path: [group = '', key],
    field,
  } of fields) {
    if (key === undefined || !is(field, Column)) continue;
    const known = found.get(group) ?? { key, tables: new Set() };
    found.set(group, known);
    known.tables.add(getTableName(field.table));
  }
  return [...found].flatMap(
    ([
      group,
      {
        key,
        tables: [table = '', ...others],
      },
    ]) => (others.length === 0 && !joins[table] ? { group, key } : []),
  );
}
