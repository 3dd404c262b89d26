import type { SubstituteSetting } from '#shared/contracts/substitutes.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import type { ReleaseSetting, ReleaseType } from '#shared/domain/release.ts';
import { formatMoment } from '#client/lib/dates.ts';

export const releaseTypeLabels = {
  always: 'Always',
  death_incapacitation: 'On death or incapacitation',
  scheduled: 'On a date',
} satisfies Record<ReleaseType, string>;

/** Describes a recipient's rule as of `at`. Without a setting, `always` applies. */
export function describeReleaseRule(
  setting: ReleaseSetting | undefined,
  at: Date,
  { isEstateOpen = false } = {},
): string {
  const releaseType = setting?.releaseType ?? 'always';
  switch (releaseType) {
    case 'always':
      return 'Can read it now';
    case 'death_incapacitation':
      return isEstateOpen
        ? 'Open because of a report'
        : 'Opens after my death or incapacitation is confirmed';
    case 'scheduled':
      return setting?.scheduledDate
        ? `${new Date(setting.scheduledDate) > at ? 'Opens on' : 'Open since'} ${formatMoment(setting.scheduledDate)}`
        : 'Opens on a date that hasn’t been set yet';
    default:
      return releaseType satisfies never;
  }
}

/** Says what happens with what a recipient doesn't open. */
export const describeSubstitute = ({ substitute, name, afterDays }: SubstituteSetting): string =>
  `If it’s still unopened ${afterDays} days after its opening, ${name ?? formatEmail(substitute)} gets it as well.`;
