import { z } from 'zod';
import { importLimits } from '../../limits.ts';
import {
  ARCHIVED,
  createNumberedLines,
  describeOmitted,
  describeOmittedEntries,
  IN_TRASH,
  type ExportedFile,
  type LabeledValue,
  type ParsedEntry,
  type ParsedExport,
} from './parsed-export.ts';
import { lenientList, lenientObject, lenientText } from './lenient-schemas.ts';

// Format: https://support.1password.com/1pux-format/

const field = z.object({ title: lenientText, value: z.unknown() });

const storedFile = lenientObject({ fileName: lenientText, documentId: lenientText });

const item = z.object({
  state: lenientText,
  trashed: z.boolean().catch(false),
  overview: lenientObject({
    title: lenientText,
    tags: lenientList(lenientText),
    url: lenientText,
    urls: lenientList(z.object({ url: lenientText })),
  }),
  details: lenientObject({
    loginFields: lenientList(
      z.object({ value: lenientText, name: lenientText, fieldType: lenientText, designation: lenientText }),
    ),
    notesPlain: lenientText,
    sections: lenientList(z.object({ title: lenientText, fields: lenientList(field) })),
    password: lenientText,
    passkey: z.unknown().optional(),
    passwordHistory: lenientList(z.unknown()),
    documentAttributes: storedFile,
  }),
});
type Item = z.output<typeof item>;

/** Earlier versions put each entry into an object of its own. */
const nestedItem = z.object({ item }).transform((nested) => nested.item);

const items = lenientList(z.union([nestedItem, item]));

const accounts = lenientList(
  z.object({
    vaults: lenientList(
      z.object({ attrs: lenientObject({ name: lenientText }), items: z.array(z.unknown()).catch([]) }),
    ),
  }),
);

/** Parses 1Password's `export.data`. */
export function parseOnePasswordJson(parsed: { accounts: unknown[] }): ParsedExport {
  const vaults = accounts.parse(parsed.accounts).flatMap((account) => account.vaults);
  const counts = { all: 0, read: 0 };
  const entries = vaults.flatMap(({ attrs, items: all }) => {
    const read = all.slice(0, importLimits.entries - counts.read);
    counts.all += all.length;
    counts.read += read.length;
    // Most people have only one, so that its name says nothing.
    const vaultName = vaults.length > 1 ? attrs.name : '';
    return items.parse(read).map((one) => createEntry(one, vaultName));
  });
  return {
    source: '1Password',
    entries,
    unread: counts.all - counts.read,
    left: describeOmittedEntries(counts.read - entries.length, 'couldn’t be read.'),
  };
}

const designated = new Map([
  ['username', 'User name'],
  ['password', 'Password'],
]);

/** Buttons and checkboxes of the site's form. */
const FORM_CONTROLS = new Set(['B', 'C', 'I']);

function createEntry({ overview, details, state, trashed }: Item, vaultName: string): ParsedEntry {
  const addresses = [...new Set([overview.url, ...overview.urls.map(({ url }) => url)])].filter(Boolean);
  const fields = details.sections.flatMap((section) =>
    section.fields.map(({ title, value }) => ({ label: title || section.title || 'Field', value })),
  );
  const files = [
    ...(details.documentAttributes.fileName ? [locateFile(details.documentAttributes)] : []),
    ...fields
      .filter(({ value }) => kindOf(value) === 'file')
      .map(({ label, value }) => ({ ...locateFile(fileField.parse(value).file), label })),
  ];
  const lines: LabeledValue[] = [
    ...details.loginFields
      .filter(({ designation, fieldType }) => designation !== '' || !FORM_CONTROLS.has(fieldType))
      .map(({ designation, name, value }): LabeledValue => [
        designated.get(designation) ?? (name || 'Field'),
        value,
      ]),
    ['Password', details.password],
    ...createNumberedLines('Website', addresses),
    ...fields
      .filter(({ value }) => !NOT_TEXT.has(kindOf(value)))
      .map(({ label, value }): LabeledValue => [label, textOf(value)]),
    ['Vault', vaultName],
    ['Tags', overview.tags.filter(Boolean).join(', ')],
  ];
  const omitted = [
    ...fields
      .filter(({ value }) => kindOf(value) === 'reference')
      .map(({ label }) => `the link “${label}” to another entry`),
    ...describeOmitted(details.passkey ? 1 : 0, 'passkey'),
    ...describeOmitted(details.passwordHistory.length, 'old password'),
    ...(trashed || state === 'trashed' ? [IN_TRASH] : []),
    ...(state === 'archived' ? [ARCHIVED] : []),
  ];
  return { title: overview.title, lines, notes: details.notesPlain, omitted, files };
}

const NOT_TEXT = new Set<string | undefined>(['file', 'reference']);

const fileField = z.object({ file: storedFile });

const locateFile = ({ fileName, documentId }: z.output<typeof storedFile>): ExportedFile => ({
  name: fileName,
  path: `files/${documentId}__${fileName}`,
});

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
