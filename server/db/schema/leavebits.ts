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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { users } from './accounts.ts';
import { bytea, timestamptz, randomPrimaryKey } from './columns.ts';

/** Distinguishes a ring key from others with the same id, and reveals nothing else. */
export const ringKeys = pgTable('ring_keys', {
  id: text('id').primaryKey(),
  fingerprint: bytea('fingerprint').notNull(),
});

/** A LeaveBit. Its texts and files are encrypted with its own data key, which the key ring wraps. */
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
    /** Whether its text, files and file names are age files that only its owner and its recipients' cards can open. Never changes. */
    sealed: boolean('sealed').notNull().default(false),
    /** SHA-256 digests of the public keys that its text is sealed for, in hex. Null if the browser that sealed it didn't say. */
    sealedFor: text('sealed_for').array(),
    /** Whether its recipients see only their own address and not each other's. */
    hidesAddresses: boolean('hides_addresses').notNull().default(false),
    /** The recipients who have left it, and when (ISO). Each remains a recipient until the owner removes the address. */
    leftBy: jsonb('left_by').$type<Record<string, string>>().notNull().default({}),
    /** How often it has been saved. */
    seqno: integer('seqno').notNull().default(1),
    /** The `fileCounter` of the last file added to it; never reused. */
    lastFileCounter: integer('last_file_counter').notNull().default(0),
    lastUpdate: timestamptz('last_update').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When it was moved to the trash; null if it isn't there. */
    trashedAt: timestamptz('trashed_at'),
    /** When its owner permanently deleted it. Only the link in the email about that can still restore or show it. */
    purgedAt: timestamptz('purged_at'),
    /**
     * An integrity tag over who may read it and when, made with its data key (`features/access/integrity.ts`). Empty: damaged.
     * Null: predates integrity tags, and the next start adds one.
     */
    sharingSeal: bytea('sharing_seal'),
    /** The recipients of a notice that was pending when the LeaveBit was moved to the trash; null if it isn't there. */
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
    // Without `fastupdate`, because every read by a recipient would have to scan GIN's entire pending list.
    index('trigger_bytes_sharing_emails').using('gin', table.sharingEmails).with({ fastupdate: false }),
    check('trigger_bytes_sharing_config_is_object', sql`jsonb_typeof(${table.sharingConfig}) = 'object'`),
    check('trigger_bytes_held_in_trash', sql`(${table.heldNotices} is null) = (${table.trashedAt} is null)`),
    check(
      'trigger_bytes_purged_from_trash',
      sql`${table.purgedAt} is null or ${table.trashedAt} is not null`,
    ),
    check('trigger_bytes_sealed_for', sql`${table.sealedFor} is null or ${table.sealed}`),
    check('trigger_bytes_left_by_recipients', sql`${table.leftBy} - ${table.sharingEmails} = '{}'::jsonb`),
  ],
);

/** Where the encrypted bytes of a file are. */
export type FileStore = 'postgres' | 's3';

/** A file. `store` says where its encrypted bytes are. It belongs to an owner before it belongs to a LeaveBit. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: randomPrimaryKey('id').primaryKey(),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Plaintext length in bytes and SHA-256; both null during the upload. */
    size: bigint('size', { mode: 'number' }),
    sha256: bytea('sha256'),
    /** The maximum plaintext bytes, as declared by the uploader. Counts toward the quota until `size` is known. */
    expected: bigint('expected', { mode: 'number' }).notNull().default(0),
    /** `postgres`: its bytes are in `stored_file_chunks`. `s3`: `stored_objects` names the objects that hold them. */
    store: text('store').$type<FileStore>().notNull().default('postgres'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('stored_files_user_id').on(table.userId),
    index('stored_files_created_at').on(table.createdAt),
    check('stored_files_complete', sql`(${table.size} is null) = (${table.sha256} is null)`),
    check('stored_files_known_store', sql`${table.store} in ('postgres', 's3')`),
  ],
);

/** The last alert about each limit on total file storage. */
export const storageAlarms = pgTable('storage_alarms', {
  store: text('store').primaryKey(),
  /** The alert's threshold; 0 once there is enough space again. */
  percent: integer('percent').notNull(),
});

/** The encrypted bytes of files. `db/sql/file-chunk-storage.sql` determines how the database stores them. */
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

