import { limits } from './limits.ts';
import { sanitiseText } from './text.ts';

/**
 * The address that somebody typed or pasted, as it is stored and compared: in lower case, without invisible characters, angle
 * brackets and `mailto:`, and with an international domain in ASCII. Other text is returned similarly cleaned.
 */
export function normaliseEmail(typed: string): string {
  const text = decodeMailto(sanitiseText(typed.replace(INVISIBLE, '').replace(/[！-～]/g, toHalfWidth)));
  const address = text.toLowerCase();
  const domainAt = address.lastIndexOf('@') + 1;
  return address.slice(0, domainAt) + toAsciiDomain(address.slice(domainAt));
}

/** Whether a normalized text is an address: what an HTML email field accepts, so also `a..b@example.org`. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= limits.emailLength && HTML_EMAIL.test(text);

/** The normalized address, or null if the text isn't one. */
export function parseEmailAddress(typed: string): string | null {
  const address = normaliseEmail(typed);
  return isEmailAddress(address) ? address : null;
}

/** Whether the domain of an address has a dot. HTML allows others, but a person who types one has forgotten its end. */
export const hasFullDomain = (address: string): boolean => address.includes('.', address.indexOf('@'));

/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address, in lower case. */
const HTML_EMAIL =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;

/** Joiners (U+200C and U+200D) are part of some domains, between letters of their scripts. */
const INVISIBLE = /(?![\u200c\u200d])\p{DI}|(?<![^ -~])[\u200c\u200d]|[\u200c\u200d](?![^ -~])/gu;

/** Of Japanese and Chinese keyboards. */
const toHalfWidth = (character: string) => String.fromCharCode(character.charCodeAt(0) - 0xfee0);

function decodeMailto(text: string): string {
  const [, address] = /^mailto:\s*([^?]*)/i.exec(text) ?? [];
  if (address === undefined) return text;
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return address;
  }
}

/** Punycode for an international domain. Returns any other text unchanged. */
function toAsciiDomain(domain: string): string {
  if (!/[^ -~]/.test(domain) || /[^a-z\d.-]/.test(domain.replace(/[^ -~]/g, ''))) return domain;
  // Chrome 109 would turn these into another domain, such as `strasse.de`.
  if (/[ßς\u200c\u200d]/.test(domain) && getHostname('ß') === 'ss') return domain;
  return getHostname(domain) ?? domain;
}

function getHostname(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}
