import type { Leavebit } from '#shared/contracts/leavebits.ts';
import {
  findOpeningDate,
  findReleaseSetting,
  findReleaseCondition,
  type ReleaseSetting,
} from '#shared/domain/release.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatList } from '#client/lib/messages/format-list.ts';
import { toReleaseSetting } from '../form/form-values.ts';
import type { RecipientValues } from '../form/form-values.ts';

/** Finds the recipients who are emailed right after a save: new ones, and those who gain access to something that was locked. */
export function listPeopleNotifiedBySave(
  recipients: readonly RecipientValues[],
  before: Pick<Leavebit, 'sharingEmails' | 'sharingConfig' | 'leftBy'> | null,
  now: Date,
): string[] {
  const isTold = (recipient: RecipientValues) => {
    const { email } = recipient;
    if (!before?.sharingEmails.includes(email)) return true;
    if (before.leftBy?.[email]) return false;
    return (
      isLocked(findReleaseSetting(before.sharingConfig, email), now) &&
      !isLocked(toReleaseSetting(recipient), now)
    );
  };
  return recipients.filter(isTold).map(({ email }) => email);
}

/**
 * Finds the recipients who lose access to a LeaveBit through a save. Excludes the owner and recipients who have already left
 * it.
 */
export function listPeopleRemovedBySave(
  recipients: readonly Pick<RecipientValues, 'email'>[],
  before: Pick<Leavebit, 'sharingEmails' | 'leftBy'> | null,
  ownerEmail: string,
): string[] {
  const isKept = (email: string) => recipients.some((recipient) => recipient.email === email);
  return (before?.sharingEmails ?? []).filter(
    (email) => email !== ownerEmail && !before?.leftBy?.[email] && !isKept(email),
  );
}

/** Describes what the button does. @param effect who is emailed, and the display names of removed recipients */
export function describeSaveEffect(
  { told, removed = [] }: { told: readonly string[]; removed?: readonly string[] },
  t: TextMessages<'owner-leavebits-confirm'>,
): string {
  const emails = told.length === 0 ? t('sendsNothing') : t('sendsEmails', { count: told.length });
  if (removed.length === 0) return emails;
  return `${t('loseAccess', { names: formatList(removed, t) })} ${emails}`;
}

function isLocked(setting: ReleaseSetting | undefined, now: Date): boolean {
  switch (findReleaseCondition(setting)) {
    case 'nothing':
      return false;
    case 'date': {
      const opensAt = findOpeningDate(setting);
      return opensAt === null || opensAt > now;
    }
    case 'report':
    case null:
      return true;
  }
}
