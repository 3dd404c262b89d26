import { formatMoment } from '#shared/domain/dates.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';

export interface InfoSheetFacts extends OwnerNames {
  description: string;
  lastUpdate: Date;
  infoFields: string;
  files: readonly { name: string; size: number }[];
}

export const INFO_SHEET_FILE_NAME = 'Read me first.txt';

/** Formats a LeaveBit's text as a plain text file for the ZIP. Every editor accepts UTF-8 without a BOM and CRLF line endings. */
export function formatInfoSheet(sheet: InfoSheetFacts): string {
  const { description, lastUpdate, infoFields, files } = sheet;
  const headline = description || 'No description yet';
  const lines = [
    headline,
    '='.repeat(Math.min(60, [...headline].length)),
    '',
    `From: ${formatOwnerNames(sheet).ownerInFull}`,
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
