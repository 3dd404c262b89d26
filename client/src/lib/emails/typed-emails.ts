import { email, personName } from '#shared/contracts/fields.ts';
import { sanitiseName } from '#shared/domain/clean-name.ts';

/**
 * Reads the email field: one address or several, separated by commas, semicolons or spaces, with or without names
 * (`Ana Silva <ana@example.com>`). Angle brackets are dropped. Text that is not an address comes back as `refused`.
 */
export function readTypedEmails(typed: string): { accepted: string[]; refused: string[] } {
  const accepted = new Set<string>();
  const refused: string[] = [];
  const parts = partsOf(typed).flatMap((part) => {
    const bracketed = [...part.matchAll(BRACKETED)].flatMap(({ groups }) => [
      ...wordsOf(groups!['name']!).filter(isLikeAddress),
      groups!['address']!,
    ]);
    return [...bracketed, ...wordsOf(part.replaceAll(BRACKETED, ' ').replace(/[<>]/g, ''))];
  });
  for (const part of parts) {
    const address = email.safeParse(part);
    if (address.success) accepted.add(address.data);
    else refused.push(part);
  }
  return { accepted: [...accepted], refused };
}

/** The names that were typed with addresses, by address. A name that nobody may have comes as it was typed. */
export function readTypedNames(typed: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const { groups } of partsOf(typed).flatMap((part) => [...part.matchAll(BRACKETED)])) {
    const address = email.safeParse(groups!['address']);
    const typedName = nameIn(groups!['name']!);
    const name = personName.safeParse(typedName).data ?? typedName;
    if (address.success && sanitiseName(name) !== '') names.set(address.data, name);
  }
  return names;
}

const BRACKETED = /(?<name>[^]*?)<(?<address>[^<>\s]+@[^<>\s]+)>/g;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
/** Before an address in brackets there may be others without. */
const isLikeAddress = (word: string): boolean => word.includes('@');
const nameIn = (text: string): string =>
  wordsOf(text.replaceAll('"', ''))
    .filter((word) => !isLikeAddress(word))
    .join(' ');

/** The text between commas, semicolons and line ends. A comma in quotes belongs to a name. */
function partsOf(typed: string): string[] {
  return typed.match(/(?:"[^"\n<>@]*"|[^,;\n"]|")+?(?=[,;\n]|$)/g) ?? [];
}
