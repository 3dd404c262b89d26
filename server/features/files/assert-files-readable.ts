import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { ObjectContext } from './object-folder.ts';
import { assertFileReadable, StoredFileDamagedError } from './read-stored-file.ts';
import type { StoredFile } from './stored-file.ts';

/**
 * Rejects files known to be incomplete while the error can still be shown on a page.
 * @throws DomainError `damaged`; the log has the file and the position. ObjectStoreUnavailableError
 */
export async function assertFilesReadable(
  ctx: ObjectContext & Pick<Context, 'logger'>,
  dataKey: DataKey,
  files: readonly StoredFile[],
): Promise<void> {
  for (const file of files) {
    try {
      await assertFileReadable(ctx, dataKey, file);
    } catch (error) {
      if (!(error instanceof StoredFileDamagedError)) throw error;
      ctx.logger.error({ err: error }, 'a stored file is damaged');
      throw new DomainError(
        'damaged',
        'A file here is damaged and can’t be downloaded. Please contact support.',
      );
    }
  }
}
