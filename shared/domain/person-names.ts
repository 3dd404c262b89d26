import { trimEndCharacters, trimStartCharacters } from './text.ts';

/** A space and the two joiners. */
const OUTER = ' \u200C\u200D';

/**
 * A person's name as stored: one line without angle brackets, control characters, direction marks and other invisible characters.
 * The two joiners (U+200C and U+200D) are retained, because some scripts need them. A name without visible characters becomes
 * empty.
 */
export function sanitiseName(name: string): string {
  const line = name
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[<>]|\p{Cs}|(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(/ {2,}/g, ' ');
  const trimmed = trimStartCharacters(trimEndCharacters(line, OUTER), OUTER).normalize('NFC');
  return /[^\p{DI}\p{M}\s]/u.test(trimmed) ? trimmed : '';
}

/**
 * Whether a name contains an address or a link, or anything that a mail client would treat as one. Such a name could impersonate
 * an address, and would put a stranger's link into our emails.
 */
export function containsLink(name: string): boolean {
  return /@|:\/\/|[\p{L}\p{N}]\.\p{L}{2,}/u.test(name.normalize('NFKC'));
}

/** Shown to an owner whose name contains the service's name. */
export const SERVICE_NAME_NOT_ALLOWED = 'A name can’t contain the name of this service.';

/**
 * Whether a name contains this product's name, which would make emails seem to come from us. Full-width and styled letters are
 * treated as plain ones, and accents and marks between them are ignored. The operator's name is allowed, because the operator of
 * a self-hosted service is often an owner.
 */
export const containsServiceName = (name: string): boolean =>
  name.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '').includes('leavebits');
