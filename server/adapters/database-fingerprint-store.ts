import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Logger } from '../http/log/logger.ts';

const part = z.string().nullable();
const keptFile = z.object({
  identity: z.object({ system: part, timeline: part, database: part }),
  count: z.number().nullable(),
  confirmations: z.number(),
});
type DatabaseFingerprint = z.infer<typeof keptFile>;

/** Stores the database's fingerprint for this process, outside the database itself. */
export interface DatabaseFingerprintStore {
  /** The fingerprint at the last inspection. Null before the first one if none was stored. */
  seen(): DatabaseFingerprint | null;
  remember(seen: DatabaseFingerprint): void;
}

/**
 * Keeps the fingerprint in memory and, for the next start, in `dataDir`. Without a writable `dataDir`, a restore is detected only
 * by processes that were running at the time. Only the first of consecutive failed writes is logged, but every inspection
 * retries: a full disk is temporary, and an outdated file would let a later restore go undetected.
 */
export function createDatabaseFingerprintStore(dataDir: string, logger: Logger): DatabaseFingerprintStore {
  const path = join(dataDir, 'seen-database.json');
  let seen: DatabaseFingerprint | null | undefined;
  let isWritable = true;
  return {
    seen: () => (seen === undefined ? (seen = readKept(path, logger)) : seen),
    remember(found) {
      seen = found;
      try {
        replaceFile(path, `${JSON.stringify(found)}\n`);
        isWritable = true;
      } catch (error) {
        if (!isWritable) return;
        isWritable = false;
        logger.warn(
          { code: (error as NodeJS.ErrnoException).code },
          'DATA_DIR is not writable: the database fingerprint will be lost when this process exits',
        );
      }
    },
  };
}

function readKept(path: string, logger: Logger): DatabaseFingerprint | null {
  try {
    return keptFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') {
      logger.warn({ code }, 'the stored database fingerprint can’t be read and will be recreated');
    }
    return null;
  }
}

/** Atomic: a crash leaves either the old file or the new one, never a partial one. */
function replaceFile(path: string, text: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
