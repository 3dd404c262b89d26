import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
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

/**
 * The same, for somebody who wants to look at it.
 * @throws DomainError `not-viewable`
 */
export async function requireViewable(
  ctx: Context,
  dataKey: DataKey,
  file: StoredFile,
): Promise<ViewableType> {
  const view = await viewableTypeOf(ctx, dataKey, file);
  if (view) return view;
  throw new DomainError(
    'not-viewable',
    'This kind of file cannot be shown here. Please download it, and open it on your device.',
  );
}
