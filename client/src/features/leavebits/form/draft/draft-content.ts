import type { DraftContent } from '#shared/contracts/drafts.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';
import { removeUnstorableCharacters } from '#shared/domain/text.ts';
import type { LeavebitFormValues } from '../form-values.ts';

/**
 * What a form's draft contains. Files are reduced to their names, because only a save stores their bytes.
 * @param lostFiles the names of files that were chosen before a reload, and stay listed until they are chosen again
 */
export function toDraftContent(
  { files, newCards: _, ...values }: LeavebitFormValues,
  lostFiles: readonly string[],
): DraftContent {
  return {
    ...values,
    description: removeUnstorableCharacters(values.description),
    infoFields: removeUnstorableCharacters(values.infoFields),
    recipients: values.recipients.map(({ email, name, releaseType, scheduledDate, savedDate }) => ({
      email,
      name,
      releaseType,
      scheduledDate,
      ...(savedDate !== undefined && { savedDate }),
    })),
    fileNames: [...new Set([...files.map(({ name }) => name), ...lostFiles])].slice(0, limits.filesPerSave),
  };
}

/**
 * The form's values from a draft. The owner has to choose the files again.
 * @param leavebit the saved LeaveBit, which alone says whether it is sealed: somebody else may have stored the draft
 */
export function fromDraftContent(
  { fileNames: _, sealed, willSeal = sealed, ...values }: DraftContent,
  leavebit: Leavebit | null,
): LeavebitFormValues {
  return {
    ...values,
    sealed: leavebit ? leavebit.sealed === true : willSeal,
    newCards: {},
    files: [],
  };
}
