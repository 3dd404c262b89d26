import { z } from 'zod/mini';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { parseEmailAddress } from '#shared/domain/email-address.ts';
import { ATTACHMENT_NAMES_FIELD, ATTACHMENTS_FIELD } from '#shared/contracts/uploads.ts';
import { getUploadName } from '#shared/domain/file-names.ts';
import { limits } from '#shared/domain/limits.ts';
import { releaseTypeConditions, releaseTypes, type ReleaseSetting } from '#shared/domain/release.ts';
import { sanitiseText, removeUnstorableCharacters } from '#shared/domain/text.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { findNameProblem } from '../../people/name-validation.ts';
import { findInstructionLines, removeInstructionLines } from './instruction-lines.ts';
import { formatDatetimeLocal, isPastDatetimeLocal, parseDatetimeLocal } from './datetime-local.ts';

/** The release type before the owner has chosen one. Only sharing a selection starts with it. */
export const NO_RELEASE_TYPE = '';

const createRecipientSchema = (t: TextMessages<'owner-form'>) =>
  z.object({
    email: z.string().check(z.refine((email) => parseEmailAddress(email) !== null, t('emailInvalid'))),
    /** The name typed here for the recipient, or an empty string. */
    name: z.string(),
    releaseType: z.enum([...releaseTypes, NO_RELEASE_TYPE]),
    /** The input's value in the owner's local time, with minute precision. Retained while another type is selected. */
    scheduledDate: z.string(),
    /** The saved moment. The input lacks seconds and can't distinguish the repeated hour when clocks go back. */
    savedDate: z.optional(z.string()),
  });
export type RecipientValues = z.infer<ReturnType<typeof createRecipientSchema>>;

const createValuesSchema = (t: TextMessages<'owner-form'>) =>
  z.object({
    description: z
      .string()
      .check(
        z.maxLength(limits.descriptionLength, t('descriptionTooLong', { max: limits.descriptionLength })),
      ),
    infoFields: z
      .string()
      .check(z.maxLength(limits.infoFieldsLength, t('infoTooLong', { max: limits.infoFieldsLength }))),
    /** Whether saving retains a template's instructions to the owner. */
    keepsInstructions: z.boolean(),
    /** Text in the email field that hasn't been added yet. */
    typedEmail: z.string(),
    recipients: z.array(createRecipientSchema(t)),
    /** Whether recipients' addresses are hidden from one another. */
    hidesAddresses: z.boolean(),
    /** Whether the browser encrypts it. The values here are always the real ones. */
    sealed: z.boolean(),
    /** The public keys of cards that were made in this form, by address. Saved with the LeaveBit. */
    newCards: z.record(z.string(), z.string()),
    files: z.array(z.instanceof(File)),
    deletedFiles: z.array(z.string()),
  });
export type LeavebitFormValues = z.infer<ReturnType<typeof createValuesSchema>>;

/**
 * Creates the form's validation schema. A new date must be in the future, but a saved one may be in the past, so that the
 * LeaveBit can still be edited afterwards.
 * @param needsRecipient false if the last recipient may be removed.
 * @param keepsRules whether a recipient retains existing rules and so needs none here.
 */
export function createLeavebitFormSchema(
  saved: LeavebitFormValues,
  {
    now,
    needsRecipient = true,
    keepsRules = () => false,
  }: { now: () => Date; needsRecipient?: boolean; keepsRules?: (email: string) => boolean },
  t: TextMessages<'owner-form'>,
) {
  const savedDates = new Map(saved.recipients.map(({ email, scheduledDate }) => [email, scheduledDate]));
  return createValuesSchema(t).check(
    z.superRefine(({ recipients }, context) => {
      if (needsRecipient && recipients.length === 0) {
        const message = t('recipientNeeded');
        context.addIssue({ code: 'custom', path: ['recipients'], message });
      }
      recipients.forEach((recipient, index) => {
        const problem = findNameProblem(recipient.name);
        if (problem)
          context.addIssue({ code: 'custom', path: ['recipients', index, 'name'], message: problem });
        if (keepsRules(recipient.email)) return;
        if (recipient.releaseType === NO_RELEASE_TYPE) {
          const message = t('ruleNeeded');
          return context.addIssue({ code: 'custom', path: ['recipients', index, 'releaseType'], message });
        }
        const condition = releaseTypeConditions[recipient.releaseType];
        switch (condition) {
          case 'nothing':
          case 'report':
            return;
          case 'date': {
            const problem = findDateProblem(recipient, savedDates.get(recipient.email), now());
            if (problem === null) return;
            return context.addIssue({
              code: 'custom',
              path: ['recipients', index, 'scheduledDate'],
              message: t(problem),
            });
          }
          default:
            condition satisfies never;
        }
      });
    }),
  );
}

/** The message about the problem with a recipient's date, or null. @param savedDate the date saved before */
export function findDateProblem(
  { scheduledDate }: RecipientValues,
  savedDate: string | undefined,
  now: Date,
): 'dateNeeded' | 'dateNotAhead' | null {
  if (parseDatetimeLocal(scheduledDate) === undefined) return 'dateNeeded';
  const isPast = scheduledDate !== savedDate && isPastDatetimeLocal(scheduledDate, now);
  return isPast ? 'dateNotAhead' : null;
}

