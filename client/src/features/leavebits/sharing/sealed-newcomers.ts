import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { formatList } from '#client/lib/format-list.ts';

/**
 * Says that new recipients can't open sealed LeaveBits yet, because sharing doesn't seal anything for their cards.
 * @param recipients those that would be saved
 * @param called how the sentence refers to a person
 * @returns null unless a sealed LeaveBit gets a recipient
 */
export function describeSealedNewcomers(
  leavebits: readonly Pick<Leavebit, 'sealed' | 'sharingEmails'>[],
  recipients: readonly { email: string }[],
  called: (email: string) => string,
): string | null {
  const sealed = leavebits.filter(
    (leavebit) => leavebit.sealed && recipients.some(({ email }) => !leavebit.sharingEmails.includes(email)),
  );
  const newcomers = recipients
    .filter(({ email }) => sealed.some(({ sharingEmails }) => !sharingEmails.includes(email)))
    .map(({ email }) => called(email));
  if (newcomers.length === 0) return null;
  const cards = newcomers.length === 1 ? 'a card for them' : 'cards for them';
  const what =
    leavebits.length === 1
      ? 'It’s sealed, so'
      : sealed.length === 1
        ? 'One of these LeaveBits is sealed, so'
        : `${sealed.length} of these LeaveBits are sealed, so`;
  const them = sealed.length === 1 ? 'it' : 'them';
  return `${what} ${formatList(newcomers, 'and')} can’t open ${them} until you’ve edited ${them} and saved ${them} with ${cards}.`;
}
