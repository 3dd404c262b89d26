import { z } from 'zod';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const sequence = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() });

/** The first record of a backup. Never contains a key. */
export const manifestSchema = z.object({
  /** When the snapshot was taken. */
  takenAt: z.iso.datetime(),
  /** The version of LeaveBits that made the backup. */
  version: z.string(),
  /** The database's last migration. A restore migrates the empty database up to this one. */
  migration: z.object({ name: z.string(), hash: digest }),
  /**
   * The ids of the ring keys needed to decrypt the content, with fingerprints that distinguish different keys with the same id.
   */
  keys: z.array(z.object({ id: z.string(), fingerprint: digest })),
  sequences: z.array(sequence),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

/** Precedes a table's rows. */
export const tableHeaderSchema = z.object({ name: z.string(), columns: z.array(z.string()) });
export type BackupTable = z.infer<typeof tableHeaderSchema>;

/** Follows a table's rows. */
export const tableTrailerSchema = z.object({ rows: z.number(), bytes: z.number(), sha256: digest });

/** The last record. */
export const backupTrailerSchema = z.object({
  tables: z.number(),
  /** The digest of everything before this record. */
  sha256: digest,
  /** That digest, authenticated with the key ring, so that nobody can forge a backup without the key. */
  seal: z.string().regex(/^([0-9a-f]{2})+$/),
});

/** The AAD of a backup's tag. */
export const BACKUP_TAG_AAD = 'backup/end';
