import type { ImportAnswer, ImportDraft } from '#shared/contracts/imports.ts';
import { limits } from '#shared/domain/limits.ts';

/** An entry of an export, in plain text. */
interface Entry {
  title: string;
  lines: readonly (readonly [label: string, value: string])[];
  notes: string;
  left: readonly string[];
}

type Report = ImportAnswer['report'];

const UNNAMED = 'Entry without a name';
const NO_ROOM = `An account can have at most ${limits.leavebitsPerOwner} LeaveBits.`;
const TOO_LONG = `Its text is longer than ${limits.infoFieldsLength} characters. Please attach it as a file.`;

/** Makes a draft of each entry, and reports what it leaves out. */
export function draftsOf(entries: readonly Entry[]): { drafts: ImportDraft[]; report: Report } {
  const drafts: ImportDraft[] = [];
  const report: Report = [];
  for (const entry of entries) {
    const { description, infoFields } = draftOf(entry);
    const tell = (reason: string) => report.push({ subject: description, reason });
    if (infoFields === '' && oneLine(entry.title) === '') tell('It is empty.');
    else if (infoFields.length > limits.infoFieldsLength) tell(TOO_LONG);
    else if (drafts.length >= limits.leavebitsPerOwner) tell(NO_ROOM);
    else {
      drafts.push({ description, infoFields });
      if (entry.left.length > 0) tell(`Not taken: ${entry.left.join(', ')}.`);
    }
  }
  return { drafts, report };
}

/** A name that is too long for a headline stands in the text as well, whole. */
function draftOf({ title, lines, notes }: Entry): ImportDraft {
  const name = oneLine(title) || UNNAMED;
  const description = shortened(name, limits.descriptionLength);
  // A value keeps its outer spaces: they may belong to a password.
  const values = lines
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}: ${value}`);
  const parts = [description === name ? '' : name, values.join('\n'), notes.trim()];
  return { description, infoFields: parts.filter((part) => part !== '').join('\n\n') };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** It never cuts within a letter of two parts. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
