export type PasswordWeakness = 'common' | 'own-words';

/** Shorter parts of an address occur in many strong passwords by chance. */
const SHORTEST_WORD = 3;
/** A password with this many additional letters is more than a decorated address. */
const OWN_LETTERS = 4;

/**
 * Finds why a password would be among the first that others try, even though it has all four kinds of characters: a common one,
 * possibly surrounded by symbols, or little more than the owner's address or the product's name.
 * @param email normalized
 * @param common the most common passwords, in lowercase
 */
export function findPasswordWeakness(
  password: string,
  { email, common }: { email: string; common: ReadonlySet<string> },
): PasswordWeakness | null {
  const typed = password.normalize('NFKC').toLowerCase();
  const core = withoutOuterSigns(typed);
  if (common.has(typed) || common.has(core)) return 'common';
  const words = wordsOf(email);
  const isOwn = isMadeOf(words, typed) || isMadeOf(words.map(asLetters), asLetters(typed));
  return isOwn ? 'own-words' : null;
}

function withoutOuterSigns(text: string): string {
  const characters = [...text];
  const isSign = (character: string) => !/[\p{L}\p{N}]/u.test(character);
  const first = characters.findIndex((character) => !isSign(character));
  const last = characters.findLastIndex((character) => !isSign(character));
  return first === -1 ? '' : characters.slice(first, last + 1).join('');
}

/** The letters that digits and symbols commonly replace. */
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const asLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);

/** The parts of an address that someone might use in a password, plus the product's name. Longest first. */
function wordsOf(email: string): string[] {
  const [name = '', domain = ''] = email.normalize('NFKC').toLowerCase().split('@');
  const words = ['leavebits', lettersAndDigits(name), ...partsOf(name), ...partsOf(domain)];
  return words.filter((word) => word.length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
}

function isMadeOf(words: string[], typed: string): boolean {
  const written = lettersAndDigits(typed);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), written);
  return rest !== written && rest.replace(/[\s\p{N}]/gu, '').length < OWN_LETTERS;
}

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const partsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);
