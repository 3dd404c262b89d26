import { trimEndCharacters } from '#shared/domain/text.ts';

/**
 * Strips punctuation that an email client or the surrounding sentence appended to a link. No id or encoded address ends with
 * any.
 */
export const trimLinkPunctuation = (text: string) => trimEndCharacters(text.trim(), '.,;)>');

/** The id in a link, or null if the link is damaged. Accepts only plain decimal digits, so neither `1e3` nor `+7`. */
export function parseLinkId(text: string): number | null {
  const digits = trimLinkPunctuation(text);
  if (!/^[1-9]\d{0,15}$/.test(digits)) return null;
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : null;
}

/** The distinct ids in a link to several LeaveBits. Skips malformed ones. */
export function parseLinkIds(text: string): number[] {
  const ids = text.split(',').map(parseLinkId);
  return [...new Set(ids.filter((id) => id !== null))];
}
