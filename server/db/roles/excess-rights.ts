import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { ownedSchemas } from './role-names.ts';

/**
 * What a role may do beyond reading and writing rows, phrased to follow "It …". Empty for a role with only the rights that
 * serving needs.
 * @param role defaults to the connection's role.
 */
export async function listExcessRights(db: Database, role: string | null = null): Promise<string[]> {
  const { rows } = await db.execute<{ words: string[] }>(
    sql`with who as (select oid, rolsuper, rolcreaterole from pg_roles where rolname = coalesce(${role}::text, current_user)),
     ours as (select oid from pg_namespace where nspname = any(${sql.param([...ownedSchemas])}::text[])),
     things as (
       select c.oid, c.relkind, c.relowner as owner from pg_class c where c.relnamespace in (select oid from ours)
     )
     select array_remove(array[
       case when rolsuper then 'is a superuser' end,
       case when rolcreaterole then 'may make roles' end,
       case when exists (select from things where pg_has_role(who.oid, owner, 'member'))
         or exists (select from pg_proc where pronamespace in (select oid from ours) and pg_has_role(who.oid, proowner, 'member'))
         then 'owns tables' end,
       case when exists (select from things where relkind in ('r', 'p') and has_table_privilege(who.oid, oid, 'truncate, trigger'))
         then 'may empty tables or add triggers' end,
       case when has_database_privilege(who.oid, current_database(), 'create')
         or exists (select from ours where has_schema_privilege(who.oid, oid, 'create')) then 'may make tables' end,
       -- A temporary table comes before the real one of its name, also in the triggers.
       case when has_database_privilege(who.oid, current_database(), 'temporary') then 'may make temporary tables' end
     ], null) as words from who`,
  );
  return rows[0]?.words ?? [];
}
