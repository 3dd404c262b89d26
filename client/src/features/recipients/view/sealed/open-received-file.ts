import { ApiError } from '#client/lib/http/api-error.ts';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { createOpener } from '#client/features/sealing/crypto/seal.ts';
import type { PreviewSource } from '#client/features/previews/preview-props.ts';
import { fetchSealedFile, type FileRequest } from './fetch-sealed-file.ts';

const lazyViewableType = lazyModule(() => import('#shared/domain/viewable-type.ts'));

/**
 * Fetches and opens a file. The browser may keep the result on disk.
 * @throws WrongKeyError, DamagedSealError, ApiError
 */
export async function openReceivedFile(request: FileRequest, identities: readonly string[]): Promise<Blob> {
  const [opener, { stream, assertArrived }] = await Promise.all([
    createOpener(identities),
    fetchSealedFile(request),
  ]);
  try {
    return await opener.openFile(stream, 'application/octet-stream');
  } catch (error) {
    assertArrived();
    throw error;
  }
}

/**
 * Opens a file for a preview, as the type that its bytes have. The caller revokes the URL.
 * @throws like `openReceivedFile`; ApiError `not-viewable`
 */
export async function previewReceivedFile(
  request: FileRequest,
  identities: readonly string[],
): Promise<Required<PreviewSource>> {
  const [{ detectViewableType, FILE_HEAD_BYTES, NOT_VIEWABLE_MESSAGE }, opened] = await Promise.all([
    lazyViewableType.load(),
    openReceivedFile(request, identities),
  ]);
  const head = new Uint8Array(await opened.slice(0, FILE_HEAD_BYTES).arrayBuffer());
  const view = await detectViewableType(head, head.length === opened.size);
  if (!view) throw new ApiError('not-viewable', NOT_VIEWABLE_MESSAGE);
  const blob = opened.slice(0, opened.size, view.contentType);
  return { kind: view.kind, url: URL.createObjectURL(blob), blob };
}
