import { formatNameAndEmail } from '#shared/domain/display-names.ts';

/** Matches a bare address. An address in parentheses already has a name in front of it. */
const ADDRESS = /(^|\s)([^\s,()]+@[^\s,()]*[^\s,().:;])/g;

/** Adds the owner's names for people to the addresses in an entry's text. */
export const addNamesToEmails = (words: string, nameOf: (email: string) => string | null): string =>
  words.replace(
    ADDRESS,
    (_all, before: string, email: string) => before + formatNameAndEmail({ name: nameOf(email), email }),
  );
