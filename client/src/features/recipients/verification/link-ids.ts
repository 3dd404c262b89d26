import { decodeLinkEscapes } from '#shared/domain/link-values.ts';

/**
 * The id in a link, or null if the link is damaged. Accepts only plain decimal digits, so neither `1e3` nor `+7`, and ignores what
 * an email program or the surrounding sentence appended.
 */
export function parseLinkId(text: string): number | null {
  const id = Number(/^\s*([1-9]\d{0,15})\W*$/.exec(decodeLinkEscapes(text))?.[1]);
  return Number.isSafeInteger(id) ? id : null;
}

/** The distinct ids in a link to several LeaveBits. Skips malformed ones. */
export function parseLinkIds(text: string): number[] {
  const ids = decodeLinkEscapes(text).split(',').map(parseLinkId);
  return [...new Set(ids.filter((id) => id !== null))];
}
