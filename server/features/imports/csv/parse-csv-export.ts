import { DomainError } from '#server/http/domain-error.ts';
import { importLimits } from '#server/limits.ts';
import type { ParsedExport } from '../parsed-export.ts';
import { unknownList } from '../rejections.ts';
import { findNameOfBrokenRow, type CsvFormat } from './csv-format.ts';
import { dashlane } from './dashlane.ts';
import { lastPass } from './last-pass.ts';
import { apple, bitwarden, chrome, firefox, keePass, keePassXC, onePassword } from './logins.ts';
import { nordPass } from './nord-pass.ts';
import { protonPass } from './proton-pass.ts';
import { readFirstRow, readRows, type LineRange } from './read-rows.ts';

/** The first whose signature fits is used, so those with few columns come last. */
const formats: readonly CsvFormat[] = [
  bitwarden,
  lastPass,
  nordPass,
  protonPass,
  keePassXC,
  keePass,
  firefox,
  ...dashlane,
  apple,
  chrome,
  onePassword,
];

const DELIMITERS = [',', ';', '\t'];

/** The first line by which Excel declares a separator. */
const DECLARATION = /^"?sep=([^\r\n])"?(?:\r\n|\n|\r)/i;

/** @throws DomainError `invalid` if the text isn't the list of a supported program */
export function parseCsvExport(csv: string): ParsedExport {
  const [declaration = '', declared] = DECLARATION.exec(csv) ?? [];
  const bytes = Buffer.from(csv);
  const start = Buffer.byteLength(declaration);
  const { format, header, columns, delimiter } = recognize(bytes.subarray(start), declared);
  const escape = format.escape ?? '"';
  const { rows, broken, unread } = readRows(bytes, start, header.length, { delimiter, escape });
  const [first] = broken;
  if (first && rows.length === 0)
    throw new DomainError(
      'invalid',
      `We can’t read this list: something is wrong near line ${first.lines.first}. ${first.reason} Please export it again, and choose the file as it is.`,
    );
  return {
    source: format.source,
    entries: rows.flatMap(({ line, cells }) => format.toEntry({ line, cells, header, columns }) ?? []),
    skipped: broken.map(({ lines, reason, cells }) => {
      const name = findNameOfBrokenRow(format, { line: lines.first, header, columns, cells });
      return { subject: [describeLines(lines), name.trim()].filter(Boolean).join(': '), reason };
    }),
    unread,
    left: [],
  };
}

const describeLines = ({ first, last }: LineRange): string =>
  first === last ? `Line ${first}` : `Lines ${first} to ${last}`;

/** Finds the separator with which the first row has the columns of a supported program. */
function recognize(bytes: Buffer, declared: string | undefined) {
  const delimiters = declared === undefined ? DELIMITERS : [declared, ...DELIMITERS];
  for (const delimiter of delimiters) {
    const header = readFirstRow(bytes, { delimiter, escape: '"' });
    if (header.length > importLimits.columns) break;
    const columns = header.map((name) => name.trim().toLowerCase());
    const format = formats.find((candidate) => hasColumns(candidate, columns));
    if (format) return { format, header, columns, delimiter };
  }
  throw unknownList();
}

const hasColumns = ({ signature, isExact, without = [] }: CsvFormat, columns: readonly string[]): boolean =>
  signature.every((name) => columns.includes(name)) &&
  !without.some((name) => columns.includes(name)) &&
  (!isExact || columns.every((name) => signature.includes(name)));
