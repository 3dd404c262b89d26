import type { Readable, Writable } from 'node:stream';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import {
  ATTACHMENT_NAMES_FIELD,
  ATTACHMENTS_FIELD,
  attachmentNamesSchema,
} from '#shared/contracts/uploads.ts';
import { limits } from '#shared/domain/limits.ts';
import { sanitiseFileName } from '#shared/domain/file-names.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import { ObjectStoreUnavailableError } from '../../adapters/object-store.ts';
import type { Context } from '../../context.ts';
import { isDatabaseUnavailable } from '../../db/database-unavailable.ts';
import { DomainError } from '../../http/domain-error.ts';
import { bodyMemoryLimiter } from '../../http/limits/body-memory-limiter.ts';
import { removeStoredFiles, removeUnownedFiles, storeFile } from '../files/store-file.ts';
import type { StoredFile } from '../files/stored-file.ts';

/** A multer option that is missing from its types. */
interface StreamHandling {
  streamHandler(req: Request, parser: Writable): void;
}

type StoredFormFile = Express.Multer.File & { stored: StoredFile; cleanName: string };

/** The limit for all text fields of a form combined: the longest info in any script, plus room for addresses and rules. */
const MAX_TEXT_BYTES = limits.infoFieldsLength * 4 + 400_000;

/** The limit for all files of a form combined. */
const MOST_FORM_BYTES = limits.filesPerSave * limits.serverFileBytes;

/** A stored file that arrived with a form and doesn't belong to a LeaveBit yet. */
export interface ReceivedFile extends StoredFile {
  name: string;
  mimeType: string;
}

/**
 * Reads a multipart form. Text fields go into `req.body`, and the files in `fileFields` are streamed into encrypted storage.
 * JSON bodies pass through without files. Leaves nothing behind on error.
 * @throws DomainError, or multer's own errors, which the error handler maps
 */
export async function receiveMultipartForm(
  ctx: Context,
  req: Request,
  res: Response,
  {
    userId,
    dataKey,
    fileFields = [ATTACHMENTS_FIELD],
  }: { userId: number; dataKey: DataKey; fileFields?: readonly string[] },
): Promise<ReceivedFile[]> {
  let end = () => {};
  /** The names in the files' own parts, in order. */
  const namesInParts: string[] = [];
  const storage = encryptingStorage(ctx, { userId, dataKey, length: req.get('Content-Length') });
  const options: multer.Options & StreamHandling = {
    storage,
    defParamCharset: 'utf8',
    // Otherwise, a name ending in a backslash would arrive empty, and its file would be dropped silently.
    preservePath: true,
    limits: {
      files: limits.filesPerSave,
      fileSize: limits.serverFileBytes,
      fieldNameSize: 100,
      fieldSize: MAX_TEXT_BYTES,
      fields: 1000,
      fieldNestingDepth: 1,
      fieldArrayIndexLimit: 1000,
    },
    streamHandler(request, parser) {
      // Before multer's own listener, which replaces what looks escaped to it.
      parser.prependListener('file', (_field: string, _file: Readable, part: { filename?: string }) => {
        if (part.filename) namesInParts.push(part.filename);
      });
      end = boundText(request, parser);
    },
    fileFilter: ({ body }: { body: Record<string, unknown> }, file, accept) => {
      const names = attachmentNamesSchema.safeParse(body[ATTACHMENT_NAMES_FIELD]).data;
      const index = namesInParts.length - 1;
      const cleanName = sanitiseFileName(names?.[index] ?? namesInParts[index]!);
      if (cleanName !== null) accept(null, true);
      else accept(new DomainError('invalid', 'A file has a name that we can’t use. Please rename it.'));
      Object.assign(file, { cleanName });
    },
  };
  const parse = multer(options).fields(fileFields.map((name) => ({ name })));
  await new Promise<void>((resolve, reject) => {
    parse(req, res, (error: unknown) => {
      end();
      if (!error) return resolve();
      // Storing a file destroys its stream when it fails, and multer reports that before the reason is known.
      void storage.waitForFailure().then((failure) => {
        if (failure instanceof ObjectStoreUnavailableError || isDatabaseUnavailable(failure)) reject(failure);
        else
          reject(error instanceof Error ? error : new Error('the form could not be read', { cause: error }));
      });
    });
  });
  const received = Object.values((req.files ?? {}) as Record<string, StoredFormFile[]>).flat();
  return received.map((file) => ({
    ...file.stored,
    name: file.cleanName,
    mimeType: /^[\w.+-]{1,80}\/[\w.+-]{1,80}$/.test(file.mimetype)
      ? file.mimetype
      : 'application/octet-stream',
  }));
}

/**
 * Feeds the parser and aborts it once the text fields, which are buffered in memory, exceed their total limit.
 * @returns a function that stops counting incoming bytes
 */
function boundText(req: Request, parser: Writable): () => void {
  let bytes = 0;
  let openFiles = 0;
  parser.on('file', (_name: string, file: Readable) => {
    openFiles += 1;
    file.once('close', () => (openFiles -= 1));
  });
  parser.on('field', (_name: string, value: string) => {
    bytes += Buffer.byteLength(value);
    if (bytes > MAX_TEXT_BYTES)
      parser.destroy(
        new DomainError('too-large', 'The text is too long. Nothing was saved. Please shorten it.'),
      );
  });
  const end = bodyMemoryLimiter.watch(req, { isHeld: () => openFiles === 0 });
  req.pipe(parser);
  return end;
}

/**
 * Stores the files of one form sequentially. Each reserves room for the rest of the form, so a form that doesn't fit is
 * rejected before any of its bytes are stored. Without a Content-Length, each file is assumed to have the maximum size.
 */
function encryptingStorage(
  ctx: Context,
  {
    userId,
    dataKey,
    length,
  }: {
    userId: number;
    dataKey: DataKey;
    length: string | undefined;
  },
): StorageEngine & {
  /** Resolves once no file is being stored, to the first reason why one couldn't be. */
  waitForFailure(): Promise<unknown>;
} {
  let kept = 0;
  let failure: unknown;
  let last: Promise<unknown> = Promise.resolve();
  const store = async (source: AsyncIterable<Buffer>) => {
    const expected =
      length === undefined ? limits.serverFileBytes : Math.min(Number(length) - kept, MOST_FORM_BYTES);
    const stored = await storeFile(ctx, { userId, dataKey, source, expected });
    kept += stored.size;
    return stored;
  };
  return {
    _handleFile(_req, file, done) {
      const storing = last.then(() => store(file.stream as AsyncIterable<Buffer>));
      last = storing.catch(() => undefined);
      storing.then(
        (stored) => done(null, { stored } as object),
        (error: unknown) => {
          failure ??= error;
          done(error);
        },
      );
    },
    _removeFile(_req, file, done) {
      const { stored } = file as Express.Multer.File & { stored?: StoredFile };
      removeStoredFiles(ctx.db, stored ? [stored.id] : []).then(() => done(null), done);
    },
    waitForFailure: () => last.then(() => failure),
  };
}

/**
 * Removes the files that came with a form if its save fails. Files attached to a LeaveBit are left alone, because an error
 * doesn't prove that the commit failed: its acknowledgment may have been lost.
 */
export async function removeFilesOnFailure<T>(
  { db }: Pick<Context, 'db'>,
  files: ReceivedFile[],
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    await removeUnownedFiles(
      db,
      files.map((file) => file.id),
    );
    throw error;
  }
}
