import type { Context } from '../../context.ts';
import type { ReceivedFile } from './receive-form.ts';
import { removeStoredFiles } from './store-file.ts';

/** Files that arrived with a form that is then refused do not stay behind. */
export async function keepOrRemove<T>(
  { db }: Pick<Context, 'db'>,
  files: ReceivedFile[],
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    await removeStoredFiles(
      db,
      files.map((file) => file.id),
    );
    throw error;
  }
}
