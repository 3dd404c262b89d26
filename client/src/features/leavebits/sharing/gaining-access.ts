import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import type { RecipientValues } from '../form/form-values.ts';
import { fromLocalMinute } from '../form/local-minute.ts';

/**
 * Whom a change of the sharing lets in who could not come in before, or not as early: new people, and those whose rule
 * becomes more open. What has been read cannot be unread, so these are asked about.
 */
export function gainingAccess(
  recipients: readonly RecipientValues[],
  { sharingEmails, sharingConfig }: Pick<Leavebit, 'sharingEmails' | 'sharingConfig'>,
): RecipientValues[] {
  return recipients.filter(({ email, releaseType, scheduledDate }) => {
    if (!sharingEmails.includes(email)) return true;
    const before = Object.hasOwn(sharingConfig, email) ? sharingConfig[email] : undefined;
    return (
      opensAt({ releaseType, scheduledDate: fromLocalMinute(scheduledDate) }) < opensAt(before) - MINUTE_MS
    );
  });
}

/** The form knows minutes only. */

/** When a rule opens, for comparing: at once, on a date, or at a time nobody knows. */
function opensAt(setting: ReleaseSetting | undefined): number {
  switch (setting?.releaseType ?? 'always') {
    case 'always':
      return -Infinity;
    case 'scheduled':
      return Date.parse(setting?.scheduledDate ?? '');
    case 'death_incapacitation':
      return Infinity;
  }
}
