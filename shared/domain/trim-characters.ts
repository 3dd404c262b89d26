/*
 * Removes characters from the ends of a text in linear time. A pattern such as `/x+$/` is quadratic, because it restarts at each
 * `x` of a run that is not at the end.
 */

/** @param characters each a single UTF-16 code unit. */
export function trimEndCharacters(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

export function trimStartCharacters(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text[start]!)) start += 1;
  return text.slice(start);
}
