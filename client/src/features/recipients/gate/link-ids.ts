import { trimEndOf } from '#shared/domain/trim.ts';

/** Cuts off what a mail program or a sentence adds to a link's end. No id or encoded address ends like this. */
export const withoutTail = (text: string) => trimEndOf(text.trim(), '.,;)>');

/** The id in a link, or null when the link is damaged. Takes only digits as we write them: no `1e3`, no `+7`. */
export function idInLink(text: string): number | null {
  const digits = withoutTail(text);
  if (!/^[1-9]\d{0,15}$/.test(digits)) return null;
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : null;
}

/** The ids in a link to several LeaveBits, each once. Damaged ones are left out. */
export function idsInLink(text: string): number[] {
  const ids = text.split(',').map(idInLink);
  return [...new Set(ids.filter((id) => id !== null))];
}
