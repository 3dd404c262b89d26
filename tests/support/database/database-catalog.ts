import { runOnDatabase } from './template-database.ts';

/** What the schema files can express. The other kinds come from `server/db/sql`. */
const KINDS_OF_SCHEMA = ['relation', 'column', 'constraint', 'index', 'sequence', 'type'] as const;

/** A database as sentences: every object of the schema `public` and every row in it. Sorted, so that two can be compared. */
export interface DatabaseCatalog {
  /** Tables, columns, constraints, indexes, sequences and types. */
  schema: string[];
  /** Functions, triggers, storage, comments, rights, rows and everything else. */
  rest: string[];
}

/** Reads a database's catalog. Tables of the libraries (`drizzle`, `graphile_worker`) are omitted. */
export async function readDatabaseCatalog(url: string): Promise<DatabaseCatalog> {
  const lines = await runOnDatabase<{ kind: string; line: string }>(url, OBJECTS);
  const tables = await runOnDatabase<{ name: string }>(
    url,
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  const rows = await runOnDatabase<{ kind: string; line: string }>(
    url,
    tables
      .map(({ name }) => `select 'row' as kind, '${name} ' || to_jsonb(t)::text as line from ${name} as t`)
      .join(' union all ') || "select 'row' as kind, '' as line where false",
  );
  const all = [...lines, ...rows].map(({ kind, line }) => ({ kind, text: `${kind} ${line}` }));
  const isOfSchema = (kind: string) => KINDS_OF_SCHEMA.some((known) => known === kind);
  const sorted = (of: typeof all) => of.map(({ text }) => text).sort();
  return {
    schema: sorted(all.filter(({ kind }) => isOfSchema(kind))),
    rest: sorted(all.filter(({ kind }) => !isOfSchema(kind))),
  };
}

// A column's position in its table is omitted: no statement depends on it.
const OBJECTS = `
with ours as (select c.*, c.oid::regclass::text as name from pg_class c where c.relnamespace = 'public'::regnamespace)
select 'relation' as kind, concat_ws(' ', name, relkind, reloptions, relrowsecurity, pg_get_viewdef(oid)) as line
  from ours where relkind not in ('i', 'I', 'S')
union all
select 'column', concat_ws(' ', t.name || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end, 'default ' || pg_get_expr(d.adbin, d.adrelid),
    'identity ' || nullif(a.attidentity::text, ''), 'generated ' || nullif(a.attgenerated::text, ''),
    'collate ' || nullif(a.attcollation, 0)::regcollation::text)
  from ours t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum where t.relkind in ('r', 'p', 'v', 'm', 'f')
union all
select 'constraint', concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid),
    case when not convalidated then 'not validated' end)
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 't'
union all
select 'index', concat_ws(' ', pg_get_indexdef(i.indexrelid), case when not i.indisvalid then 'invalid' end,
    case when i.indisclustered then 'clustered' end, case when i.indisreplident then 'replica identity' end)
  from pg_index i join ours t on t.oid = i.indrelid
union all
select 'sequence', concat_ws(' ', c.name, format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmax, s.seqmin,
    s.seqcache, s.seqcycle, pg_describe_object(d.refclassid, d.refobjid, d.refobjsubid))
  from pg_sequence s join ours c on c.oid = s.seqrelid
  left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.seqrelid and d.refobjsubid > 0
union all
select 'type', concat_ws(' ', t.oid::regtype, t.typtype,
    (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid))
  from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype <> 'b'
    and (t.typrelid = 0 or t.typrelid in (select oid from ours where relkind = 'c'))
union all
select 'function', pg_get_functiondef(oid)
  from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
union all
select 'aggregate', oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('a', 'w')
union all
select 'trigger', concat_ws(' ', pg_get_triggerdef(g.oid), g.tgenabled)
  from pg_trigger g join ours t on t.oid = g.tgrelid where not g.tgisinternal
union all
select 'rule', pg_get_ruledef(r.oid) from pg_rewrite r join ours t on t.oid = r.ev_class and t.relkind <> 'v'
union all
select 'policy', concat_ws(' ', polrelid::regclass, polname) from pg_policy join ours t on t.oid = polrelid
union all
select 'storage', concat_ws(' ', t.name || '.' || a.attname, a.attstorage, nullif(a.attcompression::text, ''), a.attoptions, a.attstattarget)
  from ours t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  join pg_type y on y.oid = a.atttypid
  where t.relkind in ('r', 'p') and (a.attstorage <> y.typstorage or a.attcompression <> '' or a.attoptions is not null)
union all
select 'storage', concat_ws(' ', name, relpersistence) from ours where relpersistence <> 'p'
union all
select 'comment', concat_ws(' ', pg_describe_object(classoid, objoid, objsubid), description) from pg_description
  where (classoid = 'pg_class'::regclass and objoid in (select oid from ours))
    or (classoid = 'pg_proc'::regclass and objoid in (select oid from pg_proc where pronamespace = 'public'::regnamespace))
    or (classoid = 'pg_type'::regclass and objoid in (select oid from pg_type where typnamespace = 'public'::regnamespace))
    or (classoid = 'pg_constraint'::regclass and objoid in (select oid from pg_constraint where connamespace = 'public'::regnamespace))
union all
select 'rights', concat_ws(' ', name, relacl) from ours where relacl is not null
union all
select 'rights', concat_ws(' ', oid::regprocedure, proacl)
  from pg_proc where pronamespace = 'public'::regnamespace and proacl is not null
union all
select 'extension', extname from pg_extension
union all
select 'event trigger', evtname from pg_event_trigger
union all
select 'namespace', nspname from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('information_schema', 'drizzle', 'graphile_worker')`;
