import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, timestamptz, randomPrimaryKey } from './columns.ts';
import { storedFiles, triggerBytes } from './leavebits.ts';

/** A file that arrives in parts (tus). Its whole chunks are in `stored_file_chunks` already. */
export const uploads = pgTable(
  'uploads',
  {
    /** Of the stored file it fills, and the last part of the upload's address. */
    id: randomPrimaryKey('id')
      .primaryKey()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    triggerByteId: randomPrimaryKey('trigger_byte_id')
      .notNull()
      .references(() => triggerBytes.id, { onDelete: 'cascade' }),
    /** The batch it belongs to, and its place there. */
    sessionId: uuid('session_id').notNull(),
    fileIndex: integer('file_index').notNull(),
    /** Plain bytes it will have, and has. */
    length: bigint('length', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull(),
    /** Sealed JSON: name, type and what else the client said; the seal binds all that never changes above. */
    metadata: bytea('metadata').notNull(),
    /** The bytes after the last whole chunk. Sealed again when more arrive, empty at a chunk's end, bound to `received`. */
    tail: bytea('tail').notNull(),
    lastActivity: timestamptz('last_activity').notNull(),
    /** When the LeaveBit got the file. */
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

/** Which batch of an owner has the place: one at a time. */
export const uploadSessions = pgTable('upload_sessions', {
  userId: randomPrimaryKey('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sessionId: uuid('session_id').notNull(),
  /** How many files the batch has; null when its client did not say. */
  fileCount: integer('file_count'),
});
