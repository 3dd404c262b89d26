import { CsvError, parse, type Options } from 'csv-parse/sync';
import { DomainError } from '#server/http/domain-error.ts';
import { importLimits } from '#server/limits.ts';

export interface CsvDialect {
  delimiter: string;
  /** What precedes a quotation mark that belongs to a quoted value. */
  escape: '"' | '\\';
}

export interface LineRange {
  first: number;
  last: number;
}

interface BrokenRow {
  lines: LineRange;
  reason: string;
  /** Its values up to the first stray quotation mark. They may be in the wrong columns. */
  cells: readonly string[];
}

export interface CsvRows {
  rows: { line: number; cells: string[] }[];
  /** The rows that don't fit, in order. */
  broken: BrokenRow[];
  /** The number of rows beyond the limit. */
  unread: number;
}

const LINE_END = /\r\n|\n|\r/;
const LF = 0x0a;
const CR = 0x0d;

const optionsOf = ({ delimiter, escape }: CsvDialect): Options => ({
  delimiter,
  escape,
  // All of them, because a list that was edited may mix them. The parser would otherwise look for the first one only.
  record_delimiter: ['\r\n', '\n', '\r'],
  // The lengths are compared below, so that a row of the wrong length doesn't end the list.
  relax_column_count: true,
  skip_empty_lines: true,
});

/** The values in the first row. Empty if it isn't valid. */
export function readFirstRow(bytes: Buffer, dialect: CsvDialect): string[] {
  try {
    return parse(bytes, { ...optionsOf(dialect), to: 1 })[0] ?? [];
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/**
 * Reads a list strictly: a row is either exactly as the program wrote it, or it is left out and named by its line. A stray
 * quotation mark takes only its own line with it, not what follows.
 * @param start where the header begins
 */
export function readRows(bytes: Buffer, start: number, width: number, dialect: CsvDialect): CsvRows {
  const lines = createLineCounter(bytes);
  const result: CsvRows = { rows: [], broken: [], unread: 0 };
  let isHeader = true;
  let from = start;
  let strayQuotes = 0;

  function takeRow(cells: string[], begin: number): void {
    if (isHeader) {
      isHeader = false;
      return;
    }
    // Spreadsheets write rows of separators for empty rows.
    if (cells.every((cell) => cell.trim() === '')) return;
    const line = lines.lineAt(skipLineEnds(bytes, begin));
    if (result.rows.length + result.broken.length >= importLimits.entries) result.unread += 1;
    else if (cells.length === width) result.rows.push({ line, cells });
    else {
      const last = line + cells.join('').split(LINE_END).length - 1;
      const reason = describeWrongLength(cells.length, width, dialect);
      result.broken.push({ lines: { first: line, last }, reason, cells });
    }
  }

  while (from < bytes.length) {
    let end = from;
    try {
      parse(bytes.subarray(from), {
        ...optionsOf(dialect),
        on_record: (cells: string[], { bytes: consumed }) => {
          takeRow(cells, end);
          end = from + consumed;
          return null;
        },
      });
      break;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const begin = skipLineEnds(bytes, end);
      const line = lines.lineAt(begin);
      if ((strayQuotes += 1) > importLimits.strayQuotes) throw tooManyStrayQuotes(line);
      from = findLineEnd(bytes, begin);
      result.broken.push({
        lines: { first: line, last: line },
        reason: 'Its quotation marks don’t match.',
        cells: listIntactCells(bytes.toString('utf8', begin, from), dialect),
      });
    }
  }
  return result;
}

/** The values before the first one that a quotation mark might continue. */
function listIntactCells(line: string, { delimiter }: CsvDialect): string[] {
  const cells = line.split(delimiter);
  const end = cells.findIndex((cell) => !/^(?:[^"]*|"[^"]*")$/.test(cell));
  return cells.slice(0, end === -1 ? cells.length : end).map((cell) => cell.replaceAll('"', ''));
}

const tooManyStrayQuotes = (line: number) =>
  new DomainError(
    'invalid',
    `We can’t read this list: the quotation marks of many rows don’t match, most recently near line ${line}. Please export it again, and choose the file as it is.`,
  );

const DELIMITER_NAMES: Record<string, string> = { ',': 'a comma', ';': 'a semicolon', '\t': 'a tab' };

function describeWrongLength(length: number, width: number, { delimiter }: CsvDialect): string {
  const cause = length > width ? (DELIMITER_NAMES[delimiter] ?? `“${delimiter}”`) : 'a line break';
  return `It has ${length === 1 ? '1 value' : `${length} values`} for ${width} columns. A value with ${cause} must be in quotation marks.`;
}

/** Counts line ends up to offsets that only grow. CR LF is one line end. */
function createLineCounter(bytes: Buffer) {
  let line = 1;
  let at = 0;
  return {
    lineAt(offset: number): number {
      for (; at < offset; at += 1) {
        if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) line += 1;
      }
      return line;
    },
  };
}

function skipLineEnds(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] === CR || bytes[at] === LF) at += 1;
  return at;
}

function findLineEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== CR && bytes[at] !== LF) at += 1;
  return at;
}
