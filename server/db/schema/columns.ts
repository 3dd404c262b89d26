import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';
import { languages } from '#shared/domain/languages.ts';

/** Raw bytes: ciphertext, digests, wrapped keys. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A timestamp, always with its time zone. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A random positive integer below 2^53 from `random.id()`, so that links cannot be enumerated. */
export const randomPrimaryKey = (name: string) => bigint(name, { mode: 'number' });

/** The condition of a column for one of our languages, or null. */
export const isLanguage = (column: SQLWrapper): SQL =>
  sql`${column} in (${sql.raw(languages.map((language) => `'${language}'`).join(', '))})`;
