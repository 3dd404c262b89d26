import type { ImportAnswer, ImportDraft } from '#shared/contracts/imports.ts';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { formValuesOf } from '../leavebits/form/form-values.ts';
import type { LeavebitFormValues } from '../leavebits/form/form-values.ts';
import { descriptionFromFileName } from '../leavebits/form/files/file-rules.ts';

/** A LeaveBit that waits for the owner's look. Nothing of it is saved. */
export interface Draft extends ImportDraft {
  key: number;
  file: File | null;
  /** Whether it is to be saved. */
  isTaken: boolean;
  /** Why the last try to save it failed. */
  problem: string | null;
}

export interface Import {
  drafts: Draft[];
  /** What was not taken: of which entry or file, and why. */
  report: ImportAnswer['report'];
}

/** The drafts of an export. A text that would lose characters is not taken unless the owner wants it. */
export function draftsOfExport({ drafts, report }: Pick<ImportAnswer, 'drafts' | 'report'>): Import {
  return { drafts: drafts.map((draft, key) => startOf({ ...draft, file: null }, key)), report };
}

/** Files that systems put into folders by themselves. */
const OF_THE_SYSTEM = /^(\..*|thumbs\.db|desktop\.ini|icon\r)$/i;

/** A draft for each file of a folder. */
export function draftsOfFiles(files: readonly File[]): Import {
  const report: Import['report'] = [];
  const fitting = files.filter((file) => {
    const reason = refusalOf(file);
    if (reason !== null) report.push({ subject: file.webkitRelativePath || file.name, reason });
    return reason === null;
  });
  const most = limits.leavebitsPerOwner;
  for (const file of fitting.slice(most)) {
    report.push({ subject: file.name, reason: `An account can have at most ${most} LeaveBits.` });
  }
  const drafts = fitting.slice(0, most).map((file, key) => {
    const description = descriptionFromFileName(file.name).slice(0, limits.descriptionLength);
    return startOf({ description: description || 'File without a name', infoFields: '', file }, key);
  });
  return { drafts, report };
}

function refusalOf({ name, size }: File): string | null {
  if (OF_THE_SYSTEM.test(name)) return 'It is a hidden system file.';
  if (size === 0) return 'It is empty.';
  if (size <= limits.formFileBytes) return null;
  return `It is larger than ${limits.formFileBytes / MEGABYTE} MB.`;
}

const startOf = (draft: ImportDraft & { file: File | null }, key: number): Draft => ({
  ...draft,
  key,
  isTaken: !losesBrackets(draft),
  problem: null,
});

/** Whether a save would remove characters of its texts. */
export const losesBrackets = ({ description, infoFields }: ImportDraft) =>
  /[<>]/.test(description + infoFields);

/** What is saved of a draft: for the owner alone, until they add people. */
export function valuesOf({ description, infoFields, file }: Draft, ownerEmail: string): LeavebitFormValues {
  return {
    ...formValuesOf(null),
    description,
    infoFields,
    files: file ? [file] : [],
    recipients: [{ email: ownerEmail, name: '', releaseType: 'always', scheduledDate: '' }],
  };
}
