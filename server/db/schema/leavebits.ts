import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { users } from './accounts.ts';
import { bytea, timestamptz, randomPrimaryKey } from './columns.ts';

/** Tells a ring key from another key with the same id. Nothing else can be learned from it. */
export const ringKeys = pgTable('ring_keys', {
  id: text('id').primaryKey(),
  fingerprint: bytea('fingerprint').notNull(),
});

/** A LeaveBit. Its texts and its files are sealed with its own data key, which the key ring wraps. */
export const triggerBytes = pgTable(
  'trigger_bytes',
  {
    id: randomPrimaryKey('id').primaryKey(),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the ring key that wraps `dataKey`. */
    dataKeyId: text('data_key_id').notNull(),
    dataKey: bytea('data_key').notNull(),
    description: bytea('description').notNull(),
    infoFields: bytea('info_fields').notNull(),
    sharingEmails: text('sharing_emails').array().notNull(),
    sharingConfig: jsonb('sharing_config').$type<Record<string, ReleaseSetting>>().notNull(),
    /** Whether its recipients see only their own address, and not one another's. */
    hidesAddresses: boolean('hides_addresses').notNull().default(false),
    /** The recipients who have left it, and when (ISO). Each stays a recipient until the owner removes the address. */
    leftBy: jsonb('left_by').$type<Record<string, string>>().notNull().default({}),
    /** How often it was saved. */
    seqno: integer('seqno').notNull().default(1),
    /** The `fileCounter` of the last file it was given; never reused. */
    lastFileCounter: integer('last_file_counter').notNull().default(0),
    lastUpdate: timestamptz('last_update').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** Since when it is in the trash. Null: it is not. */
    trashedAt: timestamptz('trashed_at'),
    /** When its owner deleted it for good. The link in the mail about that still brings it back, and nothing else shows it. */
    purgedAt: timestamptz('purged_at'),
    /**
     * Authenticates who may read it and when, with its data key (`features/access/seal.ts`). Empty: it is damaged. Null: it is from
     * before there were seals, and the next start seals it.
     */
    sharingSeal: bytea('sharing_seal'),
    /** Whom a notice was about to reach when it went to the trash. Null: it is not there. */
    heldNotices: jsonb('held_notices').$type<{ shared: string[]; opened: string[] }>(),
  },
  (table) => [
    index('trigger_bytes_user_id').on(table.userId),
    index('trigger_bytes_trashed_at')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
    index('trigger_bytes_unsealed')
      .on(table.id)
      .where(sql`${table.sharingSeal} is null`),
    // Without a list of pending entries, which every read of a recipient would search from end to end.
    index('trigger_bytes_sharing_emails').using('gin', table.sharingEmails).with({ fastupdate: false }),
    check('trigger_bytes_sharing_config_is_object', sql`jsonb_typeof(${table.sharingConfig}) = 'object'`),
    check('trigger_bytes_held_in_trash', sql`(${table.heldNotices} is null) = (${table.trashedAt} is null)`),
    check(
      'trigger_bytes_purged_from_trash',
      sql`${table.purgedAt} is null or ${table.trashedAt} is not null`,
    ),
    check('trigger_bytes_left_by_recipients', sql`${table.leftBy} - ${table.sharingEmails} = '{}'::jsonb`),
  ],
);

/** The bytes of one file, held in `stored_file_chunks`; belongs to an owner before it belongs to a LeaveBit. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: randomPrimaryKey('id').primaryKey(),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Plain length in bytes and SHA-256; both null while bytes still arrive. */
    size: bigint('size', { mode: 'number' }),
    sha256: bytea('sha256'),
    /** The most plain bytes that it can have, as its sender said. Until `size` is known, the quota counts them. */
    expected: bigint('expected', { mode: 'number' }).notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('stored_files_user_id').on(table.userId),
    index('stored_files_created_at').on(table.createdAt),
    check('stored_files_complete', sql`(${table.size} is null) = (${table.sha256} is null)`),
  ],
);

/** The last alarm about each thing that limits all files together. */
export const storageAlarms = pgTable('storage_alarms', {
  store: text('store').primaryKey(),
  /** The step of the alarm; 0 once there is room again. */
  percent: integer('percent').notNull(),
});

/** The sealed bytes of files. `db/sql/file-chunk-storage.sql` says how the database stores them. */
export const storedFileChunks = pgTable(
  'stored_file_chunks',
  {
    fileId: randomPrimaryKey('file_id')
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    data: bytea('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
);

/** Which files a LeaveBit has, under which names. */
export const triggerByteFiles = pgTable(
  'trigger_byte_files',
  {
    triggerByteId: randomPrimaryKey('trigger_byte_id')
      .notNull()
      .references(() => triggerBytes.id, { onDelete: 'cascade' }),
    fileCounter: integer('file_counter').notNull(),
    /** Deleting the stored file takes this row along. */
    storedFileId: randomPrimaryKey('stored_file_id')
      .notNull()
      .unique()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    filename: bytea('filename').notNull(),
    /** Keyed digest of the name, so that names are unique within a LeaveBit though they are sealed. */
    filenameDigest: bytea('filename_digest').notNull(),
    mimeType: text('mime_type').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** Since when it is in the trash, by itself. Null: it is not, or only its whole LeaveBit is. */
    trashedAt: timestamptz('trashed_at'),
    /** When its owner deleted it for good, as for a LeaveBit. */
    purgedAt: timestamptz('purged_at'),
  },
  (table) => [
    primaryKey({ columns: [table.triggerByteId, table.fileCounter] }),
    uniqueIndex('trigger_byte_files_unique_name')
      .on(table.triggerByteId, table.filenameDigest)
      .where(sql`${table.trashedAt} is null`),
    index('trigger_byte_files_trashed_at')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
    check(
      'trigger_byte_files_purged_from_trash',
      sql`${table.purgedAt} is null or ${table.trashedAt} is not null`,
    ),
  ],
);

/** What a save of a LeaveBit has replaced: its texts, recipients and rules. The files are not in it. */
export const triggerByteVersions = pgTable(
  'trigger_byte_versions',
  {
    triggerByteId: randomPrimaryKey('trigger_byte_id')
      .notNull()
      .references(() => triggerBytes.id, { onDelete: 'cascade' }),
    /** The last save of which this is the state. */
    seqno: integer('seqno').notNull(),
    /** Sealed JSON, with the LeaveBit's key. */
    content: bytea('content').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
    /** When a save put another state in its place. */
    replacedAt: timestamptz('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.triggerByteId, table.seqno] })],
);
