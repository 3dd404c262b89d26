import type { ImportDraftFile, ImportResponse } from '#shared/contracts/imports.ts';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { leavebitToFormValues } from '../leavebits/form/form-values.ts';
import type { LeavebitFormValues } from '../leavebits/form/form-values.ts';
import { descriptionFromFileName } from '../leavebits/form/files/file-rules.ts';
import { unpackFile } from './unpack-file.ts';

/** A suggested LeaveBit for the owner to review. Nothing is saved yet. */
export interface ImportedDraft {
  key: number;
  description: string;
  infoFields: string;
  files: readonly DraftFile[];
  /** Whether it is selected for saving. */
  isTaken: boolean;
  /** Why the last attempt to save it failed. */
  problem: string | null;
}

/** A file to save with a draft. Those of a ZIP are unpacked only then. */
export interface DraftFile {
  name: string;
  size: number;
  /** @throws if it is damaged */
  open: () => Promise<File>;
}

export interface ImportResult {
  /** The program that created the export. Null for a folder. */
  source: string | null;
  /** How many entries the export has. Null for a folder. */
  entryCount: number | null;
  drafts: ImportedDraft[];
  /** The skipped entries and files with the reasons. */
  report: ImportResponse['report'];
}

/**
 * Creates drafts from an export. Drafts whose text would lose characters are not selected by default.
 * @param zip the export, if it has files
 */
export function createDraftsFromExport(
  { source, entryCount, drafts, report }: ImportResponse,
  zip: Blob | null,
): ImportResult {
  const withFiles = drafts.map(({ description, infoFields, files = [] }, key) =>
    createDraft(
      { description, infoFields, files: zip ? files.map((file) => toDraftFile(zip, file)) : [] },
      key,
    ),
  );
  return { source, entryCount, drafts: withFiles, report };
}

/** What the review says about its drafts. Nothing in it contradicts what has been saved so far, even in part. */
export function describeReview(
  { drafts, hasSaved }: { drafts: readonly ImportedDraft[]; hasSaved: boolean },
  t: TextMessages<'owner-imports-review'>,
) {
  if (drafts.length === 0) return { title: t('nothing') };
  const isUntouched = !hasSaved && drafts.every(({ problem }) => problem === null);
  return {
    title: t('title', { count: drafts.length }),
    description: isUntouched ? `${t('nothingSaved')} ${t('onlyYou')}` : t('onlyYou'),
  };
}

const toDraftFile = (zip: Blob, file: ImportDraftFile): DraftFile => ({
  name: file.name,
  size: file.unpackedBytes,
  open: () => unpackFile(zip, file),
});

/** Files that operating systems create in folders. */
const OF_THE_SYSTEM = /^(\..*|thumbs\.db|desktop\.ini|icon\r)$/i;

/** Creates a draft for each file in a folder. */
export function createDraftsFromFiles(
  files: readonly File[],
  t: TextMessages<'owner-imports'>,
): ImportResult {
  const report: ImportResult['report'] = [];
  const fitting = files.filter((file) => {
    const reason = findRejectionReason(file, t);
    if (reason !== null) report.push({ subject: file.webkitRelativePath || file.name, reason });
    return reason === null;
  });
  const most = limits.leavebitsPerOwner;
  for (const file of fitting.slice(most)) {
    report.push({ subject: file.name, reason: t('tooMany', { max: most }) });
  }
  const drafts = fitting.slice(0, most).map((file, key) => {
    const description = descriptionFromFileName(file.name).slice(0, limits.descriptionLength);
    const { name, size } = file;
    const files = [{ name, size, open: () => Promise.resolve(file) }];
    return createDraft({ description: description || t('unnamedFile'), infoFields: '', files }, key);
  });
  return { source: null, entryCount: null, drafts, report };
}

function findRejectionReason({ name, size }: File, t: TextMessages<'owner-imports'>): string | null {
  if (OF_THE_SYSTEM.test(name)) return t('systemFile');
  if (size === 0) return t('emptyFile');
  if (size <= limits.formFileBytes) return null;
  return t('largeFile', { size: limits.formFileBytes / MEGABYTE });
}

type DraftContent = Pick<ImportedDraft, 'description' | 'infoFields' | 'files'>;

const createDraft = (draft: DraftContent, key: number): ImportedDraft => ({
  ...draft,
  key,
  isTaken: findLoss(draft) === null,
  problem: null,
});

/** What saving would remove from the draft's text, which may be part of a password. */
export function findLoss({ description, infoFields }: Pick<DraftContent, 'description' | 'infoFields'>) {
  if (/[<>]/.test(description + infoFields)) return 'brackets';
  return infoFields === infoFields.trim() ? null : 'spaces';
}

/** One draft with the text and files of several, or why a LeaveBit can't hold them. */
export function combineDrafts(
  drafts: readonly ImportedDraft[],
  source: string,
  t: TextMessages<'owner-imports-review'>,
): { draft: ImportedDraft; problem: null } | { draft: null; problem: string } {
  const infoFields = drafts
    .map((draft) => [draft.description, draft.infoFields].filter(Boolean).join('\n'))
    .join('\n\n');
  const files = drafts.flatMap((draft) => draft.files);
  if (infoFields.length > limits.infoFieldsLength)
    return {
      draft: null,
      problem: t('tooLong', {
        characters: formatNumber(infoFields.length),
        max: formatNumber(limits.infoFieldsLength),
      }),
    };
  if (files.length > limits.filesPerSave)
    return {
      draft: null,
      problem: t('tooManyFiles', { files: files.length, max: limits.filesPerSave }),
    };
  const draft = createDraft({ description: t('combined', { source }), infoFields, files }, COMBINED);
  return { draft: { ...draft, isTaken: true }, problem: null };
}

const formatNumber = (number: number) => number.toLocaleString('en');

/** The key of a combined draft. The others count from 0. */
export const COMBINED = -1;

/** The form values for saving a draft. Only the owner receives it until they add recipients. */
export function draftToFormValues(
  { description, infoFields }: Pick<ImportedDraft, 'description' | 'infoFields'>,
  files: File[],
  ownerEmail: string,
): LeavebitFormValues {
  return {
    ...leavebitToFormValues(null),
    description,
    infoFields,
    files,
    recipients: [{ email: ownerEmail, name: '', releaseType: 'always', scheduledDate: '' }],
  };
}
