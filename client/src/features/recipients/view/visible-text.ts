/** Marks that turn the reading direction of what follows: with them a text can say one thing and mean another. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text of an owner's as it is shown to others: what is stored stays as it is. */
export function visibleText(text: string): string {
  return text.replace(DIRECTION_MARKS, '');
}
