/** Bidirectional control characters, which can make text look different from what it says. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** An owner's text as shown to others. The stored text is unchanged. */
export function stripDirectionMarks(text: string): string {
  return text.replace(DIRECTION_MARKS, '');
}
