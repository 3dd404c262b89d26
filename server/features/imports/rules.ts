import type { ImportResponse, ImportDraft } from '#shared/contracts/imports.ts';
import { limits } from '#shared/domain/limits.ts';
import { findUnstorableLine, removeUnstorableCharacters } from '#shared/domain/text.ts';

interface Entry {
  title: string;
  lines: readonly (readonly [label: string, value: string])[];
  notes: string;
  omitted: readonly string[];
}

type Report = ImportResponse['report'];

interface WholeExport {
  source: string;
  /** The number of entries beyond the limit, which weren't read. */
  unread: number;
  /** Sentences about what drafts can't represent. */
  left: readonly string[];
}

interface Bounds {
  /** How many entries of a larger export are read. */
  entries: number;
  reportRows: number;
  namedParts: number;
}

const UNNAMED = 'Entry without a name';
const NO_ROOM = `An account can have up to ${limits.leavebitsPerOwner} LeaveBits.`;
const TOO_LONG = `Its text is longer than ${limits.infoFieldsLength} characters. Please attach it as a file.`;
const CLEANED = 'Invisible control characters were removed from it.';

/**
 * Creates a draft from each entry and reports what it omits. Omissions beyond the report's maximum are summarized in its last
 * rows.
 */
export function createImportDrafts(
  entries: readonly Entry[],
  { source, unread, left }: WholeExport,
  { entries: maxEntries, reportRows, namedParts }: Bounds,
): { drafts: ImportDraft[]; report: Report } {
  const drafts: ImportDraft[] = [];
  const rows: Report = [];
  const uncounted = { lost: unread, changed: 0 };
  for (const entry of entries) {
    const { description, infoFields, isCleaned } = draftOf(entry);
    const tell = (fate: 'lost' | 'changed', reason: string) => {
      if (rows.length < reportRows) rows.push({ subject: description, reason });
      else uncounted[fate] += 1;
    };
    if (infoFields === '' && oneLine(entry.title) === '') tell('lost', 'It’s empty.');
    else if (infoFields.length > limits.infoFieldsLength) tell('lost', TOO_LONG);
    else if (drafts.length >= limits.leavebitsPerOwner) tell('lost', NO_ROOM);
    else {
      drafts.push({ description, infoFields });
      const changes = [
        ...(entry.omitted.length > 0 ? [`Not imported: ${namesOf(entry.omitted, namedParts)}.`] : []),
        ...(isCleaned ? [CLEANED] : []),
      ];
      if (changes.length > 0) tell('changed', changes.join(' '));
    }
  }
  const whole = [...left, ...unreadIn(maxEntries, unread)].map((reason) => ({ subject: source, reason }));
  return { drafts, report: [...whole, ...rows, ...restOf(uncounted)] };
}

const number = (count: number) => count.toLocaleString('en-US');
const entriesIn = (count: number) => (count === 1 ? '1 more entry' : `${number(count)} more entries`);

function unreadIn(read: number, unread: number): string[] {
  if (unread === 0) return [];
  return [
    `Only the first ${number(read)} of ${number(read + unread)} entries were read. Please export fewer entries at a time.`,
  ];
}

function restOf({ lost, changed }: Record<'lost' | 'changed', number>): Report {
  return [
    ...(lost > 0 ? [{ subject: `And ${entriesIn(lost)}`, reason: 'Not imported.' }] : []),
    ...(changed > 0 ? [{ subject: `And ${entriesIn(changed)}`, reason: 'Only partly imported.' }] : []),
  ];
}

/** The first few names in a list, each truncated, and how many more there are. */
function namesOf(parts: readonly string[], most: number): string {
  const named = parts.slice(0, most).map((part) => shortened(oneLine(part), limits.nameLength));
  return parts.length > most
    ? `${named.join(', ')} and ${number(parts.length - most)} more`
    : named.join(', ');
}

/** A name too long for a headline is repeated in full in the text. */
function draftOf({ title, lines, notes }: Entry): ImportDraft & { isCleaned: boolean } {
  const name = oneLine(removeUnstorableCharacters(title)) || UNNAMED;
  const description = shortened(name, limits.descriptionLength);
  // Values keep their leading and trailing spaces, which may be part of a password.
  const values = lines
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}: ${value}`);
  const parts = [description === name ? '' : name, values.join('\n'), notes.trim()];
  const infoFields = parts.filter((part) => part !== '').join('\n\n');
  const isCleaned = findUnstorableLine(infoFields) !== null || findUnstorableLine(title) !== null;
  return { description, infoFields: removeUnstorableCharacters(infoFields), isCleaned };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Never splits a surrogate pair. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
