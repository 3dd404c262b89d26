import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { sanitiseText } from '#shared/domain/sanitise.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import { count } from '../../../../lib/count.ts';
import { goesResumable } from '../../../uploads/rules.ts';

export interface FileRefusal {
  title: string;
  description: string;
}

/** The offered files that may join the waiting ones, and the reasons against the others. */
export function admitFiles(waiting: readonly File[], offered: readonly File[]) {
  const refusals: FileRefusal[] = [];
  const tooLarge = offered.filter((file) => file.size > limits.formFileBytes);
  if (tooLarge.length > 0) {
    const names = tooLarge.map((file) => file.name).join(', ');
    refusals.push({
      title: 'File size limit exceeded',
      description: `Individual file size limit exceeded (${limits.formFileBytes / MEGABYTE}MB per file). Files: ${names}`,
    });
  }
  const fitting = offered.filter((file) => file.size <= limits.formFileBytes);
  const files = [...waiting, ...fitting].slice(0, limits.filesPerSave);
  if (waiting.length + fitting.length > limits.filesPerSave) {
    refusals.push({
      title: 'Too many files',
      description: `Maximum ${limits.filesPerSave} files allowed. Some files were not added.`,
    });
  }
  return { files, refusals };
}

/** Checks the same rules again before sending. Null: the files may go. */
export function refuseFiles(files: readonly File[]): FileRefusal | null {
  if (files.length > limits.filesPerSave) {
    return {
      title: 'Too many files',
      description: `Maximum ${limits.filesPerSave} files allowed per upload. Please remove some files.`,
    };
  }
  return admitFiles([], files).refusals[0] ?? null;
}

/** The description of a LeaveBit that starts from a dropped file: the file's name without its extension. */
export function descriptionFromFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  return sanitiseText(dot > 0 ? name.slice(0, dot) : name);
}

/** A file dropped on the owner's home, or the reason why it cannot start a LeaveBit. */
export function admitDropped(offered: readonly File[]): { file: File } | { refusal: FileRefusal } | null {
  const [file, ...more] = offered;
  if (!file) return null;
  if (more.length > 0) {
    return {
      refusal: {
        title: 'Only one file can be dropped at a time',
        description:
          'Please drop the first file alone. You can add up to four more to the same LeaveBit in the form that opens.',
      },
    };
  }
  const [refusal] = admitFiles([], [file]).refusals;
  return refusal ? { refusal } : { file };
}

/** The text below the chosen files. */
export function totalWords(files: readonly File[]): string {
  const total = `${count(files.length, 'file')}, ${formatSize(totalSize(files))} in total.`;
  if (!goesResumable(files)) return total;
  return `${total} Above ${limits.largeUploadBytes / MEGABYTE} MB we save your text first. The files follow, which may take a few minutes. An interruption does no harm: the upload continues where it stopped.`;
}

export const totalSize = (files: readonly File[]) => files.reduce((sum, file) => sum + file.size, 0);
