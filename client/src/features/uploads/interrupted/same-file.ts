import type { UnsentFile } from './interrupted-upload.ts';

/** A file chosen for resuming. `sha256` is undefined if the browser can't compute it. */
export interface ChosenFile {
  file: Pick<File, 'name' | 'size' | 'lastModified'>;
  sha256: string | undefined;
}

/**
 * Whether a chosen file can resume an unsent one. If the server already has part of the file, the content must be identical;
 * otherwise the same name and size are enough.
 */
export function isSameFile(unsent: UnsentFile, { file, sha256 }: ChosenFile): boolean {
  if (file.size !== unsent.size) return false;
  if (unsent.sha256 !== undefined && sha256 !== undefined) return unsent.sha256 === sha256;
  if (file.name !== unsent.name) return false;
  return unsent.url === undefined || file.lastModified === unsent.lastModified;
}

/** Pairs the chosen files with the unsent ones. `strangers` are those that match none. */
export function matchUnsentFiles<Chosen extends ChosenFile>(
  unsent: readonly UnsentFile[],
  chosen: readonly Chosen[],
): { matched: { unsent: UnsentFile; chosen: Chosen }[]; strangers: Chosen[] } {
  const left = [...unsent];
  const matched: { unsent: UnsentFile; chosen: Chosen }[] = [];
  const strangers: Chosen[] = [];
  for (const one of chosen) {
    const place = left.findIndex((candidate) => isSameFile(candidate, one));
    const [found] = place < 0 ? [] : left.splice(place, 1);
    if (found) matched.push({ unsent: found, chosen: one });
    else strangers.push(one);
  }
  return { matched, strangers };
}
