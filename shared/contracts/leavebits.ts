import { z } from 'zod/mini';
import { isArmored } from '../domain/age-file.ts';
import { limits } from '../domain/limits.ts';
import { releaseTypeConditions, releaseTypes, type ReleaseSetting } from '../domain/release.ts';
import {
  boundedArray,
  boundedPreprocess,
  boundedRecord,
  boundedString,
  boundedText,
  jsonFromText,
  sayTooLong,
} from './schema/bounded-schemas.ts';
import { defineEndpoint, typeOnlySchema } from './schema/endpoint.ts';
import type { DownloadTicket } from './recipients.ts';
import {
  ageRecipientSchema,
  emailSchema,
  idSchema,
  seqnoSchema,
  isoDateTime,
} from './schema/field-schemas.ts';

const description = boundedText(limits.descriptionLength, 'The description');
/** A sealed text is longer than what it contains. */
const infoFields = boundedText(limits.sealedTextLength, 'The info').check(
  z.refine((text) => text.length <= limits.infoFieldsLength || isArmored(text), {
    error: sayTooLong(limits.infoFieldsLength, 'The info'),
  }),
);

/** Years outside 1–9999 have no ISO form that both databases and browsers can parse. */
function hasYearOfFourDigits(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** Whether a setting has everything that its type requires. */
function hasWhatItWaitsFor({ releaseType, scheduledDate }: ReleaseSetting): boolean {
  switch (releaseTypeConditions[releaseType]) {
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
      isoDateTime('Please choose a date and time').check(
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

/** Max characters of JSON text for the names and rules of all recipients of a LeaveBit. */
const RECIPIENTS_TEXT = limits.recipientsPerChange * (limits.emailLength + 150);
export const TOO_MANY_RECIPIENTS = `A LeaveBit can have up to ${limits.recipientsPerLeavebit} recipients`;

/** Forms send each address in a separate field, or all of them in one field as a JSON list. */
const recipientsUpTo = (max: number) =>
  boundedPreprocess(
    { maxMembers: max },
    (value, refuse) => {
      const list = listOf(value);
      return Array.isArray(list) && list.length > max ? refuse(TOO_MANY_RECIPIENTS) : list;
    },
    z.pipe(
      z.array(emailSchema, 'Invalid email address').check(z.maxLength(max, TOO_MANY_RECIPIENTS)),
      z.transform((emails) => [...new Set(emails)]),
    ),
  );
/** A change may keep recipients beyond the limit, but adds nobody then (`exceedsRecipientLimit`). */
const changedRecipients = recipientsUpTo(limits.recipientsPerChange);

function listOf(value: unknown): unknown {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : (value ?? []);
  if (typeof only !== 'string' || only.length > RECIPIENTS_TEXT) return only;
  return only.trimStart().startsWith('[') ? safeJson(only) : [only];
}

function safeJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Release rules by address. */
const rules = boundedRecord(emailSchema, releaseSetting, limits.recipientsPerChange);
export const sharingConfigSchema = jsonFromText(RECIPIENTS_TEXT, rules);

/** Max number of files that one save can remove. */
const MOST_NAMES = 1000;
const fileNames = boundedPreprocess(
  { maxMembers: MOST_NAMES },
  (value, refuse) => {
    const list = typeof value === 'string' ? [value] : value;
    return Array.isArray(list) && list.length > MOST_NAMES
      ? refuse('Please remove fewer files at once')
      : list;
  },
  z.array(boundedString(limits.fileNameLength * 2)).check(z.maxLength(MOST_NAMES)),
);

/** Whether recipients' addresses are hidden from one another. */
const hidesAddresses = jsonFromText(10, z.boolean());

/**
 * Whether the text, the files and their names are age files, made in the owner's browser. Chosen with the first save. The
 * server rejects anything else with code `not-sealed`.
 */
const sealed = z.optional(jsonFromText(10, z.boolean()));

/** The names of a sealed LeaveBit's files: an armored age file with a JSON object of the real name by the name in `attachments`. */
const sealedNames = z.optional(boundedText(limits.sealedNamesLength, 'The list of file names'));

/** Every recipient and their substitute, and the owner. */
const MAX_SEALED_FOR = 2 * limits.recipientsPerChange + 1;
/** Max characters of the JSON text of so many public keys. */
const SEALED_FOR_TEXT = MAX_SEALED_FOR * 70;

/**
 * The public keys of cards that this save is sealed for and that aren't known yet, by recipient. They take effect with the save.
 */
const newCards = z.optional(
  jsonFromText(RECIPIENTS_TEXT, boundedRecord(emailSchema, ageRecipientSchema, limits.recipientsPerChange)),
);

/**
 * The public keys that the texts of this save are sealed for: the owner's and those of cards. Must be as many as the texts' headers
 * show. Only they tell which recipients can open it, because age files don't. Without it, the times of the cards decide.
 */
const sealedFor = z.optional(jsonFromText(SEALED_FOR_TEXT, boundedArray(ageRecipientSchema, MAX_SEALED_FOR)));

/** Deletes the draft of this LeaveBit in the same transaction, because the save contains what it did. */
const clearsDraft = z.optional(jsonFromText(10, z.boolean()));

/** The form fields other than the files. */
export const createLeavebitSchema = z.object({
  description: z._default(description, ''),
  infoFields: z._default(infoFields, ''),
  sharingEmails: z.pipe(
    recipientsUpTo(limits.recipientsPerLeavebit),
    z.array(z.string()).check(z.minLength(1, 'At least one email address is required')),
  ),
  sharingConfig: z._default(sharingConfigSchema, {}),
  hidesAddresses: z.optional(hidesAddresses),
  sealed,
  sealedNames,
  newCards,
  sealedFor,
  clearsDraft,
});
export type CreateLeavebitFields = z.infer<typeof createLeavebitSchema>;

/** Only fields that are sent change. `seqno` identifies the save on which this edit is based. */
export const updateLeavebitSchema = z.object({
  description: z.optional(description),
  infoFields: z.optional(infoFields),
  sharingEmails: z.optional(changedRecipients),
  sharingConfig: z.optional(sharingConfigSchema),
  /** Recipients who left the LeaveBit and will get it again. Those who haven't left are unaffected. */
  shareAgain: z.optional(changedRecipients),
  hidesAddresses: z.optional(hidesAddresses),
  deletedFiles: z._default(fileNames, []),
  /** Only as it is: an existing LeaveBit can be neither sealed nor unsealed. */
  sealed,
  sealedNames,
  newCards,
  sealedFor,
  seqno: z.optional(seqnoSchema),
  clearsDraft,
});
export type UpdateLeavebitFields = z.infer<typeof updateLeavebitSchema>;

/** Present only on sealed LeaveBits. */
export const sealedShape = { sealed: z.optional(z.literal(true)), sealedNames: z.optional(z.string()) };

/**
 * SHA-256 digests of the public keys that open all of a sealed LeaveBit, in hex. Absent if the browser that sealed it didn't say. Only
 * for its owner.
 */
const sealedForShape = z.optional(z.array(z.string()));

/** A LeaveBit as seen by its owner. */
export const leavebitSchema = z.object({
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
  /** Present only if recipients cannot see one another's addresses. */
  hidesAddresses: z.optional(z.literal(true)),
  ...sealedShape,
  sealedFor: sealedForShape,
  /** Recipients who left the LeaveBit, and when. Present only if there are any. */
  leftBy: z.optional(z.record(z.string(), z.string())),
});
export type Leavebit = z.infer<typeof leavebitSchema>;

const ofFile = z.object({ id: idSchema, fileName: boundedString(1000) });

/** An owner's LeaveBits. `listFiles` and `readFile` also serve recipients, who send their email session. */
export const leavebitEndpoints = {
  list: defineEndpoint({ method: 'get', path: '/api/trigger-bytes', answer: z.array(leavebitSchema) }),
  create: defineEndpoint({
    method: 'post',
    path: '/api/trigger-bytes',
    form: createLeavebitSchema,
    answer: leavebitSchema,
    status: 201,
  }),
  /** Responds with 409 if `seqno` is not the latest save. */
  update: defineEndpoint({
    method: 'patch',
    path: '/api/trigger-bytes/:id',
    params: z.object({ id: idSchema }),
    form: updateLeavebitSchema,
    answer: leavebitSchema,
  }),
  remove: defineEndpoint({
    method: 'delete',
    path: '/api/trigger-bytes/:id',
    params: z.object({ id: idSchema }),
    status: 204,
  }),
  listFiles: defineEndpoint({
    method: 'get',
    path: '/api/trigger-bytes/:id/attachments',
    params: z.object({ id: idSchema }),
    answer: typeOnlySchema<string[]>(),
  }),
  readFile: defineEndpoint({
    method: 'get',
    path: '/api/trigger-bytes/:id/attachments/:fileName',
    params: ofFile,
  }),
  /** How the owner's browser can preview a file, and its URL. Rejects files that cannot be previewed. */
  preview: defineEndpoint({
    method: 'get',
    path: '/api/trigger-bytes/:id/attachments/:fileName/preview',
    params: ofFile,
    answer: typeOnlySchema<DownloadTicket>(),
  }),
  /** Serves the file for inline viewing. */
  viewFile: defineEndpoint({
    method: 'get',
    path: '/api/trigger-bytes/:id/attachments/:fileName/view',
    params: ofFile,
  }),
};
