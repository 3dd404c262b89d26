import { formatMoment } from '#shared/domain/dates.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import { cutToCharacters, flattenToName } from '../../files/zip-names.ts';

export interface LetterFacts extends OwnerNames {
  description: string;
  lastUpdate: Date;
  infoFields: string;
  files: readonly { name: string; size: number }[];
}

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
  const { description, lastUpdate, infoFields, files } = letter;
  const lines = [
    `From: ${formatEmail(formatOwnerNames(letter).ownerInFull)}`,
    `Last saved: ${formatMoment(lastUpdate, 'UTC')}`,
    '',
    ...underline(description || 'No description yet', '='),
    '',
    ...(infoFields || 'There is no text.').split(/\r\n|\r|\n/),
    '',
    ...underline(`Files (${files.length})`, '-'),
    ...files.map(({ name, size }) => `- ${name} (${formatSize(size)})`),
    ...(files.length === 0 ? ['There are no files.'] : []),
    '',
    'Stored with LeaveBits and downloaded by someone it was shared with.',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const underline = (title: string, line: string): string[] => [
  title,
  line.repeat(Math.min(60, [...title].length)),
];
