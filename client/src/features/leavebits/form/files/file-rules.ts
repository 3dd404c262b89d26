import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { sanitiseText } from '#shared/domain/text.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { needsResumableUpload } from '#client/features/uploads/rules.ts';

export interface FileRejection {
  /** The toast's title. */
  title: string;
  description?: string;
  /** The rejected files and what to do about them. Stays on the page. */
  notAdded: string;
  advice: string;
}

const MOST_NAMES = 5;

function describeNotAdded(files: readonly string[], t: TextMessages<'owner-form-start'>): string {
  const names = files.slice(0, MOST_NAMES).join(', ');
  const more = files.length - MOST_NAMES;
  return more > 0 ? t('notAddedMore', { names, more }) : t('notAdded', { names });
}

/** Splits the offered files into those that can be added and the rejections of the others. */
export function acceptFiles(
  waiting: readonly File[],
  offered: readonly File[],
  t: TextMessages<'owner-form-start'>,
) {
  const refusals: FileRejection[] = [];
  const tooLarge = offered.filter((file) => file.size > limits.formFileBytes);
  if (tooLarge.length > 0) {
    const names = tooLarge.map((file) => file.name);
    const max = limits.formFileBytes / MEGABYTE;
    refusals.push({
      title: t('tooLarge'),
      description: t('tooLargeFiles', { max, names: names.join(', ') }),
      notAdded: describeNotAdded(names, t),
      advice: t('tooLargeAdvice', { max }),
    });
  }
  const fitting = offered.filter((file) => file.size <= limits.formFileBytes);
  const all = [...waiting, ...fitting];
  const files = all.slice(0, limits.filesPerSave);
  if (all.length > limits.filesPerSave) {
    const names = all.slice(limits.filesPerSave).map(({ name }) => name);
    refusals.push({
      title: t('tooMany'),
      description: t('tooManyAdded', { max: limits.filesPerSave }),
      notAdded: describeNotAdded(names, t),
      advice: t('tooManyAdvice'),
    });
  }
  return { files, refusals };
}

/** The rejection for folders, which arrive as unreadable files. @returns null if there are no folders */
export function rejectFolders(
  names: readonly string[],
  t: TextMessages<'owner-form-start'>,
): FileRejection | null {
  if (names.length === 0) return null;
  return { title: t('folders'), notAdded: describeNotAdded(names, t), advice: t('foldersAdvice') };
}

/** Checks the same rules again before the upload. Null means that the files are fine. */
export function findFileRejection(
  files: readonly File[],
  t: TextMessages<'owner-form-start'>,
): Pick<FileRejection, 'title' | 'description'> | null {
  if (files.length > limits.filesPerSave) {
    return { title: t('tooMany'), description: t('tooManyToUpload', { max: limits.filesPerSave }) };
  }
  return acceptFiles([], files, t).refusals[0] ?? null;
}

/** The description of a LeaveBit created from a dropped file, which is the file name without its extension. */
export function descriptionFromFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  return sanitiseText(dot > 0 ? name.slice(0, dot) : name);
}

/** Accepts a file dropped on the owner's home page, or says why it can't start a LeaveBit. */
export function acceptDroppedFile(
  offered: readonly File[],
  t: TextMessages<'owner-form-start'>,
): { file: File } | { refusal: FileRejection } | null {
  const [file, ...more] = offered;
  if (!file) return null;
  if (more.length > 0) {
    const names = offered.map(({ name }) => name);
    return {
      refusal: {
        title: t('onlyOne'),
        notAdded: describeNotAdded(names, t),
        advice: t('onlyOneAdvice'),
      },
    };
  }
  const [refusal] = acceptFiles([], [file], t).refusals;
  return refusal ? { refusal } : { file };
}

export function describeTotalSize(files: readonly File[], t: TextMessages<'owner-form'>): string {
  const total = t('totalSize', { count: files.length, size: formatSize(sumFileSizes(files)) });
  if (!needsResumableUpload(files)) return total;
  return `${total} ${t('largeFiles', { limit: limits.largeUploadBytes / MEGABYTE })}`;
}

export const sumFileSizes = (files: readonly File[]) => files.reduce((sum, file) => sum + file.size, 0);
