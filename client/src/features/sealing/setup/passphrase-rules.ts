/** Characters below which no passphrase is accepted: someone with a copy of the database could try shorter ones. */
const MIN_LENGTH = 14;
/** A passphrase that repeats a few characters is as short as those. */
const MIN_DISTINCT = 8;

export type PassphraseStrength = 'too-short' | 'repetitive' | 'acceptable' | 'strong';

/** Four or more words, or as many characters as they have, are out of reach for a long time. */
export function ratePassphrase(passphrase: string): PassphraseStrength {
  const text = passphrase.normalize('NFC').trim();
  const words = text.split(/\s+/).filter((word) => word.length > 2);
  if (text.length < MIN_LENGTH) return 'too-short';
  if (new Set(text.toLowerCase()).size < MIN_DISTINCT) return 'repetitive';
  return text.length >= 24 || new Set(words).size >= 4 ? 'strong' : 'acceptable';
}

export const isPassphraseAcceptable = (passphrase: string): boolean =>
  ['acceptable', 'strong'].includes(ratePassphrase(passphrase));

export const describePassphrase: Record<PassphraseStrength, string> = {
  'too-short': `At least ${MIN_LENGTH} characters. Four or five words that have nothing to do with each other are easy to remember.`,
  repetitive: 'It repeats itself too much. Please use more different characters.',
  acceptable: 'Acceptable. Another word would make it stronger.',
  strong: 'Strong.',
};
