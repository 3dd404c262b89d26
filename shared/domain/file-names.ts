import { limits } from './limits.ts';
import { replaceLoneSurrogates } from './text.ts';

// Control characters, and direction marks that make a name look reordered.
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** A client-supplied file name without path components and invisible characters. Null if it is empty or too long. */
export function sanitiseFileName(name: string): string | null {
  const wellFormed = replaceLoneSurrogates(name).normalize('NFC').replace(UNSAFE, '');
  const last = wellFormed.split(/[/\\]/).at(-1)?.trim() ?? '';
  return last === '' || last === '.' || last === '..' || last.length > limits.fileNameLength ? null : last;
}

/** The first free name among `name`, `name (2)`, `name (3)` …, with the number before the extension. */
export function findFreeFileName(name: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(name)) return name;
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let count = 2; ; count += 1) {
    const candidate = `${stem} (${count})${extension}`;
    if (!isTaken(candidate)) return candidate;
  }
}

/** Like `findFreeFileName`, given the set of taken names. */
export function makeFileNameUnique(name: string, taken: ReadonlySet<string>): string {
  return findFreeFileName(name, (candidate) => taken.has(candidate));
}

/** A name for display. Marks that would affect how the name looks become replacement characters. */
export function formatFileName(name: string): string {
  return replaceLoneSurrogates(name).replace(UNSAFE, '\ufffd');
}