/** The moment at which a recipient's date would be saved, or null if the date is invalid. */
export function findValidReleaseMoment(recipient: RecipientValues, now: Date): string | null {
  const savedDate = recipient.savedDate && formatDatetimeLocal(recipient.savedDate);
  return findDateProblem(recipient, savedDate, now) === null ? (getReleaseMoment(recipient) ?? null) : null;
}

export function leavebitToFormValues(leavebit: Leavebit | null): LeavebitFormValues {
  return {
    description: leavebit?.description ?? '',
    infoFields: leavebit?.infoFields ?? '',
    // The owner decides this on the first edit, so any lines left after that were retained on purpose.
    keepsInstructions:
      leavebit !== null && leavebit.seqno > 1 && findInstructionLines(leavebit.infoFields).length > 0,
    typedEmail: '',
    recipients: (leavebit?.sharingEmails ?? []).map((email) => ({
      email,
      name: '',
      releaseType: leavebit?.sharingConfig[email]?.releaseType ?? 'always',
      scheduledDate: formatDatetimeLocal(leavebit?.sharingConfig[email]?.scheduledDate ?? ''),
      savedDate: leavebit?.sharingConfig[email]?.scheduledDate,
    })),
    hidesAddresses: leavebit?.hidesAddresses ?? false,
    sealed: leavebit?.sealed ?? false,
    newCards: {},
    files: [],
    deletedFiles: [],
  };
}

/** Whether two forms have the same content, ignoring new files. They need not be valid. */
export function isSameExceptNewFiles(one: LeavebitFormValues, other: LeavebitFormValues): boolean {
  // Lists the fields in order, because a form's own objects may have them in any.
  const [first, second] = [one, other].map((form) =>
    JSON.stringify([
      form.description,
      form.infoFields,
      form.keepsInstructions,
      form.typedEmail,
      form.recipients.map(({ email, name, releaseType, scheduledDate, savedDate }) => [
        email,
        name,
        releaseType,
        scheduledDate,
        savedDate,
      ]),
      form.hidesAddresses,
      form.sealed,
      Object.entries(form.newCards),
      form.deletedFiles,
    ]),
  );
  return first === second;
}

/** The moment of a recipient's date. An unchanged date keeps the saved moment to the second. */
function getReleaseMoment({ scheduledDate, savedDate }: RecipientValues): string | undefined {
  const isUnchanged = savedDate !== undefined && formatDatetimeLocal(savedDate) === scheduledDate;
  return isUnchanged ? savedDate : parseDatetimeLocal(scheduledDate);
}

/**
 * Converts a recipient's rule for saving. Without a choice, the LeaveBit waits for a report, so that nothing is released by
 * accident. Forms only send recipients without a rule if their existing one is retained.
 */
export function toReleaseSetting(recipient: RecipientValues): ReleaseSetting {
  return {
    releaseType: recipient.releaseType === NO_RELEASE_TYPE ? 'death_incapacitation' : recipient.releaseType,
    scheduledDate: getReleaseMoment(recipient),
  };
}

/** The recipients and their rules in the endpoint's format. */
export function toSharingFields(recipients: readonly RecipientValues[]) {
  const rules = recipients.map((recipient): [string, ReleaseSetting] => [
    recipient.email,
    toReleaseSetting(recipient),
  ]);
  return { sharingEmails: recipients.map(({ email }) => email), sharingConfig: Object.fromEntries(rules) };
}

/** Strips control characters from pasted text, which are invisible and rejected by the server. */
const sentText = (text: string) => sanitiseText(removeUnstorableCharacters(text));

/** The text as it is saved. */
export const cleanInfo = ({ infoFields, keepsInstructions }: LeavebitFormValues): string =>
  sentText(keepsInstructions ? infoFields : removeInstructionLines(infoFields));

/** What the owner's browser says about a save that it has sealed. */
export interface SealingFields {
  /** Whether the text stays as it was sealed, so that the server doesn't take it for another one. */
  keepsText: boolean;
  /** The names of the files, sealed as well. Null if they stay as they were. */
  sealedNames: string | null;
  /** The public keys that it is sealed for. */
  sealedFor: string[];
}

/** The request body. Fields come before files, so that the server has parsed them by the time the files arrive. */
export function toLeavebitFormData(
  form: LeavebitFormValues,
  seqno: number | undefined,
  sealing?: SealingFields,
): FormData {
  const data = new FormData();
  data.set('description', sentText(form.description));
  if (!sealing?.keepsText) data.set('infoFields', cleanInfo(form));
  const { sharingEmails, sharingConfig } = toSharingFields(form.recipients);
  data.set('sharingEmails', JSON.stringify(sharingEmails));
  data.set('sharingConfig', JSON.stringify(sharingConfig));
  data.set('hidesAddresses', String(form.hidesAddresses));
  if (form.sealed) data.set('sealed', 'true');
  if (sealing) {
    if (sealing.sealedNames !== null) data.set('sealedNames', sealing.sealedNames);
    data.set('sealedFor', JSON.stringify(sealing.sealedFor));
  }
  if (form.sealed) data.set('newCards', JSON.stringify(form.newCards));
  for (const name of form.deletedFiles) data.append('deletedFiles', name);
  if (seqno !== undefined) data.set('seqno', String(seqno));
  data.set(ATTACHMENT_NAMES_FIELD, JSON.stringify(form.files.map(getUploadName)));
  for (const file of form.files) data.append(ATTACHMENTS_FIELD, file, getUploadName(file));
  return data;
}
