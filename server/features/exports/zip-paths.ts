import type { DownloadMessages } from '../recipients/downloads/download-messages.ts';
import { assignFreeName, cutToCharacters, flattenToName, toPortableName } from '#shared/domain/zip-names.ts';

/**
 * The maximum number of characters in a folder or file name in the ZIP. Even with both at the limit, Windows can unpack it into
 * a deep folder.
 */
const MOST_CHARACTERS = 60;

/**
 * Assigns every LeaveBit a folder below `root`, and every file a path in it that is valid on all systems.
 * @param root must be a valid folder name itself
 */
export function createZipPaths(root = 'files') {
  const folders = new Set<string>();
  return {
    /**
     * @param files their names, in order
     * @returns the path of each
     */
    assign(headline: string, files: readonly string[]): string[] {
      if (files.length === 0) return [];
      const folder = free(folders, flattenToName(headline), 'LeaveBit');
      const taken = new Set<string>();
      return files.map((name, index) => `${root}/${folder}/${free(taken, name, `file ${index + 1}`)}`);
    },
  };
}

export const getReceivedPagePath = (t: DownloadMessages['page']): string => `${t('readMeFirst')}.html`;
/** The text that says what could not be read any more. */
export const getNotIncludedPath = (t: DownloadMessages['page']): string => `${t('missingTitle')}.txt`;

/** Assigns every sender a folder, and every LeaveBit a folder in it with its text and files. */
export function createReceivedPaths(t: DownloadMessages['page']) {
  const names = new Set([getReceivedPagePath(t), getNotIncludedPath(t)].map((path) => path.toLowerCase()));
  const unnamed = t('someone');
  const bySender = new Map<number, ReturnType<typeof createZipPaths>>();
  return {
    /**
     * @param texts the names of the files with the LeaveBit's text
     * @returns the path of each
     */
    assign(
      sender: { id: number; name: string },
      { headline, texts, files }: { headline: string; texts: readonly string[]; files: readonly string[] },
    ): { texts: string[]; files: string[] } {
      const paths =
        bySender.get(sender.id) ?? createZipPaths(free(names, flattenToName(sender.name), unnamed));
      bySender.set(sender.id, paths);
      const assigned = paths.assign(headline, [...texts, ...files]);
      return { texts: assigned.slice(0, texts.length), files: assigned.slice(texts.length) };
    },
  };
}

function free(taken: Set<string>, name: string, fallback: string): string {
  return assignFreeName(taken, toPortableName(shorten(toPortableName(name, fallback)), fallback));
}

/** Preserves the extension, which systems use to recognize the file type. */
function shorten(name: string): string {
  if ([...name].length <= MOST_CHARACTERS) return name;
  const extension = /\.[^.\s]{1,10}$/u.exec(name)?.[0] ?? '';
  return cutToCharacters(name, MOST_CHARACTERS - extension.length) + extension;
}
