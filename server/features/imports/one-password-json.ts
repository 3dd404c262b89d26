import { z } from 'zod';
import { importLimits } from '../../limits.ts';
import { type Entry, type Export, leftOfAll, leftOut, type Line, numbered } from './entry.ts';
import { listOf, part, text } from './json.ts';

// https://support.1password.com/1pux-format/ describes the format.

const field = z.object({ title: text, value: z.unknown() });

const item = z.object({
  state: text,
  overview: part({ title: text, tags: listOf(text), url: text, urls: listOf(z.object({ url: text })) }),
  details: part({
    loginFields: listOf(z.object({ value: text, name: text, designation: text })),
    notesPlain: text,
    sections: listOf(z.object({ title: text, fields: listOf(field) })),
    password: text,
    passwordHistory: listOf(z.unknown()),
    documentAttributes: part({ fileName: text }),
  }),
});

const accounts = listOf(z.object({ vaults: listOf(z.object({ items: z.array(z.unknown()).catch([]) })) }));

/** Reads the parsed `export.data` of 1Password. */
export function readOnePasswordJson(parsed: { accounts: unknown[] }): Export {
  const vaults = accounts.parse(parsed.accounts).flatMap((account) => account.vaults);
  const all = vaults.flatMap((vault) => vault.items);
  const read = all.slice(0, importLimits.entries);
  const items = listOf(item).parse(read);
  return {
    source: '1Password',
    entries: items.map(entryOf),
    unread: all.length - read.length,
    left: [
      ...leftOfAll(read.length - items.length, 'could not be read.'),
      ...(vaults.length > 1 ? ['The names of the vaults were not taken.'] : []),
      ...leftOfAll(items.filter(({ overview }) => overview.tags.length > 0).length, 'came without the tags.'),
    ],
  };
}

const designated: Record<string, string> = { username: 'User name', password: 'Password' };

function entryOf({ overview, details, state }: z.output<typeof item>): Entry {
  const addresses = [...new Set([overview.url, ...overview.urls.map(({ url }) => url)])].filter(Boolean);
  const isFile = (value: unknown) => kindOf(value) === 'file';
  const fields = details.sections.flatMap((section) => section.fields);
  const files = [
    details.documentAttributes.fileName,
    ...fields.filter(({ value }) => isFile(value)).map(({ title }) => title || 'file'),
  ].filter(Boolean);
  const lines: Line[] = [
    ...details.loginFields.map(({ designation, name, value }): Line => [
      designated[designation] ?? (name || 'Field'),
      value,
    ]),
    ['Password', details.password],
    ...numbered('Website', addresses),
    ...details.sections.flatMap((section) =>
      section.fields
        .filter(({ value }) => !isFile(value))
        .map(({ title, value }): Line => [title || section.title || 'Field', textOf(value)]),
    ),
  ];
  const left = [
    ...files.map((name) => `the file “${name}”`),
    ...leftOut(details.passwordHistory.length, 'old password'),
    ...(state === 'archived' ? ['that it was archived'] : []),
  ];
  return { title: overview.title, lines, notes: details.notesPlain, left };
}

/** A value is an object with one member, which names its kind. */
const kindOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? Object.keys(value)[0] : undefined;

const sshKey = part({ privateKey: text });

const DEEPEST = 4;

/** A value in words. Parts of an address or a name follow one another. */
function textOf(value: unknown, kind?: string, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberWords(value, kind);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return '';
  // The key comes a second time with facts that a program can find out.
  if (kindOf(value) === 'sshKey') return sshKey.parse(Object.values(value)[0]).privateKey;
  return Object.entries(value)
    .map(([name, inner]) => textOf(inner, name, depth + 1))
    .filter(Boolean)
    .join(', ');
}

/** A date is in seconds since 1970, and a month such as 202712 in digits. */
function numberWords(value: number, kind: string | undefined): string {
  const moment = new Date(value * 1000);
  if (kind === 'date' && !Number.isNaN(moment.getTime())) return moment.toISOString().slice(0, 10);
  if (kind === 'monthYear') return String(value).replace(/^(\d{4})(\d{2})$/, '$2/$1');
  return String(value);
}
