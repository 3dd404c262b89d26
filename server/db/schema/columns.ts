import { bigint, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Raw bytes: ciphertext, digests, wrapped keys. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A timestamp, always with its time zone. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A random positive integer below 2^53 from `ids.randomId()`, so that links cannot be enumerated. */
export const randomPrimaryKey = (name: string) => bigint(name, { mode: 'number' });

/**
 * Columns common to every one-time code: its hash, expiry, use, failed attempts, and who made them. A browser has one of each
 * kind.
 */
export const oneTimeCodeColumns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  code: bytea('code').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  usedAt: timestamptz('used_at'),
  wrongTries: integer('wrong_tries').notNull().default(0),
  /** The digest of the browser that requested it. */
  askedBy: bytea('asked_by').notNull(),
  /** The wrong attempts from other browsers. */
  strangerTries: integer('stranger_tries').notNull().default(0),
  /** The key of the allowance that was charged for it. Null for a code that cannot be guessed. */
  allowance: text('allowance'),
});
