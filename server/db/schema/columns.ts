import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Raw bytes: ciphertext, digests, wrapped keys. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A timestamp, always with its time zone. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A random positive integer below 2^53 from `random.id()`, so that links cannot be enumerated. */
export const randomPrimaryKey = (name: string) => bigint(name, { mode: 'number' });
