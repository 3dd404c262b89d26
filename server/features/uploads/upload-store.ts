import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { idSchema as idShape } from '#shared/contracts/field-schemas.ts';
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

/**
 * One user's uploads as the tus server sees them, for one request. The server holds an upload's lock whenever it calls one
 * of these.
 */
export class UploadStore extends DataStore {
  /**
   * Why the last write failed, when the fault was not its source's. The library reports none of them. To it, any error of
   * a store in mid-stream looks like an aborted request.
   */
  failure: unknown;
  readonly #ctx: Context;
  readonly #userId: number;
  /** The upload of this request, as `getUpload` opened it under the lock. The write that follows goes on from it. */
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

  /** Finishes what a process that died had received in whole but not finished: a client takes that for complete. */
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
    const { received, sha256 } = await appendToUpload(this.#ctx, upload, parts);
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

/** Hands a source on, and knows what it threw: a line that was cut, or more bytes than were said. */
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
