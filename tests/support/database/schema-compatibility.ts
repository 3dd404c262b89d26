import type pg from 'pg';

interface Column {
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

/** A constraint, unique index or trigger of a table. */
interface TableRule {
  table: string;
  definition: string;
  /** The columns that it covers, as `table.column`. Empty if unknown. */
  columns: string[];
  /** Whether the server depends on it, such as a unique index in `on conflict`. */
  isRelied: boolean;
  /** For a foreign key that prevents rows from being deleted: their table. */
  holds: string | null;
}

/** A schema as the servers of a version see it. Keys are `table.column` or names. */
export interface UsedSchema {
  columns: Map<string, Column>;
  rules: Map<string, TableRule>;
  enums: Map<string, string[]>;
  functions: Map<string, string>;
}

export async function readUsedSchema(client: pg.ClientBase): Promise<UsedSchema> {
  const columns = await client.query<{ key: string } & Column>(
    `select c.relname || '.' || a.attname as key, format_type(a.atttypid, a.atttypmod) as type,
       not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')`,
  );
  const rules = await client.query<{ key: string } & TableRule>(
    `with named as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace)
     select t.relname || ': constraint ' || conname as key, t.relname as table, pg_get_constraintdef(o.oid) as definition,
       array(select t.relname || '.' || attname from pg_attribute where attrelid = o.conrelid and attnum = any(o.conkey)) as columns,
       contype <> 'c' as "isRelied", case when contype = 'f' and confdeltype in ('a', 'r') then f.relname end as holds
     from pg_constraint o join named t on t.oid = o.conrelid left join named f on f.oid = o.confrelid where contype in ('c', 'f', 'p', 'u', 'x')
     union all
     select t.relname || ': index ' || i.indexrelid::regclass, t.relname, pg_get_indexdef(i.indexrelid),
       array(select t.relname || '.' || attname from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey)), true, null
     from pg_index i join named t on t.oid = i.indrelid where i.indisunique
       and not exists (select from pg_constraint o where o.conindid = i.indexrelid)
     union all
     select t.relname || ': trigger ' || tgname, t.relname, pg_get_triggerdef(g.oid) || ' ' || tgenabled::text, '{}', true, null
     from pg_trigger g join named t on t.oid = g.tgrelid where not tgisinternal`,
  );
  const enums = await client.query<{ key: string; values: string[] }>(
    `select t.typname as key, array_agg(enumlabel::text order by enumsortorder) as values from pg_type t join pg_enum on enumtypid = t.oid
     where t.typnamespace = 'public'::regnamespace group by 1`,
  );
  const functions = await client.query<{ key: string; definition: string }>(
    `select oid::regprocedure::text as key, pg_get_functiondef(oid) as definition from pg_proc
     where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')`,
  );
  return {
    columns: new Map(columns.rows.map(({ key, ...column }) => [key, column])),
    rules: new Map(rules.rows.map(({ key, ...rule }) => [key, rule])),
    enums: new Map(enums.rows.map(({ key, values }) => [key, values])),
    functions: new Map(functions.rows.map(({ key, definition }) => [key, definition])),
  };
}

/**
 * What a schema no longer allows or offers to servers that were written for an older one. One sentence for each difference.
 * Nothing here can tell whether a changed rule still allows the same, so each one is listed.
 */
export function listNarrowings(older: UsedSchema, newer: UsedSchema): string[] {
  const tables = new Set([...older.columns.keys()].map((key) => key.split('.', 1)[0]!));
  return [
    ...[...older.columns].flatMap(([key, column]) => compareColumns(key, column, newer.columns.get(key))),
    ...[...newer.columns].flatMap(([key, { isNullable, hasDefault }]) => {
      const isAdded = !older.columns.has(key) && tables.has(key.split('.', 1)[0]!);
      return isAdded && !isNullable && !hasDefault ? [`${key} must be given`] : [];
    }),
    ...[...older.rules].flatMap(([key, { isRelied }]) =>
      isRelied && !newer.rules.has(key) ? [`${key} is gone`] : [],
    ),
    ...[...newer.rules].flatMap(([key, rule]) => {
      const before = older.rules.get(key);
      if (before?.definition === rule.definition) return [];
      if (before) return [`${key} is another`];
      if (!tables.has(rule.table))
        return rule.holds !== null && tables.has(rule.holds) ? [`${key} holds rows of ${rule.holds}`] : [];
      return isAlwaysMet(rule, older, newer) ? [] : [`${key} is new`];
    }),
    ...[...older.enums].flatMap(([key, values]) =>
      values
        .filter((value) => !newer.enums.get(key)?.includes(value))
        .map((value) => `${key} lacks ${value}`),
    ),
    ...[...older.functions].flatMap(([key, definition]) => {
      const now = newer.functions.get(key);
      if (now === undefined) return [`${key} is gone`];
      return now === definition ? [] : [`${key} does something else`];
    }),
  ].toSorted();
}

function compareColumns(key: string, before: Column, now: Column | undefined): string[] {
  if (!now) return [`${key} is gone`];
  return [
    ...(now.type === before.type ? [] : [`${key} is of another type`]),
    ...(before.isNullable && !now.isNullable ? [`${key} can’t be null`] : []),
    ...(!before.isNullable && now.isNullable ? [`${key} can be null`] : []),
    ...(before.hasDefault && !now.hasDefault ? [`${key} has no default`] : []),
  ];
}

/** Null meets every check, is unique, and refers to nothing. */
function isAlwaysMet({ columns }: TableRule, older: UsedSchema, newer: UsedSchema): boolean {
  return (
    columns.length > 0 &&
    columns.every((key) => {
      const column = newer.columns.get(key);
      return !older.columns.has(key) && column?.isNullable === true && !column.hasDefault;
    })
  );
}
