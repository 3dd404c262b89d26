import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { openingDate, settingFor, waitsFor, type ReleaseSetting } from '#shared/domain/release.ts';
import { count } from '../../../lib/count.ts';
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

/** What the button below does. */
export function savingWords(told: readonly string[]): string {
  if (told.length === 0) return 'Saving sends no email now.';
  return `Saving tells ${count(told.length, 'person', 'people')} by email now.`;
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
