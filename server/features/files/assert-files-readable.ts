import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { assertFileReadable, StoredFileDamagedError } from './read-stored-file.ts';
import type { StoredFile } from './stored-file.ts';

/**
 * Rejects files known to be incomplete while the error can still be shown on a page.
 * @throws DomainError `damaged`; the log has the file and the position
 */
export async function assertFilesReadable(
  { db, logger }: Pick<Context, 'db' | 'logger'>,
  dataKey: DataKey,
  files: readonly StoredFile[],
): Promise<void> {
  for (const file of files) {
    try {
      await assertFileReadable(db, dataKey, file);
    } catch (error) {
      if (!(error instanceof StoredFileDamagedError)) throw error;
      logger.error({ err: error }, 'a stored file is damaged');
      throw new DomainError(
        'damaged',
        'A file here is damaged and can’t be downloaded. Please contact support.',
      );
    }
  }
}
