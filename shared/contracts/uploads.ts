import { z } from 'zod/mini';
import { sanitiseFileName } from '../domain/file-names.ts';
import { limits } from '../domain/limits.ts';
import { boundedString, numberFromText } from './bounded-schemas.ts';
import { defineEndpoint, typeOnlySchema } from './endpoint.ts';
import { idSchema } from './field-schemas.ts';
import { leavebitSchema } from './leavebits.ts';
import type { MessageResponse } from './session.ts';

/*
 * Files above 10 MB in total travel by tus 1.0.0 (https://tus.io) to a LeaveBit that is already saved.
 *
 *   POST   /api/upload/tus        Upload-Length (required) and Upload-Metadata (below) → 201, Location relative to the origin
 *   HEAD   /api/upload/tus/{id}   → 200, Upload-Offset, Upload-Length
 *   PATCH  /api/upload/tus/{id}   → 204, Upload-Offset
 *   DELETE /api/upload/tus/{id}   → 204
 *
 * The answer to the last byte comes once the file is verified and in the LeaveBit. DELETE stops the upload and removes its
 * bytes. A file that is already in the LeaveBit stays there.
 *
 * Extensions: creation, creation-with-upload, termination. POST, PATCH and DELETE carry X-CSRF-Token. All need the
 * owner's session and prolong it when they are answered.
 *
 * A batch of up to five files is one upload session. The client makes one `uploadSessionId` for it and numbers the files.
 * A user has one session at a time. It takes the place with its first POST. The session ends when all `fileCount` files are in the LeaveBit, when DELETE cancels its last open upload, or when no byte has arrived for `limits.uploadSilentMinutes`. Until
 * then another session gets 409 'Upload already in progress for this user', at POST and at PATCH. A session that lost its
 * place by silence continues as soon as the place is free. The same ids work after a reload, on another device and on another
 * server process. A repeated POST with the same session and `fileIndex` starts that file again.
 *
 * Every refusal has an `ErrorBody`. Only the refusal of a HEAD has no body.
 *
 *   400                        The metadata or the checksum is wrong.
 *   401                        'User not authenticated'
 *   403                        The CSRF token is missing or wrong.
 *   404                        The LeaveBit or the upload does not exist, or no longer exists.
 *   409 `upload-in-progress`   Another session has the place.
 *   409 `offset`               `Upload-Offset` is not the server's. Ask HEAD, then continue.
 *   413                        The file is too large or beyond the owner's quota, or more came than was declared.
 *   423                        Another request writes the upload. Wait a second, ask HEAD, continue.
 *   507                        There is no room for new files, of any account. Try again much later.
 *   5xx                        Try again.
 *
 * 423, 409 `offset` and 5xx are worth a retry. The others are final.
 */
export const TUS_PATH = '/api/upload/tus';

const position = (least: number, most: number) =>
  numberFromText(
    z
      .number()
      .check(
        z.int(),
        z.minimum(least),
        z.maximum(most, `Maximum ${limits.filesPerSave} files allowed per upload`),
      ),
  );

const NO_LEAVEBIT = 'The upload does not say which LeaveBit its file is for.';
const BAD_NAME = 'A file has a name that we cannot use. Please rename it.';

/** Upload-Metadata, decoded: every value is text, as tus has it. */
export const uploadMetadataSchema = z.object({
  /** The LeaveBit the file is for. */
  triggerByteId: z.pipe(
    boundedString(20, { missing: NO_LEAVEBIT, tooLong: NO_LEAVEBIT }).check(
      z.refine((value) => idSchema.safeParse(value).success, NO_LEAVEBIT),
    ),
    z.transform(Number),
  ),
  filename: z.pipe(
    boundedString(limits.fileNameLength * 10, { missing: 'A file needs a name.', tooLong: BAD_NAME }),
    z.transform((name, { issues }) => {
      const clean = sanitiseFileName(name);
      if (clean !== null) return clean;
      issues.push({
        code: 'custom',
        message: BAD_NAME,
        input: name,
      });
      return z.NEVER;
    }),
  ),
  filetype: z.pipe(
    z.nullish(boundedString(1000)),
    z.transform((type) =>
      type && /^[\w.+-]{1,80}\/[\w.+-]{1,80}$/.test(type) ? type : 'application/octet-stream',
    ),
  ),
  /** Made by the client, one for a batch. Without one, the file is a session of its own. */
  uploadSessionId: z.optional(boundedString(36).check(z.uuid('The upload session is not valid.'))),
  /** The file's place in the batch, from 0. Without one it gets the next free place. */
  fileIndex: z.optional(position(0, limits.filesPerSave - 1)),
  /** How many files the batch has. */
  fileCount: z.optional(position(1, limits.filesPerSave)),
  /**
   * SHA-256 of the file as 64 hex digits, if the client has it. A file that arrives with another checksum is refused with
   * 400.
   */
  sha256: z.optional(boundedString(64).check(z.regex(/^[0-9a-f]{64}$/i, 'The checksum is not valid.'))),
});
export type UploadMetadata = z.infer<typeof uploadMetadataSchema>;

/** The form field for the files that come with a LeaveBit. */
export const ATTACHMENTS_FIELD = 'attachments';

/** The form fields for files that `uploadCalls.sendFiles` takes. */
export const UPLOAD_FILES_FIELDS = ['files', ATTACHMENTS_FIELD] as const;

/** The ways for files into a LeaveBit that exists. The first four are the tus protocol's, described above. */
export const uploadEndpoints = {
  create: defineEndpoint({ method: 'post', path: TUS_PATH }),
  offset: defineEndpoint({ method: 'head', path: `${TUS_PATH}/:id` }),
  append: defineEndpoint({ method: 'patch', path: `${TUS_PATH}/:id` }),
  stop: defineEndpoint({ method: 'delete', path: `${TUS_PATH}/:id` }),
  /** Both calls prolong the session, for an upload that takes longer than a session lasts. */
  refreshSession: defineEndpoint({
    method: 'post',
    path: '/api/upload/refresh-session',
    answer: typeOnlySchema<MessageResponse>(),
  }),
  restoreSession: defineEndpoint({
    method: 'post',
    path: '/api/upload/restore-session',
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /** All files in one form. A refusal has `error` beside `message`. */
  sendFiles: defineEndpoint({
    method: 'post',
    path: '/api/upload/files/:id',
    params: z.object({ id: idSchema }),
    answer: leavebitSchema,
  }),
};
