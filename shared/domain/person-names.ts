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
 * an address, and would put a stranger's link into our emails. `N.Nkosi` and `Dr.Müller` are names.
 */
export function containsLink(name: string): boolean {
  const text = name.normalize('NFKC');
  return /@|:\/\//.test(text) || text.split(/[\s,;()"“”„]+/u).some(isLikeDomain);
}

const isLikeDomain = (word: string) => /[\p{L}\p{N}]\.\p{L}{2,}/u.test(word) && !isAbbreviatedName(word);

/** Whether a word is initials or titles with a surname, typed without spaces. */
function isAbbreviatedName(word: string): boolean {
  const parts = word.split('.');
  // A period may also end the word.
  const last = parts.pop() || parts.pop() || '';
  const isSurname = /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’-]*$/u.test(last) && !/^[A-Z]{2}$/.test(last);
  return isSurname && !TOP_LEVEL_DOMAINS.has(last.toLowerCase()) && parts.every(isInitialOrTitle);
}

/** Chinese, Japanese and Korean names have no initials, but their domains have a single character. */
const INITIAL =
  /^-?(?:\p{Lu}\p{M}*|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])\p{Lo}\p{M}*){1,2})$/u;
const isInitialOrTitle = (part: string) => INITIAL.test(part) || TITLES.has(part.toLowerCase());

const TITLES = new Set(
  (
    'mr mrs ms mx miss dr dra prof profa rev fr sr sra jr st ste sta hon capt col gen lt maj sgt adv mnr mev mej ds hr ' +
    'mme mlle mag dipl -ing ing univ med phil sc ph jur rer nat habil theol vet dent h c'
  ).split(' '),
);

/** Those in which a stranger could easily have a domain such as `dr.online`. */
const TOP_LEVEL_DOMAINS = new Set(
  (
    'com net org info biz name mobi pro app dev xyz online site website shop store club top vip link click live page blog ' +
    'cloud tech space world today email bank money finance support help center agency group family life love fun icu zip mov ' +
    'co io me tv ly gl gg gd ai to cc ws is it im fm st la sh so'
  ).split(' '),
);

/** Shown to an owner whose name contains the service's name. */
export const SERVICE_NAME_NOT_ALLOWED = 'A name can’t contain the name of this service.';

/**
 * Whether a name contains this product's name, which would make emails seem to come from us. Full-width and styled letters are
 * treated as plain ones, and accents and marks between them are ignored. The operator's name is allowed, because the operator of
 * a self-hosted service is often an owner.
 */
export const containsServiceName = (name: string): boolean =>
  name.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '').includes('leavebits');
