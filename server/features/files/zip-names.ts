import { trimEndCharacters } from '#shared/domain/text.ts';
import { sanitiseFileName, findFreeFileName } from '#shared/domain/file-names.ts';

// Windows rejects these characters in names, and treats these names as devices, whatever their extension.
const FORBIDDEN = /[<>:"|?*]/g;
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that every system can write to disk: not a path, not a device, and nothing that would be rejected or truncated. */
export function toPortableName(name: string, fallback: string): string {
  const allowed = (sanitiseFileName(name) ?? fallback).replace(FORBIDDEN, '_');
  const clean = trimEndCharacters(allowed, '. ').replace(DEVICE, '_$1');
  return clean === '' ? fallback : clean;
}

/** Makes names portable and unique, even on case-insensitive systems. */
export function assignZipNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const portable = toPortableName(name, `file ${index + 1}`);
    const free = findFreeFileName(portable, (candidate) => taken.has(candidate.toLowerCase()));
    taken.add(free.toLowerCase());
    return free;
  });
}
