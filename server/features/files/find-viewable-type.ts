import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { readFileHead } from './read-stored-file.ts';
import type { StoredFile } from './stored-file.ts';
import {
  FILE_HEAD_BYTES,
  detectViewableType,
  NOT_VIEWABLE_MESSAGE,
  type ViewableType,
} from '#shared/domain/viewable-type.ts';

/** How a stored file may be displayed, judging by its first bytes. Null if it can only be downloaded. */
export async function findViewableType(
  ctx: Context,
  dataKey: DataKey,
  file: StoredFile,
): Promise<ViewableType | null> {
  const head = await readFileHead(ctx, dataKey, file, FILE_HEAD_BYTES);
  return detectViewableType(head, head.length === file.size);
}

/**
 * Like `findViewableType`, but for a request to view the file.
 * @throws DomainError `not-viewable`
 */
export async function getViewableType(
  ctx: Context,
  dataKey: DataKey,
  file: StoredFile,
): Promise<ViewableType> {
  const view = await findViewableType(ctx, dataKey, file);
  if (view) return view;
  throw new DomainError('not-viewable', NOT_VIEWABLE_MESSAGE);
}
