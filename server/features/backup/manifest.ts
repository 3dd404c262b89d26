import { z } from 'zod';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const sequence = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() });

/** The first record of a backup. It never holds a key. */
export const manifestSchema = z.object({
  /** The moment whose state it is. */
  takenAt: z.iso.datetime(),
  /** The version of LeaveBits that made it. */
  version: z.string(),
  /** The last migration of the database. A restore runs them up to this one. */
  migration: z.object({ name: z.string(), hash: digest }),
  /** The ring keys without which the content cannot be read: names, and what tells another key of the same name. */
  keys: z.array(z.object({ id: z.string(), fingerprint: digest })),
  sequences: z.array(sequence),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

/** The record before a table's rows. */
export const tableHeaderSchema = z.object({ name: z.string(), columns: z.array(z.string()) });
export type BackupTable = z.infer<typeof tableHeaderSchema>;

/** The record after a table's rows. */
export const tableTrailerSchema = z.object({ rows: z.number(), bytes: z.number(), sha256: digest });

/** The last record. */
export const backupTrailerSchema = z.object({
  tables: z.number(),
  /** Of everything before this record. */
  sha256: digest,
  /** That digest, sealed by the key ring. Nobody without the key can make a file that is taken for a backup. */
  seal: z.string().regex(/^([0-9a-f]{2})+$/),
});

/** The place to which the seal of a backup is bound. */
export const BACKUP_TAG_AAD = 'backup/end';
