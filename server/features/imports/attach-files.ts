import type { ImportDraftFile, ImportResponse } from '#shared/contracts/imports.ts';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { describeOmittedFile, type ParsedEntry, type ParsedExport } from './parsed-export.ts';
import type { DraftEntry } from './rules.ts';
import type { PackedFile } from './unpack-export.ts';

/**
 * Finds the entries' files in the ZIP. What a LeaveBit can't hold is named as omitted, and so is what belongs to no entry.
 * @param files by path, without those that contain the entries
 */
export async function attachFiles(
  { source, entries }: ParsedExport,
  files: ReadonlyMap<string, PackedFile>,
): Promise<{ entries: DraftEntry[]; orphans: ImportResponse['report'] }> {
  const unclaimed = new Set(files.keys());
  const withFiles: DraftEntry[] = [];
  for (const entry of entries) {
    for (const { path } of entry.files ?? []) unclaimed.delete(path);
    withFiles.push(await findFiles(entry, files));
  }
  const orphans = [...unclaimed].filter((path) => isDocument(path, source));
  return {
    entries: withFiles,
    orphans: orphans.map((path) => ({ subject: path, reason: 'It isn’t attached to an entry.' })),
  };
}

async function findFiles(entry: ParsedEntry, files: ReadonlyMap<string, PackedFile>): Promise<DraftEntry> {
  const found: ImportDraftFile[] = [];
  const omitted: string[] = [];
  for (const { name, path, label = name } of entry.files ?? []) {
    const file = files.get(path);
    const problem = findProblem(file, found.length);
    if (file && problem === null) found.push({ name, ...(await file.locate()) });
    else omitted.push(describeOmittedFile(label) + (problem ?? ''));
  }
  return { ...entry, files: found, omitted: [...omitted, ...entry.omitted] };
}

function findProblem(file: PackedFile | undefined, attached: number): string | null {
  if (!file?.isReadable) return '';
  if (file.bytes === 0) return ', which is empty';
  if (file.bytes > limits.formFileBytes)
    return `, which is larger than ${limits.formFileBytes / MEGABYTE} MB`;
  return attached >= limits.filesPerSave
    ? `, because a LeaveBit is saved with up to ${limits.filesPerSave} files`
    : null;
}

/** 1Password also exports the pictures of accounts and vaults, and a description of the export. */
const isDocument = (path: string, source: string): boolean => source !== '1Password' || path.includes('__');
