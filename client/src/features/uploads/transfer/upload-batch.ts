import { getUploadName } from '#shared/domain/file-names.ts';
import type { InterruptedUpload, UnsentFile } from '../interrupted/interrupted-upload.ts';

/** Files being uploaded to a LeaveBit in a single upload session on the server. */
export interface UploadBatch extends Omit<InterruptedUpload, 'files'> {
  files: readonly UploadBatchFile[];
}

export interface UploadBatchFile {
  unsent: UnsentFile;
  file: File;
}

export function createUploadBatch(ownerId: number, leavebitId: number, files: readonly File[]): UploadBatch {
  return {
    ownerId,
    leavebitId,
    uploadSessionId: randomUuid(),
    fileCount: files.length,
    files: files.map((file, index) => ({
      file,
      unsent: { index, name: file.name, size: file.size, lastModified: file.lastModified },
    })),
  };
}

/** Builds a file's upload metadata according to `uploadMetadataSchema` in shared/contracts/uploads.ts. */
export function buildUploadMetadata(
  batch: UploadBatch,
  { file, unsent }: UploadBatchFile,
): Record<string, string> {
  return {
    triggerByteId: String(batch.leavebitId),
    filename: getUploadName(unsent),
    ...(file.type && { filetype: file.type }),
    uploadSessionId: batch.uploadSessionId,
    fileIndex: String(unsent.index),
    fileCount: String(batch.fileCount),
    ...(unsent.sha256 && { sha256: unsent.sha256 }),
  };
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is unavailable outside secure contexts. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
