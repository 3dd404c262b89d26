import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { SealedNames } from './sealed-names.ts';

/** A sealed LeaveBit, decrypted in the browser. Its text and the names in `attachments` are the real ones. */
export interface OpenedLeavebit extends Leavebit {
  sealed: true;
  /** What is known about each file, by the name that the server knows. */
  names: SealedNames;
  /** The server's names, in the order of `attachments`. */
  storedAttachments: string[];
}

export const isOpened = (leavebit: Leavebit): leavebit is OpenedLeavebit => 'storedAttachments' in leavebit;

/** The server's names of files. @param realNames those of `attachments` */
export const listStoredNames = (
  { attachments, storedAttachments }: OpenedLeavebit,
  realNames: readonly string[],
): string[] => storedAttachments.filter((_, index) => realNames.includes(attachments[index]!));

/** The real name of a file. @param storedName the server's name, or any other, which is returned as it is */
export const findRealName = (
  { attachments, storedAttachments }: OpenedLeavebit,
  storedName: string,
): string => attachments[storedAttachments.indexOf(storedName)] ?? storedName;

/**
 * A sealed LeaveBit with what is known to be in it.
 * @param saved as the server returned it, or an opened one that has been saved since
 */
export const followSaved = (
  { attachments, ...saved }: Leavebit,
  { infoFields, names }: Pick<OpenedLeavebit, 'infoFields' | 'names'>,
): OpenedLeavebit => ({
  ...saved,
  sealed: true,
  infoFields,
  names,
  storedAttachments: attachments,
  attachments: listRealNames(attachments, names),
});

/** The real names of files, in order. A file without one keeps its stored name; a repeated one gets a number. */
function listRealNames(stored: readonly string[], names: SealedNames): string[] {
  const taken = new Set<string>();
  return stored.map((opaque) => {
    const name = names[opaque]?.name ?? opaque;
    let unique = name;
    for (let number = 2; taken.has(unique); number += 1) unique = numberName(name, number);
    taken.add(unique);
    return unique;
  });
}

const numberName = (name: string, number: number) => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)} (${number})${name.slice(dot)}` : `${name} (${number})`;
};
