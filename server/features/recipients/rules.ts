/** A listed LeaveBit, with the size in bytes of its info and file names. */
interface Texts {
  id: number;
  textBytes: number;
}

/**
 * Selects the LeaveBits listed with their texts: each one, in order, that fits into the remaining budget.
 * @param most the maximum size of all texts in a list, in bytes
 */
export function selectWithinTextBudget(leavebits: readonly Texts[], most: number): Set<number> {
  let left = most;
  const coming = new Set<number>();
  for (const { id, textBytes } of leavebits) {
    if (textBytes > left) continue;
    left -= textBytes;
    coming.add(id);
  }
  return coming;
}

/**
 * The recipients of a LeaveBit whom one of them may see. A substitute would learn from the others' addresses who hasn't opened it.
 */
export function listVisibleRecipients(
  email: string,
  {
    sharingEmails,
    hidesAddresses,
    isSubstitute,
  }: { sharingEmails: readonly string[]; hidesAddresses: boolean; isSubstitute: boolean },
): string[] {
  return sharingEmails.filter((other) => !(hidesAddresses || isSubstitute) || other === email);
}
