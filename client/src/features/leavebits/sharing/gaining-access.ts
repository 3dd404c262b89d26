import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { settingFor, waitsFor } from '#shared/domain/release.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { ruleOf } from '../form/form-values.ts';
import type { RecipientValues } from '../form/form-values.ts';

/**
 * Finds the people who gain access by a change of the sharing: new people, and people whose rule opens earlier.
 * Nobody can unread a LeaveBit, so the owner must confirm them.
 */
export function gainingAccess(
  recipients: readonly RecipientValues[],
  { sharingEmails, sharingConfig }: Pick<Leavebit, 'sharingEmails' | 'sharingConfig'>,
): RecipientValues[] {
  return recipients.filter((recipient) => {
    if (!sharingEmails.includes(recipient.email)) return true;
    const before = settingFor(sharingConfig, recipient.email);
    // The form knows only minutes.
    return opensAt(ruleOf(recipient)) < opensAt(before) - MINUTE_MS;
  });
}

/** When a rule opens, as a number to compare: at once, on a date, or at an unknown time. */
function opensAt(setting: ReleaseSetting | undefined): number {
  switch (waitsFor(setting)) {
    case 'nothing':
      return -Infinity;
    case 'date':
      return Date.parse(setting?.scheduledDate ?? '');
    case 'report':
    case null:
      return Infinity;
  }
}
