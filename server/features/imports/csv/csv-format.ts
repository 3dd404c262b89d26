import { createNumberedLines, findSiteName, type LabeledValue, type ParsedEntry } from '../parsed-export.ts';

/** How a program writes its list. */
export interface CsvFormat {
  /** The program's name. */
  source: string;
  /** The columns by which its lists are recognized, in lower case. */
  signature: readonly string[];
  /** Whether its lists have no other columns than these. */
  isExact?: boolean;
  /** Columns that its lists never have. */
  without?: readonly string[];
  /** KeePass 1 puts a backslash before quotation marks. All others double them. */
  escape?: '\\';
  /** @returns null for a row that isn't an entry */
  toEntry: (row: CsvRow) => ParsedEntry | null;
}

export interface CsvRow {
  line: number;
  /** The names of the columns as written. */
  header: readonly string[];
  /** The names in lower case. A name may occur twice. */
  columns: readonly string[];
  cells: readonly string[];
}

export const getValue = ({ columns, cells }: CsvRow, column: string): string =>
  cells[columns.indexOf(column)] ?? '';

const listValues = ({ columns, cells }: CsvRow, column: string): string[] =>
  cells.filter((_, index) => columns[index] === column);

/** What becomes of the columns of a list. */
interface ColumnPlan {
  title: string;
  notes?: string;
  /** The labels of columns, in the order of the draft. Columns with the same label are numbered. */
  labels: Record<string, string | StructuredColumn>;
  /** The program's own bookkeeping, such as icons and dates. */
  ignored?: readonly string[];
}

/** A column whose values have a structure of their own: several values with one label, or lines with labels. */
type StructuredColumn =
  | { label: string; toValues: (value: string) => readonly string[] }
  | ((value: string) => readonly LabeledValue[]);

/**
 * An entry with the values of all columns that aren't ignored. Columns that the program has added since, or that the owner has,
 * come last, under their own names.
 */
export function createEntry(row: CsvRow, { title, notes, labels, ignored = [] }: ColumnPlan): ParsedEntry {
  const byLabel = new Map<string, string[]>();
  const structured: LabeledValue[] = [];
  const addValues = (label: string, values: readonly string[]) =>
    byLabel.set(label, [...(byLabel.get(label) ?? []), ...values]);
  for (const [column, label] of Object.entries(labels)) {
    const values = listValues(row, column).filter((value) => value.trim() !== '');
    if (typeof label === 'function') structured.push(...values.flatMap((value) => label(value)));
    else if (typeof label === 'string') addValues(label, values);
    else addValues(label.label, values.flatMap((value) => label.toValues(value)).filter(Boolean));
  }
  const [name = '', ...moreNames] = listValues(row, title);
  const planned = new Set([title, notes, ...Object.keys(labels), ...ignored]);
  const others = row.columns.flatMap((column, index): LabeledValue[] =>
    planned.has(column) ? [] : [[row.header[index]?.trim() || 'Field', row.cells[index] ?? '']],
  );
  const lines = [...byLabel].flatMap(([label, values]) => createNumberedLines(label, values));
  return {
    title: name.trim() === '' ? findSiteName(byLabel.get(WEBSITE) ?? []) : name,
    lines: [...moreNames.map((other): LabeledValue => ['Title', other]), ...lines, ...structured, ...others],
    notes: notes === undefined ? '' : listValues(row, notes).filter(Boolean).join('\n\n'),
    omitted: [],
    line: row.line,
  };
}

export const USER_NAME = 'User name';
export const PASSWORD = 'Password';
export const TOTP = 'Key for one-time codes';
export const WEBSITE = 'Website';
export const FOLDER = 'Folder';

/** What programs call the column of the address. */
const ADDRESS_COLUMNS = ['url', 'website', 'web site', 'login_uri'];
const isAddress = (value: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(value);

/**
 * The name of a row with too few or too many values, or empty. Part of a password or the rest of a note must not be taken for it, so
 * the address must stand in its column, and only values up to it are used. It may be missing from a row with too many values,
 * which hardly is the rest of another.
 */
export function findNameOfBrokenRow({ toEntry }: CsvFormat, row: CsvRow): string {
  const { columns, cells } = row;
  const at = columns.findIndex((column) => ADDRESS_COLUMNS.includes(column));
  const address = cells[at];
  if (address === undefined) return '';
  const mayBeMissing =
    cells.length > columns.length && at < columns.findIndex((column) => column.endsWith('password'));
  if (!isAddress(address) && !(mayBeMissing && address === '')) return '';
  return toEntry({ ...row, cells: cells.slice(0, at + 1) })?.title ?? '';
}
