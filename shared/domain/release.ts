/** The release types, in the order in which forms offer them. */
export const releaseTypes = ['always', 'death_incapacitation', 'scheduled'] as const;
export type ReleaseType = (typeof releaseTypes)[number];

/**
 * What a recipient must wait for before reading: nothing, the release of a report of the owner's death or incapacity, or a date.
 */
export type ReleaseCondition = 'nothing' | 'report' | 'date';

/** The condition of each release type. Everything else about a type follows from it. */
export const releaseTypeConditions: Readonly<Record<ReleaseType, ReleaseCondition>> = {
  always: 'nothing',
  death_incapacitation: 'report',
  scheduled: 'date',
};

/** The release types with the chosen conditions, for database queries. The caller must decide for every condition. */
export function listReleaseTypesByCondition(chosen: Record<ReleaseCondition, boolean>): ReleaseType[] {
  return releaseTypes.filter((type) => chosen[releaseTypeConditions[type]]);
}

/**
 * One recipient's rule. `scheduledDate` (ISO date-time) is retained when the type changes, but only applies while the rule waits
 * for a date.
 */
export interface ReleaseSetting {
  releaseType: ReleaseType;
  scheduledDate?: string;
}

/** The recipients of a LeaveBit and their rules. */
export interface SharingSettings {
  sharingEmails: string[];
  sharingConfig: Record<string, ReleaseSetting>;
}

/** A recipient's own rule in a LeaveBit. Undefined if there is none. */
export function findReleaseSetting(
  sharingConfig: Readonly<Record<string, ReleaseSetting>>,
  email: string,
): ReleaseSetting | undefined {
  return Object.hasOwn(sharingConfig, email) ? sharingConfig[email] : undefined;
}

/** The condition that a rule waits for. Without a rule, that of `always`. Null if the stored type is unknown. */
export function findReleaseCondition(setting: ReleaseSetting | undefined): ReleaseCondition | null {
  const type = setting?.releaseType ?? 'always';
  return Object.hasOwn(releaseTypeConditions, type) ? releaseTypeConditions[type] : null;
}

/** The date that a rule waits for. Null if it waits for none, or the date is invalid. */
export function findOpeningDate(setting: ReleaseSetting | undefined): Date | null {
  if (findReleaseCondition(setting) !== 'date') return null;
  const opensAt = new Date(setting?.scheduledDate ?? NaN);
  return Number.isNaN(opensAt.getTime()) ? null : opensAt;
}
