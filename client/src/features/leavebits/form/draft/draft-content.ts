import type { DraftContent } from '#shared/contracts/drafts.ts';
import { removeUnstorableCharacters } from '#shared/domain/text.ts';
import type { LeavebitFormValues } from '../form-values.ts';

/** What a form's draft contains. Files are reduced to their names, because only a save stores their bytes. */
export function toDraftContent({ files, ...values }: LeavebitFormValues): DraftContent {
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
    fileNames: files.map(({ name }) => name),
  };
}

/** The form's values from a draft. The owner has to choose the files again. */
export function fromDraftContent({ fileNames: _, ...values }: DraftContent): LeavebitFormValues {
  return { ...values, files: [] };
}
