import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { idSchema as idShape } from '#shared/contracts/schema/field-schemas.ts';
import { uploadMetadataSchema } from '#shared/contracts/uploads.ts';
import type { Context } from '../../context.ts';
import { parseInput } from '../../http/parse-input.ts';
import { appendToUpload } from './append-to-upload.ts';
import { claimUploadSession } from './claim-upload-session.ts';
import { completeUpload } from './complete-upload.ts';
import { createUpload } from './create-upload.ts';
import { offsetMismatchError } from './store-upload-chunks.ts';
import { loadUpload, uploadGoneError, type DecryptedUpload } from './load-upload.ts';
import { cancelUpload } from './cancel-upload.ts';
import { removeUploads } from './remove-uploads.ts';
import { assertBeginsSealed, isNotSealedError } from '../sealing/assert-sealed.ts';

/**
 * One user's uploads as seen by the tus server, for a single request. The server holds the upload's lock whenever it calls one of
 * these methods.
 */
export class UploadStore extends DataStore {
  /**
   * Why the last write failed, unless its source was at fault. The library reports none of these errors: to it, any error that
   * the store throws mid-stream looks like an aborted request.
   */
  failure: unknown;
  readonly #ctx: Context;
  readonly #userId: number;
  /** This request's upload, as decrypted by `getUpload` under the lock. The write that follows continues from it. */
  #opened: DecryptedUpload | null = null;

  constructor(ctx: Context, userId: number) {
    super();
    this.#ctx = ctx;
    this.#userId = userId;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const metadata = parseInput(uploadMetadataSchema, upload.metadata);
    const id = Number(upload.id);
    await createUpload(this.#ctx, { id, userId: this.#userId, length: upload.size ?? 0, metadata });
    if (upload.size === 0) await completeUpload(this.#ctx, await this.#open(upload.id));
    return upload;
  }

  /** Completes an upload that a dead process had fully received but not finished, because clients consider it complete. */
  override async getUpload(id: string): Promise<Upload> {
    const upload = await this.#open(id);
    const { row, metadata } = upload;
    if (row.received === row.length && !row.completedAt) await completeUpload(this.#ctx, upload);
    else this.#opened = upload;
    const { triggerByteId, filename, filetype } = metadata;
    return new Upload({
      id,
      size: row.length,
      offset: row.received,
      metadata: { triggerByteId: String(triggerByteId), filename, filetype },
    });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const source = remembering(stream as AsyncIterable<Buffer>);
    try {
      return await this.#append(source.parts(), id, offset);
    } catch (error) {
      if (error !== source.failure()) this.failure = error;
      throw error;
    }
  }

  async #append(parts: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    const upload = this.#opened ?? (await this.#open(id));
    if (upload.row.received !== offset) throw offsetMismatchError();
    if (upload.row.completedAt) return offset;
    const { sessionId } = upload.row;
    const { fileCount = null } = upload.metadata;
    await this.#ctx.db.transaction((tx) =>
      claimUploadSession(this.#ctx, tx, { userId: this.#userId, sessionId, fileCount }),
    );
    const checked = upload.sealed && offset === 0 ? assertingSealed(parts) : parts;
    const { received, sha256 } = await appendToUpload(this.#ctx, upload, checked).catch(
      async (error: unknown) => {
        if (isNotSealedError(error)) await removeUploads(this.#ctx.db, [upload.row.id]);
        throw error;
      },
    );
    if (received === upload.row.length) await completeUpload(this.#ctx, upload, sha256);
    return received;
  }

  override async remove(id: string): Promise<void> {
    const { row } = await this.#open(id);
    await cancelUpload(this.#ctx, row);
  }

  async #open(id: string): Promise<DecryptedUpload> {
    const parsed = idShape.safeParse(id);
    if (!parsed.success) throw uploadGoneError();
    return loadUpload(this.#ctx, this.#userId, parsed.data);
  }
}

/** Passes a source through unless it can't be a sealed file, so that nobody sends 20 MB to learn that when it is complete. */
async function* assertingSealed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const part of source) {
    if (isFirst) assertBeginsSealed(part);
    isFirst = false;
    yield part;
  }
}

/** Passes a source through and remembers the error it threw, such as a broken connection or more bytes than declared. */
function remembering(source: AsyncIterable<Buffer>) {
  let failure: unknown;
  return {
    failure: () => failure,
    async *parts() {
      try {
        yield* source;
      } catch (error) {
        failure = error;
        throw error;
      }
    },
  };
}
