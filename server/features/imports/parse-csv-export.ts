import { CsvError, parse } from 'csv-parse/sync';
import { DomainError } from '../../http/domain-error.ts';
import { importLimits } from '../../limits.ts';
import {
  describeOmittedEntries,
  type ParsedEntry,
  type ParsedExport,
  type LabeledValue,
} from './parsed-export.ts';

type Row = Record<string, string>;

interface Format {
  source: string;
  isIt: (columns: readonly string[]) => boolean;
  entryOf: (row: Row) => ParsedEntry;
}

const formats: Format[] = [
  {
    source: 'Bitwarden',
    isIt: (columns) => columns.includes('login_password') && columns.includes('name'),
    entryOf: (row) => ({
      title: row['name'] ?? '',
      lines: [
        ['User name', row['login_username'] ?? ''],
        ['Password', row['login_password'] ?? ''],
        ['Key for one-time codes', row['login_totp'] ?? ''],
        // The field may contain several addresses.
        ['Website', (row['login_uri'] ?? '').replace(/,(?=\w+:\/\/)/g, ', ')],
        ...ownFields(row['fields'] ?? ''),
      ],
      notes: row['notes'] ?? '',
      omitted: [],
    }),
  },
  {
    source: '1Password',
    isIt: (columns) => columns.includes('title') && columns.includes('password'),
    entryOf: (row) => ({
      title: row['title'] ?? '',
      lines: [
        ['User name', row['username'] ?? ''],
        ['Password', row['password'] ?? ''],
        ['Key for one-time codes', row['otpauth'] ?? ''],
        ['Website', row['url'] ?? row['website'] ?? ''],
        ...otherColumns(row),
      ],
      notes: row['notes'] ?? row['notesplain'] ?? '',
      omitted: [],
    }),
  },
];

const KNOWN = /^(title|username|password|otpauth|url|website|notes|notesplain|favorite|archived|tags|type)$/;

const otherColumns = (row: Row): LabeledValue[] => Object.entries(row).filter(([name]) => !KNOWN.test(name));

/** Bitwarden writes an entry's custom fields as lines such as `PIN: 1234`. */
function ownFields(fields: string): LabeledValue[] {
  return fields
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): LabeledValue => {
      const at = line.indexOf(': ');
      return at > 0 ? [line.slice(0, at), line.slice(at + 2)] : ['Field', line];
    });
}

function columnsOf(header: readonly string[]): string[] {
  if (header.length > importLimits.columns) throw unknownList();
  return header.map((name) => name.trim().toLowerCase());
}

const unknownList = () =>
  new DomainError(
    'invalid',
    'We don’t recognize this kind of list. Please choose an export from Bitwarden or 1Password.',
  );

/** @throws DomainError `invalid` if the text isn't the CSV of a supported program */
export function parseCsvExport(csv: string): ParsedExport {
  let columns: string[] = [];
  let rows: Row[];
  let count = 0;
  try {
    rows = parse(csv, {
      bom: true,
      columns: (header: string[]) => (columns = columnsOf(header)),
      // Rows beyond the limit are dropped immediately and take up no memory.
      on_record: (row: Row) => ((count += 1) <= importLimits.entries ? row : null),
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const line = error instanceof CsvError && typeof error['lines'] === 'number' ? error['lines'] : null;
    throw new DomainError(
      'invalid',
      `We can’t read this list${line === null ? '' : `: something is wrong near line ${line}`}. Please export it again.`,
    );
  }
  const format = formats.find(({ isIt }) => isIt(columns));
  if (!format) throw unknownList();
  const having = (column: string) => rows.filter((row) => (row[column] ?? '').trim() !== '').length;
  return {
    source: format.source,
    entries: rows.map(format.entryOf),
    unread: count - rows.length,
    left: [
      ...describeOmittedEntries(having('folder'), 'imported without a folder.'),
      ...describeOmittedEntries(having('tags'), 'imported without tags.'),
    ],
  };
}
