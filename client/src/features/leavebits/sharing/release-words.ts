import { formatMoment } from '#shared/domain/dates.ts';
import type { ReleaseSetting, ReleaseType } from '#shared/domain/release.ts';

export const releaseTypeLabels = {
  always: 'Always',
  death_incapacitation: 'On death or incapacitation',
  scheduled: 'On a date',
} satisfies Record<ReleaseType, string>;

/** One recipient's rule as a person would say it; an absent setting means `always`. */
export function describeRelease(setting: ReleaseSetting | undefined): string {
  const releaseType = setting?.releaseType ?? 'always';
  switch (releaseType) {
    case 'always':
      return 'Can always open it';
    case 'death_incapacitation':
      return 'Opens on death or incapacitation';
    case 'scheduled':
      return setting?.scheduledDate
        ? `Opens on ${formatMoment(setting.scheduledDate)}`
        : 'Opens on a date that is not set yet';
    default:
      return releaseType satisfies never;
  }
}
