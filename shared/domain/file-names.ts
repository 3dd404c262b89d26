import { limits } from './limits.ts';

// Control characters, and the marks that make a name read other than it is written.
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** A file's own name from whatever a client sent: no path parts, no invisible characters; null when nothing is left or it is too long. */
export function cleanFileName(name: string): string | null {
  const last = name.toWellFormed().normalize('NFC').replace(UNSAFE, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  return last === '' || last === '.' || last === '..' || last.length > limits.fileNameLength ? null : last;
}

/** `name`, or `name (2)`, `name (3)` … before its extension, whichever `isTaken` does not know yet. */
export function freeFileName(name: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(name)) return name;
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let count = 2; ; count += 1) {
    const candidate = `${stem} (${count})${extension}`;
    if (!isTaken(candidate)) return candidate;
  }
}

/** The same, where a set holds the names that are taken. */
export function uniqueFileName(name: string, taken: ReadonlySet<string>): string {
  return freeFileName(name, (candidate) => taken.has(candidate));
}

/** A name for the screen: a mark that would change how the rest reads is shown as one that does nothing. */
export function visibleFileName(name: string): string {
  return name.toWellFormed().replace(UNSAFE, '\ufffd');
}
