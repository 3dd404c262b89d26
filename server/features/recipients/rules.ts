/** A LeaveBit of a list, with the bytes of its info and its file names. */
interface Texts {
  id: number;
  textBytes: number;
}

/**
 * The LeaveBits of a list that come with their texts: in their order, each one that still fits into what the ones before it
 * have left.
 * @param most bytes of texts in one list
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

/** The recipients of a LeaveBit that one of them gets to see. */
export function listVisibleRecipients(
  email: string,
  { sharingEmails, hidesAddresses }: { sharingEmails: readonly string[]; hidesAddresses: boolean },
): string[] {
  return sharingEmails.filter((other) => !hidesAddresses || other === email);
}

/** The place in a recipient's list after which a page begins: the creation of its last LeaveBit, and the id. */
export interface ListCursor {
  createdAt: Date;
  id: number;
}

/** A place as it travels. */
export const formatListCursor = ({ createdAt, id }: ListCursor): string => `${createdAt.getTime()}-${id}`;

/** Null for text that is no place. */
export function parseListCursor(words: string): ListCursor | null {
  const [, createdAt, id] = /^(\d{1,15})-(\d{1,16})$/.exec(words) ?? [];
  return createdAt === undefined ? null : { createdAt: new Date(Number(createdAt)), id: Number(id) };
}
