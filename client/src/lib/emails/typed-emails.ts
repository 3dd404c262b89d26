import { emailSchema, personNameSchema } from '#shared/contracts/schema/field-schemas.ts';
import { hasFullDomain } from '#shared/domain/email-address.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import { sanitiseName } from '#shared/domain/person-names.ts';
import { removeUnstorableCharacters } from '#shared/domain/text.ts';

/**
 * Parses the email field, which may contain several addresses separated by commas, semicolons or spaces, with or without names
 * (`Ana Silva <ana@example.com>`). Angle brackets are stripped. `refused` has the text that isn't an address.
 */
export function parseTypedEmails(typed: string): { accepted: string[]; refused: string[] } {
  const accepted = new Set<string>();
  const refused: string[] = [];
  const parts = partsOf(typed).flatMap((part) => {
    const { pairs, rest } = bracketedIn(part);
    const bracketed = pairs.flatMap(({ name, address }) => [...wordsOf(name).filter(isLikeAddress), address]);
    return [...bracketed, ...wordsOf(rest.replace(/[<>]/g, ''))];
  });
  for (const part of parts) {
    const address = parseAddress(part);
    if (address === null) refused.push(part);
    else accepted.add(address);
  }
  return { accepted: [...accepted], refused };
}

/** The names typed with addresses, by address. Invalid names are returned unchanged. */
export function parseTypedNames(typed: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const pair of partsOf(typed).flatMap((part) => bracketedIn(part).pairs)) {
    const address = parseAddress(pair.address);
    const typedName = nameIn(pair.name);
    const name = personNameSchema.safeParse(typedName).data ?? typedName;
    if (address !== null && sanitiseName(name) !== '') names.set(address, name);
  }
  return names;
}

/** The address as pages show it and compare it. A domain without a dot is refused, because it must be a slip. */
function parseAddress(typed: string): string | null {
  const { data } = emailSchema.safeParse(typed);
  return data !== undefined && hasFullDomain(data) ? formatEmail(data) : null;
}

/** The bracketed addresses with the text before each of them, and the text after the last one. */
function bracketedIn(text: string): { pairs: { name: string; address: string }[]; rest: string } {
  const pairs: { name: string; address: string }[] = [];
  let from = 0;
  for (const { 0: whole, 1: address = '', index } of text.matchAll(/<([^<>\s]+)>/g)) {
    const at = address.indexOf('@', 1);
    if (at === -1 || at === address.length - 1) continue;
    pairs.push({ name: text.slice(from, index), address });
    from = index + whole.length;
  }
  return { pairs, rest: text.slice(from) };
}

/** Also those of Chinese, Japanese and Arabic keyboards. */
const SEPARATORS = ',;\n，；、،؛';
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
/** Excluded from names, because unbracketed addresses may come before a bracketed one. */
const isLikeAddress = (word: string): boolean => word.includes('@');
const nameIn = (text: string): string =>
  wordsOf(removeUnstorableCharacters(text).replaceAll('"', ''))
    .filter((word) => !isLikeAddress(word))
    .join(' ');

/** Splits at commas, semicolons and line breaks. A comma in quotes is part of a name. */
function partsOf(typed: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at <= typed.length; at += 1) {
    const character = typed[at];
    if (character === '"') at = endOfQuoted(typed, at);
    else if (character === undefined || SEPARATORS.includes(character)) {
      if (at > from) parts.push(typed.slice(from, at));
      from = at + 1;
    }
  }
  return parts;
}

/** The index of the quotation mark that ends a quoted name, or `start` if there is none. */
function endOfQuoted(typed: string, start: number): number {
  for (let at = start + 1; at < typed.length; at += 1) {
    if (typed[at] === '"') return at;
    if ('\n<>@'.includes(typed[at]!)) break;
  }
  return start;
}
