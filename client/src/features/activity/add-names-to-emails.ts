import { formatNameAndEmail } from '#shared/domain/display-names.ts';

/** An address that stands by itself. One in brackets has its name already. */
const ADDRESS = /(^|\s)([^\s,()]+@[^\s,()]*[^\s,().:;])/g;

/** The words of an entry, with the owner's names beside the addresses in them. */
export const addNamesToEmails = (words: string, nameOf: (email: string) => string | null): string =>
  words.replace(
    ADDRESS,
    (_all, before: string, email: string) => before + formatNameAndEmail({ name: nameOf(email), email }),
  );
