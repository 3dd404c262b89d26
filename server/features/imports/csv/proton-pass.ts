import { z } from 'zod';
import type { ParsedEntry } from '../parsed-export.ts';
import { describeContent } from '../proton-pass-content.ts';
import { createEntry, getValue, PASSWORD, TOTP, USER_NAME, WEBSITE, type CsvFormat } from './csv-format.ts';

export const protonPass: CsvFormat = {
  source: 'Proton Pass',
  signature: ['type', 'name', 'url', 'username', 'password', 'note', 'totp', 'createtime', 'modifytime'],
  toEntry(row) {
    const entry = createEntry(row, {
      title: 'name',
      notes: 'note',
      labels: {
        username: USER_NAME,
        email: 'Email',
        password: PASSWORD,
        totp: TOTP,
        url: WEBSITE,
        // The same addresses again, and some more.
        autofillurls: {
          label: WEBSITE,
          toValues: (value) => readAddresses(value).filter((url) => !getValue(row, 'url').includes(url)),
        },
        vault: 'Vault',
      },
      ignored: ['type', 'createtime', 'modifytime'],
    });
    return readsAsJson(row) ? describeNote(entry) : entry;
  },
};

/** What of a card or an identity has no column is in its note, as JSON. */
const readsAsJson = (row: Parameters<typeof getValue>[0]) =>
  ['creditCard', 'identity'].includes(getValue(row, 'type'));

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
const content = json.pipe(z.record(z.string(), z.unknown()));
const addresses = json.pipe(z.array(z.object({ url: z.string() })));

function describeNote(entry: ParsedEntry): ParsedEntry {
  const parsed = content.safeParse(entry.notes);
  if (!parsed.success) return entry;
  const { note, ...properties } = parsed.data;
  const { lines, omitted } = describeContent(properties);
  return {
    ...entry,
    lines: [...lines, ...entry.lines],
    notes: typeof note === 'string' ? note : '',
    omitted,
  };
}

const readAddresses = (text: string): string[] =>
  addresses.safeParse(text).data?.map(({ url }) => url) ?? [text];
