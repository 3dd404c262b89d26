/** Plaintext bytes per stored chunk. Only a file's last chunk holds fewer. */
export const CHUNK_BYTES = 256 * 1024;

/** A complete stored file. `sha256` is the digest of the plaintext. */
export interface StoredFile {
  id: number;
  size: number;
  sha256: Buffer;
}

/** An empty file has one empty chunk, so that its loss would be noticed, too. */
export function getChunkCount(size: number): number {
  return Math.max(1, Math.ceil(size / CHUNK_BYTES));
}

/**
 * Binds a chunk to its file, its position and whether it is the last one, so that swapping, reordering and truncation are
 * detected.
 */
export function getChunkAad(fileId: number, position: number, isLast: boolean): string {
  return `stored_file_chunks/${fileId}/${position}/${isLast ? 'last' : 'more'}`;
}