/**
 * The objects in the object store. Each holds consecutive encrypted chunks of one file, and is written before its row. When the
 * file is deleted, `db/sql/discard-objects.sql` keeps the row, so that the object gets removed, too. An object that no row names
 * can also be discarded. Whoever inserts a key first wins: a discarded object can't be added to a file any more.
 */
export const storedObjects = pgTable(
  'stored_objects',
  {
    /** Random. The object's name in the store, below the folder of this database. */
    key: uuid('key').primaryKey(),
    /** Null once the object is discarded. */
    fileId: randomPrimaryKey('file_id').references(() => storedFiles.id, { onDelete: 'cascade' }),
    /** The position of its first chunk in the file, and how many chunks it holds. */
    position: integer('position'),
    chunks: integer('chunks'),
    discardedAt: timestamptz('discarded_at'),
    /** When the store confirmed the removal. */
    removedAt: timestamptz('removed_at'),
  },
  (table) => [
    unique('stored_objects_position').on(table.fileId, table.position),
    index('stored_objects_discarded_at')
      .on(table.discardedAt)
      .where(sql`${table.discardedAt} is not null`),
    check(
      'stored_objects_in_file_or_discarded',
      sql`num_nulls(${table.fileId}, ${table.position}, ${table.chunks}) = case when ${table.discardedAt} is null then 0 else 3 end`,
    ),
    check(
      'stored_objects_removed_when_discarded',
      sql`${table.removedAt} is null or ${table.discardedAt} is not null`,
    ),
  ],
);

/** The files of each LeaveBit and their names. */
export const triggerByteFiles = pgTable(
  'trigger_byte_files',
  {
    triggerByteId: randomPrimaryKey('trigger_byte_id')
      .notNull()
      .references(() => triggerBytes.id, { onDelete: 'cascade' }),
    fileCounter: integer('file_counter').notNull(),
    /** Deleting the stored file also deletes this row. */
    storedFileId: randomPrimaryKey('stored_file_id')
      .notNull()
      .unique()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    filename: bytea('filename').notNull(),
    /** Keyed digest of the encrypted name, which keeps names unique within a LeaveBit. */
    filenameDigest: bytea('filename_digest').notNull(),
    mimeType: text('mime_type').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When the file itself was moved to the trash; null if it isn't there, or only along with its LeaveBit. */
    trashedAt: timestamptz('trashed_at'),
    /** When its owner permanently deleted it, as for a LeaveBit. */
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

/** An owner's unsaved edit of a LeaveBit, or of one that doesn't exist yet. Encrypted with the account's data key. */
export const leavebitDrafts = pgTable(
  'leavebit_drafts',
  {
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a new LeaveBit. */
    triggerByteId: randomPrimaryKey('trigger_byte_id').references(() => triggerBytes.id, {
      onDelete: 'cascade',
    }),
    /** The save on which the edit is based. Null for a new LeaveBit. */
    seqno: integer('seqno'),
    content: bytea('content').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
    /** Whether any of it was typed before all access to the account was ended, so that somebody else may have typed it. */
    needsReview: boolean('needs_review').notNull().default(false),
  },
  (table) => [
    unique('leavebit_drafts_one_per_leavebit').on(table.userId, table.triggerByteId).nullsNotDistinct(),
    index('leavebit_drafts_trigger_byte_id').on(table.triggerByteId),
    index('leavebit_drafts_saved_at').on(table.savedAt),
    check('leavebit_drafts_seqno', sql`(${table.seqno} is null) = (${table.triggerByteId} is null)`),
  ],
);

/** A state of a LeaveBit that was replaced by a save: its texts, recipients and rules, but not its files. */
export const triggerByteVersions = pgTable(
  'trigger_byte_versions',
  {
    triggerByteId: randomPrimaryKey('trigger_byte_id')
      .notNull()
      .references(() => triggerBytes.id, { onDelete: 'cascade' }),
    /** The last save that produced this state. */
    seqno: integer('seqno').notNull(),
    /** JSON encrypted with the LeaveBit's key. */
    content: bytea('content').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
    /** When a save replaced this state. */
    replacedAt: timestamptz('replaced_at').notNull(),
    /** Whether it was the current state at the start of the session that replaced it. */
    startsSession: boolean('starts_session').notNull().default(false),
    /** Whether, for lack of space, it replaced the version that a save had restored and made current. */
    tookRestoredPlace: boolean('took_restored_place').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.triggerByteId, table.seqno] })],
);
