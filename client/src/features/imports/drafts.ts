import type { ImportResponse, ImportDraft } from '#shared/contracts/imports.ts';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { leavebitToFormValues } from '../leavebits/form/form-values.ts';
import type { LeavebitFormValues } from '../leavebits/form/form-values.ts';
import { descriptionFromFileName } from '../leavebits/form/files/file-rules.ts';

/** A suggested LeaveBit for the owner to review. Nothing is saved yet. */
export interface ImportedDraft extends ImportDraft {
  key: number;
  file: File | null;
  /** Whether it is selected for saving. */
  isTaken: boolean;
  /** Why the last attempt to save it failed. */
  problem: string | null;
}

export interface ImportResult {
  /** The program that created the export. Null for a folder. */
  source: string | null;
  drafts: ImportedDraft[];
  /** The skipped entries and files with the reasons. */
  report: ImportResponse['report'];
}

/** Creates drafts from an export. Drafts whose text would lose characters are not selected by default. */
export function createDraftsFromExport({ source, drafts, report }: ImportResponse): ImportResult {
  return { source, drafts: drafts.map((draft, key) => createDraft({ ...draft, file: null }, key)), report };
}

/** Files that operating systems create in folders. */
const OF_THE_SYSTEM = /^(\..*|thumbs\.db|desktop\.ini|icon\r)$/i;

/** Creates a draft for each file in a folder. */
export function createDraftsFromFiles(files: readonly File[]): ImportResult {
  const report: ImportResult['report'] = [];
  const fitting = files.filter((file) => {
    const reason = findRejectionReason(file);
    if (reason !== null) report.push({ subject: file.webkitRelativePath || file.name, reason });
    return reason === null;
  });
  const most = limits.leavebitsPerOwner;
  for (const file of fitting.slice(most)) {
    report.push({ subject: file.name, reason: `An account can have up to ${most} LeaveBits.` });
  }
  const drafts = fitting.slice(0, most).map((file, key) => {
    const description = descriptionFromFileName(file.name).slice(0, limits.descriptionLength);
    return createDraft({ description: description || 'File without a name', infoFields: '', file }, key);
  });
  return { source: null, drafts, report };
}

function findRejectionReason({ name, size }: File): string | null {
  if (OF_THE_SYSTEM.test(name)) return 'It’s a hidden system file.';
  if (size === 0) return 'It’s empty.';
  if (size <= limits.formFileBytes) return null;
  return `It’s larger than ${limits.formFileBytes / MEGABYTE} MB.`;
}

const createDraft = (draft: ImportDraft & { file: File | null }, key: number): ImportedDraft => ({
  ...draft,
  key,
  isTaken: !hasAngleBrackets(draft),
  problem: null,
});

/** Whether saving would remove characters from the draft's text. */
export const hasAngleBrackets = ({ description, infoFields }: ImportDraft) =>
  /[<>]/.test(description + infoFields);

/**
 * One draft with the text of several, each below its description. `draft` is null if a LeaveBit can't hold that much text.
 */
export function combineDrafts(
  drafts: readonly ImportedDraft[],
  source: string,
): { draft: ImportedDraft | null; length: number } {
  const infoFields = drafts
    .map((draft) => [draft.description, draft.infoFields].filter(Boolean).join('\n'))
    .join('\n\n');
  const { length } = infoFields;
  if (length > limits.infoFieldsLength) return { draft: null, length };
  const draft = createDraft({ description: `Passwords from ${source}`, infoFields, file: null }, COMBINED);
  return { draft: { ...draft, isTaken: true }, length };
}

/** The key of a combined draft. The others count from 0. */
export const COMBINED = -1;

/** The form values for saving a draft. Only the owner receives it until they add recipients. */
export function draftToFormValues(
  { description, infoFields, file }: ImportedDraft,
  ownerEmail: string,
): LeavebitFormValues {
  return {
    ...leavebitToFormValues(null),
    description,
    infoFields,
    files: file ? [file] : [],
    recipients: [{ email: ownerEmail, name: '', releaseType: 'always', scheduledDate: '' }],
  };
}
