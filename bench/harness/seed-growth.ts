import { runSql, type BenchServer } from './environment.ts';

/** How much a database holds, besides the owners whose calls are measured. */
export interface GrowthSize {
  owners: number;
  leavebitsPerOwner: number;
  sharesPerLeavebit: number;
  activityPerOwner: number;
  mailsPerOwner: number;
}

/** Tables that are filled, with the statement that fills each. `o` is the number of an owner, whose id is a million times that. */
const fillers: Record<string, (size: GrowthSize) => string> = {
  // They signed up on different days, so that yearly things are due on different days.
  users: () =>
    `insert into users (id, username, email, password, last_update, created_at)
     select o * 1000000, email, email, '-', now(), now() - (1 + o % 365) * interval '1 day' from owners`,
  subscriptions: () =>
    `insert into subscriptions (id, user_id, email, creation_datetime, lastupdate_datetime, sub_status, next_payment_date, free_until, paid_until)
     select o * 1000000, o * 1000000, email, now(), now(), 'Monthly', now() + interval '20 days', now() - interval '11 months', now() + interval '20 days'
     from owners`,
  session: () =>
    `insert into session (sid, sess, expire)
     select 'grown-' || o, json_build_object('userId', o * 1000000), now() + interval '1 day' from owners`,
  activity_chains: ({ activityPerOwner: n }) =>
    `insert into activity_chains (user_id, number, hash, sealed_number, seal)
     select o * 1000000, ${n}, sha256(o::text::bytea), ${n}, '\\x00' from owners`,
  activity_entries: ({ activityPerOwner: n }) =>
    `insert into activity_entries (user_id, number, at, kind, content, hash)
     select o * 1000000, n, now() - (${n} - n) * interval '3 days', 'leavebit-edited', decode(repeat(md5(n::text), 3), 'hex'), sha256((o * 1000 + n)::text::bytea)
     from owners, generate_series(1, ${n}) n`,
  // One share in five opens on a date within the next years, one is always open, the others wait for a report.
  trigger_bytes: ({ leavebitsPerOwner, sharesPerLeavebit }) =>
    `insert into trigger_bytes (id, user_id, data_key_id, data_key, description, info_fields, sharing_emails, sharing_config, sharing_seal,
       last_file_counter, last_update, created_at)
     select o * 1000000 + n, o * 1000000, 'bench', decode(repeat(md5(n::text), 3), 'hex'), decode(repeat(md5(o::text), 4), 'hex'),
       decode(repeat(md5((o + n)::text), 14), 'hex'), emails,
       jsonb_build_object(
         emails[1], jsonb_build_object('releaseType', 'scheduled', 'scheduledDate', to_char(now() + (1 + (o * 37 + n * 101) % 2000) * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
         emails[2], jsonb_build_object('releaseType', 'always')),
       sha256((o * 1000 + n)::text::bytea), 0, now() - n * interval '1 day', now() - interval '1 year'
     from owners, generate_series(1, ${leavebitsPerOwner}) n,
       lateral (select array_agg('heir-' || (o * 7 + n * 131 + s * 7919) % (4 * (select count(*) from owners)) || '@example.com') as emails
         from generate_series(1, ${sharesPerLeavebit}) s) shares`,
  scheduled_openings: () =>
    `insert into scheduled_openings (trigger_byte_id, email, opens_at)
     select id, sharing_emails[1], (sharing_config -> sharing_emails[1] ->> 'scheduledDate')::timestamptz from trigger_bytes
     where data_key_id = 'bench' and sharing_seal is not null and user_id % 1000000 = 0`,
  recipient_readings: () =>
    `insert into recipient_readings (trigger_byte_id, email, read_at)
     select id, sharing_emails[2], now() - interval '30 days' from trigger_bytes where user_id % 1000000 = 0 and id % 2 = 0`,
  mails: ({ mailsPerOwner: n }) =>
    `insert into mails (id, recipient, user_id, kind, dedupe_key, message_id, state, created_at, give_up_at, accepted_at)
     select gen_random_uuid(), 'heir-' || (o * 7 + n) || '@example.com', o * 1000000, 'shared', 'grown:' || o || ':' || n, 'grown:' || o || ':' || n, 'accepted', at, at, at
     from owners, generate_series(1, ${n}) n, lateral (select now() - n * interval '6 days' as at) moments`,
};

/** Fills a product's database with rows like those of other owners. Their texts can't be decrypted, but nobody reads them. */
export async function seedGrowth(product: BenchServer, size: GrowthSize): Promise<void> {
  const tables = Object.keys(fillers)
    .map((name) => `'${name}'::regclass`)
    .join(', ');
  // As a replica, the database runs no triggers. Indexes are built once, at the end.
  await runSql(
    product,
    `set session_replication_role = replica;
     set maintenance_work_mem = '512MB';
     create temporary table owners as select o::bigint, 'grown-' || o || '@example.org' as email from generate_series(1, ${size.owners}) o;
     create temporary table dropped as
       select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid in (${tables}) and not exists (select from pg_constraint where conindid = indexrelid);
     do $$ declare one record; begin for one in select * from dropped loop execute 'drop index ' || one.name; end loop; end $$;
     ${Object.values(fillers)
       .map((fill) => fill(size))
       .join(';\n')};
     do $$ declare one record; begin for one in select * from dropped loop execute one.definition; end loop; end $$`,
  );
  await runSql(product, 'vacuum analyze');
}
