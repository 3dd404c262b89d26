/** A part of a typed text. `isRemoved` marks angle brackets, which are not stored. */
export interface ExcerptPart {
  text: string;
  isRemoved: boolean;
}

/** How many characters of context to show around angle brackets. */
const AROUND = 20;

/** Finds each passage of a text that would lose angle brackets, with context. Merges nearby passages. */
export function findAngleBracketExcerpts(text: string): ExcerptPart[][] {
  return text.split(/\r\n?|\n/).flatMap(placesInLine);
}

function placesInLine(line: string): ExcerptPart[][] {
  const characters = Array.from(line);
  const at = characters.flatMap((character, index) => (isBracket(character) ? [index] : []));
  const groups: { first: number; last: number }[] = [];
  for (const index of at) {
    const open = groups.at(-1);
    if (open && index - open.last <= 2 * AROUND) open.last = index;
    else groups.push({ first: index, last: index });
  }
  return groups.map(({ first, last }) => {
    const from = Math.max(0, first - AROUND);
    const to = Math.min(characters.length, last + 1 + AROUND);
    const shown = characters
      .slice(from, to)
      .join('')
      .split(/([<>]+)/);
    const pieces = shown
      .filter((part) => part !== '')
      .map((part) => ({ text: part, isRemoved: isBracket(part[0]!) }));
    return [...cutMark(from > 0), ...pieces, ...cutMark(to < characters.length)];
  });
}

const isBracket = (character: string) => character === '<' || character === '>';

const cutMark = (isCut: boolean): ExcerptPart[] => (isCut ? [{ text: '…', isRemoved: false }] : []);
