/** A part of a LeaveBit's text. Joined with line feeds, the parts are the whole text. */
export type TextPart =
  | { kind: 'text'; text: string }
  /** A line whose value is hidden until it is asked for. `label` includes everything before the value. */
  | { kind: 'secret'; label: string; value: string }
  /** A secret that authenticator apps turn into codes: an `otpauth://` URL or a base32 key. */
  | { kind: 'one-time-code'; label: string; value: string };

/** What owners, templates and exported password lists write before a secret, in the languages that owners write in. */
const SECRET_LABELS = [
  /\bpass-?(?:word|code|phrase)s?\b/i,
  /\bPINs?\b/,
  /\bpin(?: (?:code|number)s?)?$/i,
  /\bPUK\b/,
  /\bCV[VC]2?\b/,
  /\b(?:access|alarm|backup|door|entry|gate|recovery|safe|security|unlock|verification) (?:codes?|keys?|numbers?)\b/i,
  /\b(?:seed|recovery) (?:phrase|words?)\b/i,
  /\bprivate key\b/i,
  /\bpwd?s?\b/i,
  /\b(?:wi-?fi|wlan)[ -](?:key|code|schlüssel)\b/i,
  /\b(?:wagwoord(?:e)?|wachtwoord(?:en)?)\b/i,
  /\b(?:pass|kenn)w(?:ort|örter)\b/i,
  /\bmots? de passe\b/i,
  /\b(?:senhas?|palavras?-passe)\b/i,
  /\biphasiwedi\b/i,
];
/** "pass" alone also names a card: it needs a sign, and either "=" or no other word. */
const PASS_BEFORE_EQUALS = /\bpass$/i;
const ONLY_PASS = /^pass$/i;
/** What people write before digits without any sign: "PIN 9981". */
const DIGIT_LABELS = [
  /\b(?:P(?:IN|in)|PUK|CV[VC]2?)$/,
  /\b(?:pin|access|alarm|backup|door|entry|gate|recovery|safe|security|unlock|verification) code$/i,
  /\b(?:pin number|passcode)$/i,
];
const DIGITS_AT_END = /^(.*?\S)\s+(\d(?:[ -]?\d){2,15})\s*$/;
const OTPAUTH_URL = /otpauth:\/\//i;
const ONE_TIME_LABELS = [/\bkey for one-time codes\b/i, /\b(?:totp|otp|authenticator|2fa|mfa|two-factor)\b/i];
/** Such a label asks for a place or a person: "Where its main password is kept". */
const QUESTION = /\b(?:where|who|whom|which|how)\b/i;
const BASE32_KEY = /^[A-Z2-7]{16,}=*$/i;
const SEPARATORS = [': ', ':', ' = ', '=', ' is ', ' – ', ' - '];
const MAX_LABEL_LENGTH = 80;
const MAX_VALUE_LENGTH = 500;

const matchesAny = (text: string, patterns: readonly RegExp[]) =>
  patterns.some((pattern) => pattern.test(text));
const isOneWordWithDigit = (value: string) => /\d/.test(value) && !/\s/.test(value);

/**
 * Splits a LeaveBit's text so that passwords, PINs and keys can be hidden from people who look over the reader's shoulder. Only
 * finds secrets that stand on a line of their own behind a label, and `otpauth://` URLs; everything else stays as it is.
 */
export function parseTextParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const line of text.split('\n')) {
    const secret = parseSecretLine(line);
    const last = parts.at(-1);
    if (secret) parts.push(secret);
    else if (last?.kind === 'text') last.text += `\n${line}`;
    else parts.push({ kind: 'text', text: line });
  }
  return parts;
}

function parseSecretLine(line: string): TextPart | null {
  const urlAt = line.search(OTPAUTH_URL);
  if (urlAt >= 0 && urlAt <= MAX_LABEL_LENGTH && line.length <= urlAt + MAX_VALUE_LENGTH) {
    const value = line.slice(urlAt).trim();
    return {
      kind: isOneTimeUrl(value) ? 'one-time-code' : 'secret',
      label: line.slice(0, urlAt).trimEnd(),
      value,
    };
  }
  for (const separator of SEPARATORS) {
    const end = line.slice(0, MAX_LABEL_LENGTH + separator.length).indexOf(separator);
    if (end < 1) continue;
    const words = line.slice(0, end).trim();
    const value = line.slice(end + separator.length).trim();
    if (value === '' || value.length > MAX_VALUE_LENGTH) continue;
    const label = `${line.slice(0, end)}${separator.trimEnd()}`;
    if (isOneTimeKey(words, value)) return { kind: 'one-time-code', label, value };
    if (isSecret(words, value) || isPass(words, separator)) return { kind: 'secret', label, value };
  }
  const [, label, digits] = (line.length <= 2 * MAX_LABEL_LENGTH && DIGITS_AT_END.exec(line)) || [];
  return label && digits && matchesAny(label, DIGIT_LABELS) ? { kind: 'secret', label, value: digits } : null;
}

const isOneTimeUrl = (value: string) => value.toLowerCase().startsWith('otpauth://totp/');

const isOneTimeKey = (label: string, value: string) =>
  matchesAny(label, ONE_TIME_LABELS) && BASE32_KEY.test(value.replaceAll(' ', ''));

const isPass = (label: string, separator: string) =>
  separator.trim() === '='
    ? PASS_BEFORE_EQUALS.test(label)
    : separator.trim() === ':' && ONLY_PASS.test(label);

const isSecret = (label: string, value: string) =>
  (matchesAny(label, SECRET_LABELS) || matchesAny(label, ONE_TIME_LABELS)) &&
  (!QUESTION.test(label) || isOneWordWithDigit(value));
