import { trimEndCharacters } from './text.ts';
import { sanitiseFileName, findFreeFileName, shortenFileName } from './file-names.ts';

// Windows rejects these characters in names, and treats these names as devices, whatever follows a space or period.
const FORBIDDEN = /[<>:"|?*]/g;
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i;

/** A text, such as a headline, as the beginning of a name: without folders, and not hidden by a leading period. */
export const flattenToName = (text: string): string =>
  joinPeriods(sanitiseLongName(text.replace(/[/\\]/g, '-')) ?? '').replace(/^[.\-\s]+/, '');

/** Cuts between characters, and leaves no joiner, space or period at the end. */
export const cutToCharacters = (text: string, max: number): string =>
  trimEndCharacters([...text].slice(0, max).join(''), ' .\u200c\u200d');

/** A name that every system can write to disk: not a path, not a device, and nothing that would be rejected or truncated. */
export function toPortableName(name: string, fallback: string): string {
  const allowed = joinPeriods(sanitiseLongName(name) ?? fallback).replace(FORBIDDEN, '_');
  const clean = trimEndCharacters(allowed, '. ');
  return clean === '' ? fallback : avoidDeviceName(clean);
}

/** Shortened first, because a name that is longer than any system allows counts as none. */
const sanitiseLongName = (name: string) => sanitiseFileName(shortenFileName(name));

/** Some programs take any two periods for a way out of the folder. */
const joinPeriods = (name: string) => name.replace(/\.{2,}/g, '.');

/** A stored name for a download. Browsers replace the characters that their system rejects. */
export const avoidDeviceName = (name: string): string => shortenFileName(name.replace(DEVICE, '_$1'));

/** Makes names portable and unique, even on systems that ignore case. */
export function assignZipNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => assignFreeName(taken, toPortableName(name, `file ${index + 1}`)));
}

/** Assigns a portable name that no other name in `taken` equals on a system that ignores case. */
export function assignFreeName(taken: Set<string>, name: string): string {
  const free = findFreeFileName(name, (candidate) => taken.has(foldCase(candidate)));
  taken.add(foldCase(free));
  return free;
}

/** Some systems also take `ß` and `ss` for the same. */
const foldCase = (name: string) => name.normalize('NFKC').toUpperCase().toLowerCase();
