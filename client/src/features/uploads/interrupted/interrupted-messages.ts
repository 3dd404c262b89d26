import { isOpaqueFileName } from '#shared/domain/file-names.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';

/** The labels of the banner about an interrupted upload. */
export function describeInterruptedUpload(
  files: readonly { name: string }[],
  headline: string,
  t: TextMessages<'owner-uploads'>,
) {
  const names = files.map(({ name }) => name);
  const count = names.length;
  const [name = ''] = names;
  // Sealing the same file again gives other bytes.
  if (names.every(isOpaqueFileName))
    return {
      title: headline
        ? t('interruptedSealed', { count, headline })
        : t('interruptedSealedUntitled', { count }),
      hint: t('sealedNext'),
      choice: null,
    };
  if (count === 1) {
    return {
      title: headline ? t('interruptedOne', { name, headline }) : t('interruptedOneUntitled', { name }),
      hint: t('chooseSameFile'),
      choice: t('chooseFile'),
    };
  }
  return {
    title: headline ? t('interruptedMany', { count, headline }) : t('interruptedManyUntitled', { count }),
    hint: t('chooseSameFiles', { names: names.join(', ') }),
    choice: t('chooseFiles'),
  };
}

/** The names of files in an upload. Those of sealed files aren't known here. */
export function listUploadNames(names: readonly string[], t: TextMessages<'owner-uploads'>): string {
  const known = names.filter((name) => !isOpaqueFileName(name));
  const count = names.length - known.length;
  return [...known, ...(count > 0 ? [t('sealedFiles', { count })] : [])].join(', ');
}

/**
 * Explains why the chosen files can't resume an upload.
 * @param isPartly whether some of the chosen files can. Users often choose all files again, including those already uploaded.
 */
export function describeMismatchedFiles(
  files: readonly string[],
  isPartly: boolean,
  t: TextMessages<'owner-uploads'>,
): string {
  const names = files.join(', ');
  if (isPartly) return t('notExpected', { names });
  return files.length === 1 ? t('anotherFile', { name: names }) : t('otherFiles', { names });
}
