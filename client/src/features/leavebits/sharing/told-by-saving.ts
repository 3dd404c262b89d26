import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { openingDate, settingFor, waitsFor, type ReleaseSetting } from '#shared/domain/release.ts';
import { count } from '../../../lib/count.ts';
import { listed } from '../../../lib/listed.ts';
import { ruleOf } from '../form/form-values.ts';
import type { RecipientValues } from '../form/form-values.ts';

/** The people who get an email at once by a save: new people, and those for whom it opens something that was locked. */
export function toldBySaving(
  recipients: readonly RecipientValues[],
  before: Pick<Leavebit, 'sharingEmails' | 'sharingConfig' | 'leftBy'> | null,
  now: Date,
): string[] {
  const isTold = (recipient: RecipientValues) => {
    const { email } = recipient;
    if (!before?.sharingEmails.includes(email)) return true;
    if (before.leftBy?.[email]) return false;
    return isLocked(settingFor(before.sharingConfig, email), now) && !isLocked(ruleOf(recipient), now);
  };
  return recipients.filter(isTold).map(({ email }) => email);
}

/** The people from whom a save takes a LeaveBit. Whoever has left it had nothing of it. The owner is not told of themselves. */
export function removedBySaving(
  recipients: readonly Pick<RecipientValues, 'email'>[],
  before: Pick<Leavebit, 'sharingEmails' | 'leftBy'> | null,
  ownerEmail: string,
): string[] {
  const isKept = (email: string) => recipients.some((recipient) => recipient.email === email);
  return (before?.sharingEmails ?? []).filter(
    (email) => email !== ownerEmail && !before?.leftBy?.[email] && !isKept(email),
  );
}

/** What the button below does. @param removed how the people are called who are taken off the recipients. */
export function savingWords(told: readonly string[], removed: readonly string[] = []): string {
  const mails =
    told.length === 0
      ? 'Saving sends no email now.'
      : `Saving tells ${count(told.length, 'person', 'people')} by email now.`;
  if (removed.length === 0) return mails;
  const [are, get] = removed.length === 1 ? ['is', 'gets'] : ['are', 'get'];
  return `${listed(removed, 'and')} will lose access. ${mails} [drop `are`, `get`]`;
}

function isLocked(setting: ReleaseSetting | undefined, now: Date): boolean {
  switch (waitsFor(setting)) {
    case 'nothing':
      return false;
    case 'date': {
      const opensAt = openingDate(setting);
      return opensAt === null || opensAt > now;
    }
    case 'report':
    case null:
      return true;
  }
}
