import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { readHead } from './read-file.ts';
import type { StoredFile } from './stored-file.ts';
import { HEAD_BYTES, viewableType, type ViewableType } from './viewable-type.ts';

/** How a stored file may be shown, by its first bytes. Null when it is only for download. */
export async function viewableTypeOf(
  { db }: Context,
  dataKey: DataKey,
  file: StoredFile,
): Promise<ViewableType | null> {
  const head = await readHead(db, dataKey, file, HEAD_BYTES);
  return viewableType(head, head.length === file.size);
}
