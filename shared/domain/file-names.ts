import { limits } from './limits.ts';
import { replaceLoneSurrogates, trimEndCharacters } from './text.ts';

// Control characters, and direction marks that make a name look reordered.
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The name under which a file is stored, however it arrived: without path components and invisible characters, and short enough
 * for every file system. Null if it is empty or longer than any system allows.
 */
export function sanitiseFileName(name: string): string | null {
  const wellFormed = replaceLoneSurrogates(name).normalize('NFC').replace(UNSAFE, '');
  const last = wellFormed.split(/[/\\]/).at(-1)?.trim() ?? '';
  const isNone = last === '' || last === '.' || last === '..' || last.length > limits.fileNameLength;
  return isNone ? null : shortenFileName(last);
}

/**
 * Whether the owner's browser gave a sealed file this name, which reveals nothing of the real one. We add a number if the same
 * file arrives twice.
 */
export const isOpaqueFileName = (name: string): boolean =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?: \(\d{1,3}\))?\.age$/.test(name);

/** A file's name as the client sends it. Only Windows has no backslash in names, and the server takes it for a folder. */
export const getUploadName = ({ name }: { name: string }): string => name.replaceAll('\\', '_');

/** Shortens the part before the extension. Windows and macOS count characters, but Linux and Android count bytes. */
export const shortenFileName = (name: string): string => joinFileName(splitFileName(name), '');

/** The first free name among `name`, `name (2)`, `name (3)` …, with the number before the extension. */
export function findFreeFileName(name: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(name)) return name;
  const parts = splitFileName(name);
  for (let count = 2; ; count += 1) {
    const candidate = joinFileName(parts, ` (${count})`);
    if (!isTaken(candidate)) return candidate;
  }
}

/** A long text after the last dot is no extension. */
function splitFileName(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.');
  const isExtension = dot > 0 && name.length - dot <= MAX_EXTENSION_LENGTH;
  return isExtension
    ? { stem: name.slice(0, dot), extension: name.slice(dot) }
    : { stem: name, extension: '' };
}

function joinFileName({ stem, extension }: { stem: string; extension: string }, suffix: string): string {
  const room = limits.fileNameBytes - countBytes(suffix + extension);
  return (countBytes(stem) <= room ? stem : cutToBytes(stem, room)) + suffix + extension;
}

const MAX_EXTENSION_LENGTH = 30;
const encoder = new TextEncoder();
const countBytes = (text: string) => encoder.encode(text).length;

/** Cuts between characters, and leaves no joiner, space or period at the end. */
function cutToBytes(text: string, most: number): string {
  let end = 0;
  let bytes = 0;
  for (const character of text) {
    bytes += countBytes(character);
    if (bytes > most) break;
    end += character.length;
  }
  return trimEndCharacters(text.slice(0, end), ' .\u200c\u200d');
}

/** The file that somebody asks for by name. Some systems decompose the accents in the names that they send. */
export function findFileByName<File extends { name: string }>(
  files: readonly File[],
  asked: string,
): File | undefined {
  const find = (name: string) => files.find((file) => file.name === name);
  return find(asked) ?? find(asked.normalize('NFC'));
}

/** Like `findFreeFileName`, given the set of taken names. */
export function makeFileNameUnique(name: string, taken: ReadonlySet<string>): string {
  return findFreeFileName(name, (candidate) => taken.has(candidate));
}

/** A name for display. Marks that would affect how the name looks become replacement characters. */
export function formatFileName(name: string): string {
  return replaceLoneSurrogates(name).replace(UNSAFE, '\ufffd');
}
