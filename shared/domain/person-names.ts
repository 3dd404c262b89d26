import { trimEndCharacters, trimStartCharacters } from './trim-characters.ts';

/** A space and the two joiners. */
const OUTER = ' \u200C\u200D';

/**
 * A person's name as it is kept: one line without angle brackets, control characters, direction marks and other invisible
 * signs. Two of these stay, because names in some scripts need them (U+200C and U+200D). A name that shows nothing is empty.
 */
export function sanitiseName(name: string): string {
  const line = name
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[<>]|\p{Cs}|(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(/ {2,}/g, ' ');
  const trimmed = trimStartCharacters(trimEndCharacters(line, OUTER), OUTER).normalize('NFC');
  return /[^\p{DI}\p{M}\s]/u.test(trimmed) ? trimmed : '';
}

/**
 * Whether a name holds an address or a link, or what a mail program takes for one. Such a name could pretend to be
 * somebody's address, and would make our mails carry a stranger's link.
 */
export function containsLink(name: string): boolean {
  return /@|:\/\/|[\p{L}\p{N}]\.\p{L}{2,}/u.test(name.normalize('NFKC'));
}
