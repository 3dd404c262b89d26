import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, codeColumns, moment, randomKey } from './columns.ts';
import { triggerBytes } from './leavebits.ts';

/** A recipient's code for one LeaveBit, or (without `triggerByteId`) for all that is shared with the address. */
export const verificationCodes = pgTable('verification_codes', {
  ...codeColumns(),
  /** `{triggerByteId | all}:{email}`: one live code for each. */
  subject: text('subject').notNull().unique(),
  triggerByteId: randomKey('trigger_byte_id').references(() => triggerBytes.id, { onDelete: 'cascade' }),
});

/** When an address was last proved by a code. */
export const viewerVerified = pgTable('viewer_verified', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  verifiedAt: moment('verified_at').notNull(),
});

/** A recipient's session: the holder of the key has proved the address. */
export const emailVerificationSessions = pgTable(
  'email_verification_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the key that the recipient's browser holds. */
    sessionKey: bytea('session_key').notNull().unique(),
    email: text('email').notNull(),
    lastActivity: moment('last_activity').notNull(),
    /** JSON list of what codes were asked for: LeaveBit ids or `all`. Access follows the address alone. */
    verifiedTriggerBytes: text('verified_trigger_bytes').notNull().default('[]'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('email_verification_sessions_last_activity').on(table.lastActivity)],
);
