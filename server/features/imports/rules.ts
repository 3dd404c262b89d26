import type { ImportDraft, ImportDraftFile, ImportResponse } from '#shared/contracts/imports.ts';
import { limits } from '#shared/domain/limits.ts';
import { findUnstorableLine, removeUnstorableCharacters } from '#shared/domain/text.ts';

export interface DraftEntry {
  title: string;
  lines: readonly (readonly [label: string, value: string])[];
  notes: string;
  omitted: readonly string[];
  files?: readonly ImportDraftFile[];
  /** Where a list has it, which identifies an entry without a name. */
  line?: number;
}

type Report = ImportResponse['report'];

interface WholeExport {
  source: string;
  /** The entries that couldn't be read. */
  skipped: Report;
  /** What else wasn't imported. */
  others: Report;
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
const TRIMMED = 'The spaces at its end get lost when you save it.';

/**
 * Creates a draft from each entry and reports what it omits. Omissions beyond the report's maximum are summarized in its last
 * rows.
 */
export function createImportDrafts(
  entries: readonly DraftEntry[],
  { source, skipped, others, unread, left }: WholeExport,
  { entries: maxEntries, reportRows, namedParts }: Bounds,
): ImportResponse {
  const drafts: ImportDraft[] = [];
  const rows: Report = [];
  const uncounted = { lost: unread, changed: 0 };
  const tell = (fate: 'lost' | 'changed', subject: string, reason: string) => {
    if (rows.length < reportRows) rows.push({ subject, reason });
    else uncounted[fate] += 1;
  };
  for (const { subject, reason } of [...others, ...skipped])
    tell('lost', shortened(oneLine(subject), limits.nameLength), reason);
  for (const entry of entries) {
    const { description, infoFields, isCleaned } = draftOf(entry);
    const files = entry.files ?? [];
    const subject =
      description === UNNAMED && entry.line !== undefined ? `${UNNAMED}, line ${entry.line}` : description;
    if (infoFields === '' && files.length === 0 && oneLine(entry.title) === '')
      tell('lost', subject, 'It’s empty.');
    else if (infoFields.length > limits.infoFieldsLength) tell('lost', subject, TOO_LONG);
    else if (drafts.length >= limits.leavebitsPerOwner) tell('lost', subject, NO_ROOM);
    else {
      drafts.push({ description, infoFields, ...(files.length > 0 && { files: [...files] }) });
      const changes = [
        ...(entry.omitted.length > 0 ? [`Not imported: ${namesOf(entry.omitted, namedParts)}.`] : []),
        ...(isCleaned ? [CLEANED] : []),
        ...(infoFields.trim() === infoFields ? [] : [TRIMMED]),
      ];
      if (changes.length > 0) tell('changed', subject, changes.join(' '));
    }
  }
  const whole = [...left, ...unreadIn(maxEntries, unread)].map((reason) => ({
    subject: source,
    reason,
    isAboutFile: true,
  }));
  return {
    source,
    entryCount: entries.length + skipped.length + unread,
    drafts,
    report: [...whole, ...rows, ...restOf(uncounted)],
  };
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
function draftOf({ title, lines, notes }: DraftEntry): ImportDraft & { isCleaned: boolean } {
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
