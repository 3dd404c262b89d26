import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { sanitiseText } from '#shared/domain/text.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import { formatCount } from '#shared/domain/format-count.ts';
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

function notAdded(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return `Not added: ${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Splits the offered files into those that can be added and the rejections of the others. */
export function acceptFiles(waiting: readonly File[], offered: readonly File[]) {
  const refusals: FileRejection[] = [];
  const tooLarge = offered.filter((file) => file.size > limits.formFileBytes);
  if (tooLarge.length > 0) {
    const names = tooLarge.map((file) => file.name).join(', ');
    refusals.push({
      title: 'File size limit exceeded',
      description: `Individual file size limit exceeded (${limits.formFileBytes / MEGABYTE}MB per file). Files: ${names}`,
      notAdded: notAdded(tooLarge.map(({ name }) => name)),
      advice: `A file can be up to ${limits.formFileBytes / MEGABYTE} MB. Please make it smaller or split it into parts.`,
    });
  }
  const fitting = offered.filter((file) => file.size <= limits.formFileBytes);
  const all = [...waiting, ...fitting];
  const files = all.slice(0, limits.filesPerSave);
  if (all.length > limits.filesPerSave) {
    refusals.push({
      title: 'Too many files',
      description: `Maximum ${limits.filesPerSave} files allowed. Some files were not added.`,
      notAdded: notAdded(all.slice(limits.filesPerSave).map(({ name }) => name)),
      advice: 'Save first, then edit the LeaveBit to add the others.',
    });
  }
  return { files, refusals };
}

/** The rejection for folders, which arrive as unreadable files. @returns null if there are no folders */
export function rejectFolders(names: readonly string[]): FileRejection | null {
  if (names.length === 0) return null;
  return {
    title: 'Folders can’t be added',
    notAdded: notAdded(names),
    advice: 'Open the folder and choose the files in it, or zip it first.',
  };
}

/** Checks the same rules again before the upload. Null means that the files are fine. */
export function findFileRejection(
  files: readonly File[],
): Pick<FileRejection, 'title' | 'description'> | null {
  if (files.length > limits.filesPerSave) {
    return {
      title: 'Too many files',
      description: `Maximum ${limits.filesPerSave} files allowed per upload. Please remove some files.`,
    };
  }
  return acceptFiles([], files).refusals[0] ?? null;
}

/** The description of a LeaveBit created from a dropped file, which is the file name without its extension. */
export function descriptionFromFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  return sanitiseText(dot > 0 ? name.slice(0, dot) : name);
}

/** Accepts a file dropped on the owner's home page, or says why it can't start a LeaveBit. */
export function acceptDroppedFile(
  offered: readonly File[],
): { file: File } | { refusal: FileRejection } | null {
  const [file, ...more] = offered;
  if (!file) return null;
  if (more.length > 0) {
    return {
      refusal: {
        title: 'Only one file can be dropped at a time',
        notAdded: notAdded(offered.map(({ name }) => name)),
        advice:
          'Please drop one file first. You can then add up to four more to the same LeaveBit in the form.',
      },
    };
  }
  const [refusal] = acceptFiles([], [file]).refusals;
  return refusal ? { refusal } : { file };
}

export function describeTotalSize(files: readonly File[]): string {
  const total = `${formatCount(files.length, 'file')}, ${formatSize(sumFileSizes(files))} in total.`;
  if (!needsResumableUpload(files)) return total;
  return `${total} Above ${limits.largeUploadBytes / MEGABYTE} MB, we save your text first and then upload the files, which may take a few minutes. If the upload is interrupted, it continues where it stopped.`;
}

export const sumFileSizes = (files: readonly File[]) => files.reduce((sum, file) => sum + file.size, 0);
