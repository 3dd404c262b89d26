import type { TextMessages } from '#shared/messages/catalog.ts';

/** Characters below which no passphrase is accepted: someone with a copy of the database could try shorter ones. */
const MIN_LENGTH = 14;
/** A passphrase that repeats a few characters is as short as those. */
const MIN_DISTINCT = 8;
/**
 * Bits of guesses. Each guess costs about a tenth of a second and 64 MB, so 35 bits take a hundred years of one processor, which
 * somebody can rent; each further word multiplies that by thousands.
 */
const MIN_BITS = 35;
const STRONG_BITS = 50;

export type PassphraseStrength = 'too-short' | 'repetitive' | 'guessable' | 'acceptable' | 'strong';

/**
 * How long somebody with a copy of the wrapped key would have to guess.
 * @param own what others know about the owner, such as their name and address
 */
export function ratePassphrase(passphrase: string, own: readonly string[] = []): PassphraseStrength {
  const text = passphrase.normalize('NFC').trim();
  if (text.length < MIN_LENGTH) return 'too-short';
  if (new Set(text.toLowerCase()).size < MIN_DISTINCT) return 'repetitive';
  const bits = estimateBits(text, own);
  if (bits < MIN_BITS) return 'guessable';
  return bits >= STRONG_BITS ? 'strong' : 'acceptable';
}

export const isPassphraseAcceptable = (passphrase: string, own: readonly string[] = []): boolean =>
  ['acceptable', 'strong'].includes(ratePassphrase(passphrase, own));

export function describePassphrase(
  strength: PassphraseStrength,
  t: TextMessages<'owner-sealing-setup'>,
): string {
  switch (strength) {
    case 'too-short':
      return t('tooShort', { count: MIN_LENGTH });
    case 'repetitive':
      return t('repetitive');
    case 'guessable':
      return t('guessable');
    case 'acceptable':
      return t('acceptable');
    case 'strong':
      return t('strong');
  }
}

/** What a part of a passphrase adds, in bits. A dictionary has some 8,000 words that people use. */
const WORD_BITS = 13;
/** A long word, or several without spaces. */
const LETTER_BITS = 2.2;
/** Two or three letters: a short word or a part of one. */
const SHORT_LETTER_BITS = 3;
const DIGIT_BITS = 3.3;
const DATE_BITS = 14;
const OTHER_BITS = 5;
const SEPARATOR_BITS = 0.5;
/** What is in every list of passwords, was there before, or is a row of keys. */
const KNOWN_BITS = 3;
const MIN_KNOWN = 3;
/** Beyond this nothing makes a difference. */
const MAX_RATED = 100;

const COMMON = new Set(
  (
    'password passphrase passwort wagwoord secret hello welcome admin letmein iloveyou love you forever master dragon monkey ' +
    'football soccer sunshine princess summer winter spring autumn mother father family leavebits leavebit correct horse battery ' +
    'staple qwerty qwertz asdf zxcv'
  ).split(' '),
);
const ROWS = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** Digits and signs that commonly stand for letters. */
const STAND_INS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const readStandIns = (text: string): string => text.replaceAll(/[013457@$!]/g, (sign) => STAND_INS[sign]!);

const DATE = /\d{1,2}[./ -]\d{1,2}[./ -](?:19|20)?\d\d|(?:19|20)\d\d/g;
/** Words, single digits, and what is between them. */
const PARTS = /\p{L}+|\p{N}|[^\p{L}\p{N}]+/gu;
/** Scripts without spaces between words have thousands of characters. */
const IDEOGRAPH = /\p{Ideographic}/u;

function estimateBits(text: string, own: readonly string[]): number {
  const rated = text.slice(0, MAX_RATED);
  const ownWords = own.flatMap((one) => one.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  const dates = rated.match(DATE) ?? [];
  const { rest, known } = removeKnown(rated.replaceAll(DATE, ' '), new Set([...COMMON, ...ownWords]));
  const parts = rest.flatMap((piece) => piece.match(PARTS) ?? []);
  return (
    dates.length * DATE_BITS + known * KNOWN_BITS + parts.reduce((bits, part) => bits + countBits(part), 0)
  );
}

/** Takes out what a list of passwords has, what was there before, and rows of keys. */
function removeKnown(text: string, words: ReadonlySet<string>): { rest: string[]; known: number } {
  const lower = text.toLowerCase();
  const letters = readStandIns(lower);
  const rest: string[] = [];
  let known = 0;
  let start = 0;
  for (let at = 0; at < text.length;) {
    const length = findKnownLength({ lower, letters, at, words });
    if (length === 0) {
      at += 1;
      continue;
    }
    rest.push(text.slice(start, at));
    known += 1;
    at += length;
    start = at;
  }
  return { rest: [...rest, text.slice(start)], known };
}

interface Position {
  lower: string;
  letters: string;
  at: number;
  words: ReadonlySet<string>;
}

/** The length of the longest known part that begins here, or 0. */
function findKnownLength({ lower, letters, at, words }: Position): number {
  for (let end = lower.length; end - at >= MIN_KNOWN; end -= 1) {
    const [part, spelled] = [lower.slice(at, end), letters.slice(at, end)];
    const isSaidBefore = letters.slice(0, at).includes(spelled);
    if (words.has(spelled) || isSaidBefore || ROWS.some((row) => row.includes(part))) return end - at;
  }
  return 0;
}

function countBits(part: string): number {
  if (/^\p{N}$/u.test(part)) return DIGIT_BITS;
  if (!/^\p{L}/u.test(part))
    return /^[\s\-_.,]+$/.test(part) ? SEPARATOR_BITS : Math.min(part.length, 4) * OTHER_BITS;
  if (IDEOGRAPH.test(part)) return part.length * WORD_BITS * 0.75;
  // Capitals within a word are rare, so it is no word.
  if (part.length === 1 || /\p{Ll}\p{Lu}/u.test(part)) return part.length * OTHER_BITS;
  if (part.length <= 3) return part.length * SHORT_LETTER_BITS;
  return Math.max(WORD_BITS, part.length * LETTER_BITS);
}
