import { bigint, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Raw bytes: ciphertext, digests, wrapped keys. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A timestamp, always with its time zone. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A random positive integer below 2^53 from `random.id()`, so that links cannot be enumerated. */
export const randomPrimaryKey = (name: string) => bigint(name, { mode: 'number' });

/**
 * The columns that all one-time codes share, such as the hash, the expiry, the failed attempts and the browser that requested it.
 * A browser has at most one code of each kind.
 */
export const oneTimeCodeColumns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  code: bytea('code').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  usedAt: timestamptz('used_at'),
  wrongTries: integer('wrong_tries').notNull().default(0),
  /** The digest of the browser that requested it. */
  askedBy: bytea('asked_by').notNull(),
  /** The number of failed attempts from other browsers. */
  strangerTries: integer('stranger_tries').notNull().default(0),
  /** The key of the allowance that this code was charged to. Null for a code that cannot be guessed. */
  allowance: text('allowance'),
});
