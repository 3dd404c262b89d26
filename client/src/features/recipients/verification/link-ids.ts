import { trimEndCharacters } from '#shared/domain/trim-characters.ts';

/** Cuts off what a mail program or a sentence adds to a link's end. No id or encoded address ends like this. */
export const trimLinkPunctuation = (text: string) => trimEndCharacters(text.trim(), '.,;)>');

/** The id in a link, or null when the link is damaged. Takes only digits as we write them: no `1e3`, no `+7`. */
export function parseLinkId(text: string): number | null {
  const digits = trimLinkPunctuation(text);
  if (!/^[1-9]\d{0,15}$/.test(digits)) return null;
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : null;
}

/** The ids in a link to several LeaveBits, each once. Damaged ones are left out. */
export function parseLinkIds(text: string): number[] {
  const ids = text.split(',').map(parseLinkId);
  return [...new Set(ids.filter((id) => id !== null))];
}
