import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, timestamptz, randomPrimaryKey } from './columns.ts';
import { storedFiles, triggerBytes } from './leavebits.ts';

/** A file arriving in parts (tus). Its complete chunks are already in `stored_file_chunks`. */
export const uploads = pgTable(
  'uploads',
  {
    /** The id of the stored file that it fills, and the last part of the upload's URL. */
    id: randomPrimaryKey('id')
      .primaryKey()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    triggerByteId: randomPrimaryKey('trigger_byte_id')
      .notNull()
      .references(() => triggerBytes.id, { onDelete: 'cascade' }),
    /** The batch it belongs to, and its position there. */
    sessionId: uuid('session_id').notNull(),
    fileIndex: integer('file_index').notNull(),
    /** Plaintext bytes expected and received. */
    length: bigint('length', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull(),
    /** Encrypted JSON: name, type and anything else the client sent. Its AAD covers every immutable column above. */
    metadata: bytea('metadata').notNull(),
    /**
     * The bytes after the last complete chunk, empty at a chunk boundary. Re-encrypted when more bytes arrive, and bound to
     * `received`.
     */
    tail: bytea('tail').notNull(),
    lastActivity: timestamptz('last_activity').notNull(),
    /** When the file was added to the LeaveBit. */
    completedAt: timestamptz('completed_at'),
  },
  (table) => [
    unique('uploads_place_in_session').on(table.userId, table.sessionId, table.fileIndex),
    index('uploads_trigger_byte_id').on(table.triggerByteId),
    index('uploads_last_activity').on(table.lastActivity),
    check('uploads_file_index_range', sql`${table.fileIndex} between 0 and 4`),
    check('uploads_received_range', sql`${table.received} between 0 and ${table.length}`),
  ],
);

/** The batch that an owner is uploading. An owner can upload one at a time. */
export const uploadSessions = pgTable('upload_sessions', {
  userId: randomPrimaryKey('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sessionId: uuid('session_id').notNull(),
  /** The number of files in the batch; null if its client didn't specify it. */
  fileCount: integer('file_count'),
});
