import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { findReleaseSetting, findReleaseCondition } from '#shared/domain/release.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { toReleaseSetting } from '../form/form-values.ts';
import type { RecipientValues } from '../form/form-values.ts';

/**
 * Finds the recipients who gain access through a sharing change: new ones, and those whose rule now applies earlier. The owner
 * must confirm them, because access can't be undone once they have read something.
 */
export function listRecipientsGainingAccess(
  recipients: readonly RecipientValues[],
  { sharingEmails, sharingConfig }: Pick<Leavebit, 'sharingEmails' | 'sharingConfig'>,
): RecipientValues[] {
  return recipients.filter((recipient) => {
    if (!sharingEmails.includes(recipient.email)) return true;
    const before = findReleaseSetting(sharingConfig, recipient.email);
    // Ignore differences below a minute, which is the form's precision.
    return opensAt(toReleaseSetting(recipient)) < opensAt(before) - MINUTE_MS;
  });
}

/** When a rule grants access, as a comparable number: immediately, on a date, or at an unknown time. */
function opensAt(setting: ReleaseSetting | undefined): number {
  switch (findReleaseCondition(setting)) {
    case 'nothing':
      return -Infinity;
    case 'date':
      return Date.parse(setting?.scheduledDate ?? '');
    case 'report':
    case null:
      return Infinity;
  }
}
