/** Bidirectional control characters, which can make text look different from what it says. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Strips these characters from an owner's text for display. The stored text keeps them. */
export function stripDirectionMarks(text: string): string {
  return text.replace(DIRECTION_MARKS, '');
}
