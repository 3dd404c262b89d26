import { afterEach, expect, test, vi } from 'vitest';
import { uploadMetadataSchema } from '#shared/contracts/uploads.ts';
import { buildUploadMetadata, createUploadBatch } from './upload-batch.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a batch also begins on a page without HTTPS, with its own session that the server accepts', () => {
  // Only the functions available outside secure contexts.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const batches = [1, 2].map(() => createUploadBatch(7, 12, [new File(['abc'], 'photo.jpg')]));
  const sessions = batches.map((batch) => {
    const sent = uploadMetadataSchema.parse(buildUploadMetadata(batch, batch.files[0]!));
    expect(sent.uploadSessionId).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    return sent.uploadSessionId;
  });
  expect(sessions[0]).not.toBe(sessions[1]);
});
