import { bigint, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Raw bytes: ciphertext, digests, wrapped keys. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A moment, always with its zone. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A random positive integer below 2^53 given by `ids.randomId()`, so that no link can be enumerated. */
export const randomPrimaryKey = (name: string) => bigint(name, { mode: 'number' });

/** What every one-time code has: its hash, its end, whether it was used, how often it was missed, and by whom. A browser has one of a kind. */
export const oneTimeCodeColumns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  code: bytea('code').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  usedAt: timestamptz('used_at'),
  wrongTries: integer('wrong_tries').notNull().default(0),
  /** The digest of the browser that asked for it. */
  askedBy: bytea('asked_by').notNull(),
  /** The wrong tries that came from other browsers. */
  strangerTries: integer('stranger_tries').notNull().default(0),
  /** The key of the allowance that was charged for it. Null for a code that nobody can guess. */
  allowance: text('allowance'),
});
