import { formatMoment } from './dates.ts';
import { formatOwnerNames, type OwnerNames } from './display-names.ts';
import { formatEmail } from './format-email.ts';
import { formatSize } from './sizes.ts';
import { cutToCharacters, flattenToName } from './zip-names.ts';

export interface LetterFacts extends OwnerNames {
  description: string;
  lastUpdate: Date;
  /** Empty for a sealed LeaveBit whose text is in a file of its own. */
  infoFields: string;
  /** The size in bytes, if known. */
  files: readonly { name: string; size?: number }[];
  /** Adds how to open the text and the files with the `age` program. */
  isSealed?: boolean;
}

const SEALED_TEXT_NAME = 'text.age';
const SEALED_NAMES_NAME = 'names.age';
/** The names of what a ZIP has of a sealed LeaveBit besides its files. */
export const SEALED_TEXT_NAMES = [SEALED_TEXT_NAME, SEALED_NAMES_NAME] as const;

/** The same with their content: the text, and the list of file names. Without what is empty. */
export const listSealedTexts = ({
  infoFields,
  sealedNames = '',
}: {
  infoFields: string;
  sealedNames?: string | undefined;
}): { name: string; text: string }[] =>
  [
    { name: SEALED_TEXT_NAME, text: infoFields },
    { name: SEALED_NAMES_NAME, text: sealedNames },
  ].filter(({ text }) => text !== '');

const MAX_NAME_CHARACTERS = 80;
/** Short enough for 255 bytes with a date, in any script. */
const MAX_SENDER_CHARACTERS = 40;

/** It can be very long. */
const shortenHeadline = (description: string): string =>
  cutToCharacters(flattenToName(description), MAX_NAME_CHARACTERS);

/** The name of the file with a LeaveBit's text. Not necessarily portable. */
export const getLetterName = (description: string): string =>
  `${shortenHeadline(description) || 'LeaveBit'}.txt`;

/**
 * The name of a ZIP with one LeaveBit, without the extension. It says who the LeaveBit is from, because that is not to be seen in
 * a folder full of downloads.
 */
export const getZipName = (description: string, sender: OwnerNames): string =>
  `From ${shortenSender(sender)} - ${shortenHeadline(description) || 'LeaveBit'}`;

/** The name of a ZIP with everything that these senders share, without the extension. The same sender may be listed repeatedly. */
export function getEverythingName(senders: readonly OwnerNames[], savedAt: Date): string {
  const day = savedAt.toISOString().slice(0, 10);
  const others = new Set(senders.map(({ ownerUsername }) => ownerUsername)).size - 1;
  const andOthers = others > 0 ? ` and ${others} other ${others === 1 ? 'sender' : 'senders'}` : '';
  return `From ${shortenSender(senders[0]!)}${andOthers} - ${day}`;
}

const shortenSender = (sender: OwnerNames): string =>
  cutToCharacters(flattenToName(formatEmail(formatOwnerNames(sender).owner)), MAX_SENDER_CHARACTERS) ||
  'someone';

/**
 * Formats a LeaveBit's text as a plain text file: who it is from, its headline, its text and its files. Every editor accepts UTF-8
 * without a BOM and CRLF line endings.
 */
export function formatLetter(letter: LetterFacts): string {
  const { description, lastUpdate, infoFields, files, isSealed = false } = letter;
  const text = infoFields || (isSealed ? '' : 'There is no text.');
  const lines = [
    `From: ${formatEmail(formatOwnerNames(letter).ownerInFull)}`,
    `Last saved: ${formatMoment(lastUpdate, 'UTC')}`,
    '',
    ...underline(description || 'No description yet', '='),
    '',
    ...(isSealed ? [...describeUnsealing(infoFields !== ''), ''] : []),
    ...(text ? [...text.split(/\r\n|\r|\n/), ''] : []),
    ...(files.length === 0
      ? []
      : [...underline(`Files (${files.length})`, '-'), ...files.map(formatFile), '']),
    'Stored with LeaveBits and downloaded by someone it was shared with.',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** How to open a sealed LeaveBit without us. */
const describeUnsealing = (isTextBelow: boolean): string[] => [
  'This LeaveBit is sealed. Its text and files open with your card, and not without it. The card is a printed page with a key ' +
    'that begins with AGE-SECRET-KEY-1.',
  '',
  'The easiest way is your page at LeaveBits, as long as it’s there: open the LeaveBit and enter the key.',
  '',
  'Without that page, use the program age (https://age-encryption.org):',
  '1. Save the key from your card as key.txt, in the folder with these files.',
  isTextBelow
    ? `2. Save the text below, from its first dash to its last, as ${SEALED_TEXT_NAME}.`
    : `2. Open a terminal in that folder.`,
  `3. Enter: age -d -i key.txt ${SEALED_TEXT_NAME}`,
  `4. Each file opens in the same way: age -d -i key.txt -o photo.jpg 1.age. Their real names are in ${SEALED_NAMES_NAME}.`,
];

const formatFile = ({ name, size }: LetterFacts['files'][number]) =>
  size === undefined ? `- ${name}` : `- ${name} (${formatSize(size)})`;

const underline = (title: string, line: string): string[] => [
  title,
  line.repeat(Math.min(60, [...title].length)),
];
