import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatList } from '#client/lib/messages/format-list.ts';

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
  t: TextMessages<'owner-leavebits-sharing'>,
): string | null {
  const sealed = leavebits.filter(
    (leavebit) => leavebit.sealed && recipients.some(({ email }) => !leavebit.sharingEmails.includes(email)),
  );
  const newcomers = recipients
    .filter(({ email }) => sealed.some(({ sharingEmails }) => !sharingEmails.includes(email)))
    .map(({ email }) => called(email));
  if (newcomers.length === 0) return null;
  const about = { names: formatList(newcomers, t), count: newcomers.length };
  return leavebits.length === 1
    ? t('notSealedFor', about)
    : t('notSealedForSelected', { sealed: sealed.length, ...about });
}
