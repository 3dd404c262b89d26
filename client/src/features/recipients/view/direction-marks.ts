/** Marks that turn the reading direction. With them a text can look different from what it says. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** An owner's text as others see it. The stored text stays as it is. */
export function stripDirectionMarks(text: string): string {
  return text.replace(DIRECTION_MARKS, '');
}
