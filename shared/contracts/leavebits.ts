import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { conditionOf, releaseTypes, type ReleaseSetting } from '../domain/release.ts';
import { sanitiseText } from '../domain/sanitise.ts';
import { defineCall, typeOnly } from './call.ts';
import type { DownloadTicket } from './downloads.ts';
import { email, id } from './fields.ts';

/** A form field that carries JSON as text, or the value itself in a JSON body. */
const jsonText = <T extends z.ZodMiniType>(inner: T) =>
  z.pipe(
    z.transform((value: unknown, { issues }) => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        issues.push({ code: 'custom', message: 'This field is not valid JSON', input: value });
        return z.NEVER;
      }
    }),
    inner,
  );

const text = (length: number, name: string) =>
  z.pipe(
    z.pipe(
      z
        .string(`${name} must be text`)
        .check(z.maxLength(length * 2, `${name} can have at most ${length} characters`)),
      z.transform(sanitiseText),
    ),
    z.string().check(z.maxLength(length, `${name} can have at most ${length} characters`)),
  );

const description = text(limits.descriptionLength, 'The description');
const infoFields = text(limits.infoFieldsLength, 'The info');

/** In other years a moment has no ISO form that both a database and a browser can read. */
function hasYearOfFourDigits(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** Whether a setting names all that its type needs. */
function hasWhatItWaitsFor({ releaseType, scheduledDate }: ReleaseSetting): boolean {
  switch (conditionOf[releaseType]) {
    case 'nothing':
    case 'report':
      return true;
    case 'date':
      return scheduledDate !== undefined;
  }
}

const releaseSetting = z
  .object({
    releaseType: z._default(z.enum(releaseTypes), 'always'),
    scheduledDate: z.optional(
      z.iso
        .datetime({ offset: true, message: 'Please choose a date and time' })
        .check(
          z.maxLength(40, 'Please choose a date and time'),
          z.refine(hasYearOfFourDigits, 'Please choose a date and time'),
        ),
    ),
  })
  .check(
    z.refine(hasWhatItWaitsFor, {
      message: 'Please choose a date and time',
      path: ['scheduledDate'],
    }),
  );

/** A form sends each address in a field of its own, or all in one field as a JSON list. */
const sharingEmails = z.pipe(
  z.transform((value: unknown) => {
    const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
    if (typeof only !== 'string') return value;
    return only.trimStart().startsWith('[') ? safeJson(only) : [only];
  }),
  z.pipe(
    z
      .array(email, 'Invalid email address')
      .check(
        z.maxLength(
          limits.recipientsPerLeavebit,
          `A LeaveBit can have at most ${limits.recipientsPerLeavebit} recipients`,
        ),
      ),
    z.transform((emails) => [...new Set(emails)]),
  ),
);

function safeJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The rule of each address. */
export const sharingConfig = jsonText(z.record(email, releaseSetting));

const fileNames = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? [value] : value)),
  z.array(z.string().check(z.maxLength(limits.fileNameLength * 2))).check(z.maxLength(1000)),
);

/** Whether recipients see one another's addresses. */
const hidesAddresses = jsonText(z.boolean());

/** The fields beside the files. */
export const createLeavebitFields = z.object({
  description: z._default(description, ''),
  infoFields: z._default(infoFields, ''),
  sharingEmails: z.pipe(
    z.pipe(
      z.transform((value: unknown): unknown => value ?? []),
      sharingEmails,
    ),
    z.array(z.string()).check(z.minLength(1, 'At least one email address is required')),
  ),
  sharingConfig: z._default(sharingConfig, {}),
  hidesAddresses: z.optional(hidesAddresses),
});
export type CreateLeavebitFields = z.infer<typeof createLeavebitFields>;

/** Only the fields that are sent change. `seqno` is the save that this edit was made from. */
export const updateLeavebitFields = z.object({
  description: z.optional(description),
  infoFields: z.optional(infoFields),
  sharingEmails: z.optional(sharingEmails),
  sharingConfig: z.optional(sharingConfig),
  /** Recipients who have left it, and with whom it is shared again. Those who have not left stay as they are. */
  shareAgain: z.optional(sharingEmails),
  hidesAddresses: z.optional(hidesAddresses),
  deletedFiles: z._default(fileNames, []),
  seqno: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
});
export type UpdateLeavebitFields = z.infer<typeof updateLeavebitFields>;

/** A LeaveBit as its owner sees it. */
export const leavebit = z.object({
  id: z.number(),
  description: z.string(),
  infoFields: z.string(),
  attachments: z.array(z.string()),
  sharingEmails: z.array(z.string()),
  sharingConfig: z.record(
    z.string(),
    z.object({ releaseType: z.enum(releaseTypes), scheduledDate: z.optional(z.string()) }),
  ),
  seqno: z.number(),
  lastUpdate: z.string(),
  /** Its recipients do not see one another's addresses. Only if that is so. */
  hidesAddresses: z.optional(z.literal(true)),
  /** The recipients who have left it, and when. Only if there are any. */
  leftBy: z.optional(z.record(z.string(), z.string())),
});
export type Leavebit = z.infer<typeof leavebit>;

/** An owner's LeaveBits. `listFiles` and `readFile` also serve recipients, who send their email session. */
export const leavebitCalls = {
  list: defineCall({ method: 'get', path: '/api/trigger-bytes', answer: z.array(leavebit) }),
  create: defineCall({
    method: 'post',
    path: '/api/trigger-bytes',
    form: createLeavebitFields,
    answer: leavebit,
    status: 201,
  }),
  /** 409 when the `seqno` it carries is not the latest. */
  update: defineCall({
    method: 'patch',
    path: '/api/trigger-bytes/:id',
    params: z.object({ id }),
    form: updateLeavebitFields,
    answer: leavebit,
  }),
  remove: defineCall({
    method: 'delete',
    path: '/api/trigger-bytes/:id',
    params: z.object({ id }),
    status: 204,
  }),
  /** The names of the files. */
  listFiles: defineCall({
    method: 'get',
    path: '/api/trigger-bytes/:id/attachments',
    params: z.object({ id }),
    answer: typeOnly<string[]>(),
  }),
  /** Answers with the file. */
  readFile: defineCall({
    method: 'get',
    path: '/api/trigger-bytes/:id/attachments/:fileName',
    params: z.object({ id, fileName: z.string() }),
  }),
  /** Where the owner's browser can look at a file, and how. A file that it cannot show is refused. */
  preview: defineCall({
    method: 'get',
    path: '/api/trigger-bytes/:id/attachments/:fileName/preview',
    params: z.object({ id, fileName: z.string() }),
    answer: typeOnly<DownloadTicket>(),
  }),
  /** Answers with the file, to be looked at. */
  viewFile: defineCall({
    method: 'get',
    path: '/api/trigger-bytes/:id/attachments/:fileName/view',
    params: z.object({ id, fileName: z.string() }),
  }),
};
