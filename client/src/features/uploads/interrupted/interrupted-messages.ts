import { formatCount } from '#shared/domain/format-count.ts';
import { isOpaqueFileName } from '#shared/domain/file-names.ts';

/** The labels of the banner about an interrupted upload. */
export function describeInterruptedUpload(files: readonly { name: string }[], description: string) {
  const names = files.map(({ name }) => name);
  const to = description ? `to “${description}”` : 'to a LeaveBit without a description';
  const [only] = names;
  // Sealing the same file again gives other bytes.
  if (names.every(isOpaqueFileName))
    return {
      title: `An upload of ${listUploadNames(names)} ${to} was interrupted.`,
      hint: 'It’s sealed, so the upload can’t continue from here. Open that LeaveBit, add the files that are missing, and save it again.',
      choice: null,
    };
  if (names.length === 1) {
    return {
      title: `An upload of ${only} ${to} was interrupted.`,
      hint: 'Choose the same file to continue.',
      choice: 'Choose the file',
    };
  }
  return {
    title: `An upload of ${names.length} files ${to} was interrupted.`,
    hint: `Choose the same files to continue: ${names.join(', ')}.`,
    choice: 'Choose the files',
  };
}

/** The names of files in an upload. Those of sealed files aren't known here. */
export function listUploadNames(names: readonly string[]): string {
  const known = names.filter((name) => !isOpaqueFileName(name));
  const sealed = names.length - known.length;
  return [...known, ...(sealed > 0 ? [formatCount(sealed, 'sealed file')] : [])].join(', ');
}

/** The message shown when only some of the missing files were chosen and uploaded. */
export function describeContinuedUpload(arrived: number, waiting: number): string {
  return `${formatCount(arrived, 'file')} arrived. ${formatCount(waiting, 'file is', 'files are')} still missing.`;
}

/**
 * Explains why the chosen files can't resume an upload.
 * @param isPartly whether some of the chosen files can. Users often choose all files again, including those already uploaded.
 */
export function describeMismatchedFiles(names: readonly string[], isPartly: boolean): string {
  const list = names.join(', ');
  if (isPartly) return `This upload isn’t waiting for ${list}. Please only choose the files listed here.`;
  return names.length === 1
    ? `“${list}” isn’t the file that was being uploaded. Please choose the same, unchanged file.`
    : `These aren’t the files that were being uploaded: ${list}.`;
}
