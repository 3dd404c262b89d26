import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';

export const sortOrders = ['updated', 'description', 'incomplete'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Normalizes text for a search that ignores case and accents. */
function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Cached per LeaveBit, because texts can be long and every keystroke searches all of them. */
const texts = new WeakMap<Leavebit, string>();

function textOf(leavebit: Leavebit): string {
  let text = texts.get(leavebit);
  if (text === undefined) {
    const { description, infoFields, attachments, sharingEmails, sealed } = leavebit;
    // Sealed text and file names would match by chance only.
    const content = sealed ? [] : [...attachments, infoFields];
    text = searchable([description, ...sharingEmails, ...content].join('\n'));
    texts.set(leavebit, text);
  }
  return text;
}

/**
 * Finds the LeaveBits that contain every search word in their description, recipients, file names or text. Of sealed ones, only
 * the description and the recipients are searched.
 * @param names recipients' names by address
 */
export function filterLeavebits(
  leavebits: readonly Leavebit[],
  search: string,
  names: ReadonlyMap<string, string>,
): Leavebit[] {
  const words = searchable(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...leavebits];
  return leavebits.filter((leavebit) => {
    const people = searchable(leavebit.sharingEmails.map((email) => names.get(email) ?? '').join('\n'));
    return words.every((word) => people.includes(word) || textOf(leavebit).includes(word));
  });
}

const byDescription = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const newestFirst = (a: Leavebit, b: Leavebit) => b.lastUpdate.localeCompare(a.lastUpdate) || a.id - b.id;

/** Returns a sorted copy with ties ordered newest first. */
export function sortLeavebits(
  leavebits: readonly Leavebit[],
  order: SortOrder,
  isIncomplete: (leavebit: Leavebit) => boolean,
): Leavebit[] {
  switch (order) {
    case 'updated':
      return [...leavebits].sort(newestFirst);
    case 'description':
      // LeaveBits without a description sort last.
      return [...leavebits].sort(
        (a, b) =>
          Number(a.description === '') - Number(b.description === '') ||
          byDescription.compare(a.description, b.description) ||
          newestFirst(a, b),
      );
    case 'incomplete': {
      const incomplete = new Set(leavebits.filter(isIncomplete));
      return [...leavebits].sort(
        (a, b) => Number(incomplete.has(b)) - Number(incomplete.has(a)) || newestFirst(a, b),
      );
    }
    default:
      return order satisfies never;
  }
}

/** Says how many LeaveBits are in the list, and how many of them are selected. @param hidden selected, but not in the list */
export function describeSelection(
  counts: {
    shown: number;
    all: number;
    selected: number;
    hidden: number;
  },
  t: TextMessages<'owner-leavebits-list'>,
): string {
  const { shown, all, selected, hidden } = counts;
  const list = shown === all ? t('all', { count: all }) : t('shownOfAll', { shown, count: all });
  if (hidden > 0) return t('selectedHidden', { list, selected, hidden });
  return selected > 0 ? t('selected', { list, selected }) : list;
}
