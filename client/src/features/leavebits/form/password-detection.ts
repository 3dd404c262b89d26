import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { isArmored } from '#shared/domain/age-file.ts';
import { findReleaseSetting, type ReleaseSetting } from '#shared/domain/release.ts';
import { opensAtOnce } from '../sharing/access-summary.ts';
import { isTemplateLine } from './unfilled-lines.ts';

export const PIN_WORDS = [
  /\bpin (?:code|number)s?\b/i,
  /\bpin\s*[:=]/i,
  // In lower case these are other words.
  /\bPINs?\b/,
];
export const CVV_WORDS = [/\bCV[VC]2?\b/];

/** A card's number, in groups or not. */
const CARD_NUMBER = /\b\d{4}([ -]?)\d{4}\1\d{4}\1\d{3,4}\b/;
/** A word like `Tulip!9921`, with a letter, a digit and a sign that neither addresses nor dates contain. */
const MIXED_WORD =
  /(?:^|\s)(?!\S{0,40}(?::\/\/|@|www\.))(?=\S{0,40}[a-z])(?=\S{0,40}\d)(?=\S{0,40}[!#$%^&*?~+=])\S{8,40}(?:\s|$)/i;

/** Words for passwords and PINs in the languages that the product's owners write in. */
const PASSWORD_WORDS = [
  /\bpass-?(?:word|code|phrase)s?\b/i,
  /\b(?:seed|recovery) (?:phrase|words?)\b/i,
  /\bprivate key\b/i,
  /\b(?:access|alarm|door|entry|gate|safe|security|unlock) codes?\b/i,
  /(?<!(?:zip|post|postal|area|country)[ -]?)\bcode ?[:=]? ?\d{4}/i,
  /\bpw\b/i,
  CARD_NUMBER,
  MIXED_WORD,
  ...PIN_WORDS,
  ...CVV_WORDS,
  /\b(?:wagwoord(?:e)?|wachtwoord(?:en)?)\b/i,
  /\b(?:pass|kenn)w(?:ort|örter)\b/i,
  /\bmots? de passe\b/i,
  /\b(?:senhas?|palavras?-passe)\b/i,
  /\biphasiwedi\b/i,
];

/** Whether a line of a text contains one of the words. Labels without a value and the lines of a template don't count. */
export const hasFilledLine = (text: string, words: readonly RegExp[]): boolean =>
  text
    .split('\n')
    .some((line) => !/:\s*$/.test(line) && !isTemplateLine(line) && words.some((word) => word.test(line)));

/** A label with nothing but four to six digits after it. */
const LABELLED_DIGITS = /^[^:]{1,40}:\s?(\d{4,6})$/;
const YEAR = /^(?:19|20)\d\d$/;
/** Labels of numbers that are no secrets. */
const OPEN_NUMBERS =
  /\b(?:account|born|box|claim|erf|extension|flat|house|invoice|member|number|page|phone|plot|policy|post|postal|postcode|price|reference|room|unit|year|zip)\b/i;

/** Whether a line is a label and a short number that may be a PIN, such as `For the bank: 4827`. */
function isLabelledPin(line: string): boolean {
  const text = line.trim();
  const digits = LABELLED_DIGITS.exec(text)?.[1];
  return digits !== undefined && !YEAR.test(digits) && !OPEN_NUMBERS.test(text);
}

/** Whether a text seems to contain passwords or PINs. */
export const mentionsPasswords = (text: string): boolean =>
  hasFilledLine(text, PASSWORD_WORDS) || text.split('\n').some(isLabelledPin);

/** Whether a file's name says that there are passwords or PINs in it. Case and separators mean little in names. */
function isNamedAfterPasswords(name: string): boolean {
  const words = name.replace(/[._-]+/g, ' ');
  return (
    mentionsPasswords(words) || (/\bpins?\b/i.test(words) && /\b(?:bank|card|phone|sim)s?\b/i.test(words))
  );
}

type Texts = Pick<Leavebit, 'description' | 'infoFields'> & { attachments?: readonly string[] };

/**
 * Whether a LeaveBit seems to contain passwords or PINs, as far as its texts and the names of its files tell. Sealed text that
 * isn't open tells nothing.
 */
export const hasPasswords = ({ description, infoFields, attachments = [] }: Texts): boolean =>
  mentionsPasswords(isArmored(infoFields) ? description : `${description}\n${infoFields}`) ||
  attachments.some(isNamedAfterPasswords);

/**
 * The people who could read passwords as soon as this is saved, if that would be new to the owner: no LeaveBit of theirs lets
 * anyone else read passwords right away so far.
 */
export function listPasswordReaders(
  texts: Texts,
  recipients: readonly { email: string; setting: ReleaseSetting }[],
  { saved, ownerEmail, now }: { saved: readonly Leavebit[]; ownerEmail: string; now: Date },
): string[] {
  if (!hasPasswords(texts)) return [];
  const isOpenToOthers = (leavebit: Leavebit) =>
    leavebit.sharingEmails.some(
      (email) =>
        email !== ownerEmail &&
        opensAtOnce(findReleaseSetting(leavebit.sharingConfig, email) ?? { releaseType: 'always' }, now),
    );
  if (saved.some((leavebit) => hasPasswords(leavebit) && isOpenToOthers(leavebit))) return [];
  return recipients
    .filter(({ email, setting }) => email !== ownerEmail && opensAtOnce(setting, now))
    .map(({ email }) => email);
}

/**
 * The people who could see a secret in the headline while the rest is still locked. Those who can read everything at once are
 * asked about with its passwords.
 */
export function listHeadlineReaders(
  { description }: Pick<Leavebit, 'description'>,
  recipients: readonly { email: string; setting: ReleaseSetting }[],
  { ownerEmail, now }: { ownerEmail: string; now: Date },
): string[] {
  if (!mentionsPasswords(description)) return [];
  return recipients
    .filter(({ email, setting }) => email !== ownerEmail && !opensAtOnce(setting, now))
    .map(({ email }) => email);
}
