/** When a recipient may read a LeaveBit: at once, after death or permanent incapacitation, or from a date on. */
export const releaseTypes = ['always', 'death_incapacitation', 'scheduled'] as const;
export type ReleaseType = (typeof releaseTypes)[number];

/** One recipient's rule. `scheduledDate` (ISO date-time) is kept when the type changes, and counts only for `scheduled`. */
export interface ReleaseSetting {
  releaseType: ReleaseType;
  scheduledDate?: string;
}

export interface ReleaseCircumstances {
  now: Date;
  /** Whether a report of the owner's death or incapacity has been released and not revoked. */
  isEstateReleased: boolean;
}

export type ReleaseState =
  { isLocked: false } | { isLocked: true; lockReason: string; releaseDate: string | null };

/** When a rule opens by its date; null when it does not go by one, or the date is none. */
export function openingDate(setting: ReleaseSetting | undefined): Date | null {
  if (setting?.releaseType !== 'scheduled') return null;
  const opensAt = new Date(setting.scheduledDate ?? NaN);
  return Number.isNaN(opensAt.getTime()) ? null : opensAt;
}

/**
 * Whether a recipient may open a LeaveBit now. The one rule for it: list, details, files and mails all ask here.
 * Anything it does not understand stays locked; an absent setting means `always` (the specification's default).
 */
export function releaseState(
  setting: ReleaseSetting | undefined,
  { now, isEstateReleased }: ReleaseCircumstances,
): ReleaseState {
  const releaseType = setting?.releaseType ?? 'always';
  switch (releaseType) {
    case 'always':
      return { isLocked: false };
    case 'death_incapacitation':
      return isEstateReleased
        ? { isLocked: false }
        : {
            isLocked: true,
            lockReason: 'Opens after the death or permanent incapacitation of the owner has been confirmed',
            releaseDate: null,
          };
    case 'scheduled': {
      const opensAt = openingDate(setting);
      if (opensAt === null) {
        return { isLocked: true, lockReason: 'Opens on a date that is not set yet', releaseDate: null };
      }
      return now >= opensAt
        ? { isLocked: false }
        : { isLocked: true, lockReason: 'Opens on a set date', releaseDate: opensAt.toISOString() };
    }
    default:
      releaseType satisfies never;
      return { isLocked: true, lockReason: 'Not released', releaseDate: null };
  }
}
