import { z } from 'zod';
import { importLimits } from '../../limits.ts';
import {
  type ParsedEntry,
  type ParsedExport,
  describeOmittedEntries,
  describeOmitted,
  type LabeledValue,
  createNumberedLines,
} from './parsed-export.ts';
import { lenientList, lenientObject, lenientText } from './lenient-schemas.ts';

// Format: https://support.1password.com/1pux-format/

const field = z.object({ title: lenientText, value: z.unknown() });

const item = z.object({
  state: lenientText,
  overview: lenientObject({
    title: lenientText,
    tags: lenientList(lenientText),
    url: lenientText,
    urls: lenientList(z.object({ url: lenientText })),
  }),
  details: lenientObject({
    loginFields: lenientList(z.object({ value: lenientText, name: lenientText, designation: lenientText })),
    notesPlain: lenientText,
    sections: lenientList(z.object({ title: lenientText, fields: lenientList(field) })),
    password: lenientText,
    passwordHistory: lenientList(z.unknown()),
    documentAttributes: lenientObject({ fileName: lenientText }),
  }),
});

const accounts = lenientList(
  z.object({ vaults: lenientList(z.object({ items: z.array(z.unknown()).catch([]) })) }),
);

/** Parses 1Password's `export.data`. */
export function parseOnePasswordJson(parsed: { accounts: unknown[] }): ParsedExport {
  const vaults = accounts.parse(parsed.accounts).flatMap((account) => account.vaults);
  const all = vaults.flatMap((vault) => vault.items);
  const read = all.slice(0, importLimits.entries);
  const items = lenientList(item).parse(read);
  return {
    source: '1Password',
    entries: items.map(entryOf),
    unread: all.length - read.length,
    left: [
      ...describeOmittedEntries(read.length - items.length, 'couldn’t be read.'),
      ...(vaults.length > 1 ? ['Vault names weren’t imported.'] : []),
      ...describeOmittedEntries(
        items.filter(({ overview }) => overview.tags.length > 0).length,
        'imported without tags.',
      ),
    ],
  };
}

const designated: Record<string, string> = { username: 'User name', password: 'Password' };

function entryOf({ overview, details, state }: z.output<typeof item>): ParsedEntry {
  const addresses = [...new Set([overview.url, ...overview.urls.map(({ url }) => url)])].filter(Boolean);
  const isFile = (value: unknown) => kindOf(value) === 'file';
  const fields = details.sections.flatMap((section) => section.fields);
  const files = [
    details.documentAttributes.fileName,
    ...fields.filter(({ value }) => isFile(value)).map(({ title }) => title || 'file'),
  ].filter(Boolean);
  const lines: LabeledValue[] = [
    ...details.loginFields.map(({ designation, name, value }): LabeledValue => [
      designated[designation] ?? (name || 'Field'),
      value,
    ]),
    ['Password', details.password],
    ...createNumberedLines('Website', addresses),
    ...details.sections.flatMap((section) =>
      section.fields
        .filter(({ value }) => !isFile(value))
        .map(({ title, value }): LabeledValue => [title || section.title || 'Field', textOf(value)]),
    ),
  ];
  const left = [
    ...files.map((name) => `the file “${name}”`),
    ...describeOmitted(details.passwordHistory.length, 'old password'),
    ...(state === 'archived' ? ['its archived status'] : []),
  ];
  return { title: overview.title, lines, notes: details.notesPlain, omitted: left };
}

/** A value is an object with a single property, whose name is its type. */
const kindOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? Object.keys(value)[0] : undefined;

const sshKey = lenientObject({ privateKey: lenientText });

const DEEPEST = 4;

/** A value as text. The parts of an address or name are joined. */
function textOf(value: unknown, kind?: string, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberWords(value, kind);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return '';
  // The other properties repeat the key or can be derived from it.
  if (kindOf(value) === 'sshKey') return sshKey.parse(Object.values(value)[0]).privateKey;
  return Object.entries(value)
    .map(([name, inner]) => textOf(inner, name, depth + 1))
    .filter(Boolean)
    .join(', ');
}

/** Dates are Unix times in seconds. Months are written as digits, such as 202712. */
function numberWords(value: number, kind: string | undefined): string {
  const moment = new Date(value * 1000);
  if (kind === 'date' && !Number.isNaN(moment.getTime())) return moment.toISOString().slice(0, 10);
  if (kind === 'monthYear') return String(value).replace(/^(\d{4})(\d{2})$/, '$2/$1');
  return String(value);
}
