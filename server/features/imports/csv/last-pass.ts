import type { LabeledValue, ParsedEntry } from '../parsed-export.ts';
import {
  createEntry,
  FOLDER,
  getValue,
  PASSWORD,
  TOTP,
  USER_NAME,
  WEBSITE,
  type CsvFormat,
} from './csv-format.ts';

/** The address of entries that aren't logins. */
const NOTE_ADDRESS = 'http://sn';

export const lastPass: CsvFormat = {
  source: 'LastPass',
  signature: ['url', 'username', 'password', 'extra', 'name', 'grouping'],
  toEntry(row) {
    const isNote = getValue(row, 'url') === NOTE_ADDRESS;
    const entry = createEntry(row, {
      title: 'name',
      notes: 'extra',
      labels: {
        username: USER_NAME,
        password: PASSWORD,
        totp: TOTP,
        url: { label: WEBSITE, toValues: (value) => (isNote ? [] : [value]) },
        grouping: FOLDER,
      },
      ignored: ['fav'],
    });
    return isNote && entry.notes.startsWith('NoteType:') ? describeForm(entry) : entry;
  },
};

/** Unfilled dates consist of commas. */
const EMPTY = /^[,\s]*$/;

/** A filled form, such as a bank account or an address, is a note with a line for each field. The last one is the real note. */
function describeForm(entry: ParsedEntry): ParsedEntry {
  const fields: [label: string, value: string][] = [];
  const lines = entry.notes.split(/\r\n|\n|\r/);
  const noteAt = lines.findIndex((line) => line.startsWith('Notes:'));
  for (const line of noteAt === -1 ? lines : lines.slice(0, noteAt)) {
    const at = line.indexOf(':');
    const last = fields.at(-1);
    // Keys have several lines. Those with a colon have a space after it, unlike fields.
    if (at > 0 && line[at + 1] !== ' ') fields.push([line.slice(0, at), line.slice(at + 1)]);
    else if (last) last[1] += `\n${line}`;
  }
  const filled = fields.filter(([label, value]) => label !== 'Language' && !EMPTY.test(value));
  const notes = noteAt === -1 ? '' : lines.slice(noteAt).join('\n').slice('Notes:'.length);
  return { ...entry, lines: [...entry.lines, ...filled.flatMap(describeField)], notes };
}

function describeField([label, value]: LabeledValue): LabeledValue[] {
  // Forms that the owner has designed are only numbered.
  if (label === 'NoteType') return value.startsWith('Custom_') ? [] : [['Kind', value]];
  return [[label, value.replace(PHONE, describePhone)]];
}

/** Phone numbers are JSON. */
const PHONE = /^\{"num":"([^"]*)","ext":"([^"]*)","cc3l":"([^"]*)"\}$/;

const describePhone = (_: string, number: string, extension: string, country: string): string =>
  number === ''
    ? ''
    : [number, extension && `ext. ${extension}`, country && `(${country})`].filter(Boolean).join(' ');
