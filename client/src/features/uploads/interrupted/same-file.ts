import type { UnsentFile } from './interrupted-upload.ts';

/** A file that was chosen to continue with; `sha256` undefined where the browser cannot tell. */
export interface ChosenFile {
  file: Pick<File, 'name' | 'size' | 'lastModified'>;
  sha256: string | undefined;
}

/**
 * Whether a chosen file may continue an unsent one. Of one that was begun the server holds a part: the rest must
 * come from the same bytes. One that was not begun is known by name and size.
 */
export function isSameFile(unsent: UnsentFile, { file, sha256 }: ChosenFile): boolean {
  if (file.size !== unsent.size) return false;
  if (unsent.sha256 !== undefined && sha256 !== undefined) return unsent.sha256 === sha256;
  if (file.name !== unsent.name) return false;
  return unsent.url === undefined || file.lastModified === unsent.lastModified;
}

/** Which chosen file continues which unsent one, and which chosen ones continue none. */
export function matchFiles<Chosen extends ChosenFile>(
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
