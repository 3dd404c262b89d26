import { formatMoment } from '#shared/domain/dates.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import { cutToCharacters, flattenToName } from '../../files/zip-names.ts';

export interface LetterFacts extends OwnerNames {
  description: string;
  lastUpdate: Date;
  infoFields: string;
  files: readonly { name: string; size: number }[];
}

const MAX_NAME_CHARACTERS = 80;

/** A headline as part of a file name. It can be very long. */
export const shortenHeadline = (description: string): string =>
  cutToCharacters(flattenToName(description), MAX_NAME_CHARACTERS);

/** The name of the file with a LeaveBit's text. Not necessarily portable. */
export const getLetterName = (description: string): string =>
  `${shortenHeadline(description) || 'LeaveBit'}.txt`;

/** Formats a LeaveBit's text as a plain text file. Every editor accepts UTF-8 without a BOM and CRLF line endings. */
export function formatLetter(letter: LetterFacts): string {
  const { description, lastUpdate, infoFields, files } = letter;
  const headline = description || 'No description yet';
  const lines = [
    headline,
    '='.repeat(Math.min(60, [...headline].length)),
    '',
    `From: ${formatEmail(formatOwnerNames(letter).ownerInFull)}`,
    `Last saved: ${formatMoment(lastUpdate, 'UTC')}`,
    '',
    'Info',
    '----',
    ...(infoFields || 'There is no text.').split(/\r\n|\r|\n/),
    '',
    `Files (${files.length})`,
    '----------',
    ...files.map(({ name, size }) => `- ${name} (${sizeInWords(size)})`),
    ...(files.length === 0 ? ['There are no files.'] : []),
    '',
    'Stored with LeaveBits and downloaded by someone it was shared with.',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

function sizeInWords(bytes: number): string {
  const [size, unit] =
    bytes < 1024
      ? [bytes, 'byte']
      : bytes < 1024 * 1024
        ? [bytes / 1024, 'kilobyte']
        : [bytes / 1024 / 1024, 'megabyte'];
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, maximumFractionDigits: 1 }).format(size);
}
