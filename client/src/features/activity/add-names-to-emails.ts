import { formatNameAndEmail } from '#shared/domain/display-names.ts';

/** A bare address. One in parentheses already has its name. */
const ADDRESS = /(^|\s)([^\s,()]+@[^\s,()]*[^\s,().:;])/g;

/** An entry's text, with the owner's names added to the addresses in it. */
export const addNamesToEmails = (words: string, nameOf: (email: string) => string | null): string =>
  words.replace(
    ADDRESS,
    (_all, before: string, email: string) => before + formatNameAndEmail({ name: nameOf(email), email }),
  );
