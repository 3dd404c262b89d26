import { z } from 'zod/mini';
import { releaseConfigSchema } from '#shared/contracts/release.ts';
import type { ReleaseConfig } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import { isReporterCountValid } from '#shared/domain/reporters.ts';

/** The form's values. Numbers are stored as typed. `typedEmail` is the text in the reporter field. */
export interface ReleaseConfigFormValues {
  phoneNumber: string;
  /** `name`: typed here for a new reporter; empty if none. */
  reporters: { email: string; name: string }[];
  typedEmail: string;
  requiredConfirmations: string;
  refuteTimeHours: string;
  askReportersOnLapse: boolean;
}

export function toReleaseConfigFormValues(config: ReleaseConfig): ReleaseConfigFormValues {
  return {
    phoneNumber: config.phoneNumber ?? '',
    reporters: config.designatedReporters.map((email) => ({ email, name: '' })),
    typedEmail: '',
    requiredConfirmations: String(config.requiredConfirmations),
    refuteTimeHours: String(config.refuteTimeHours),
    askReportersOnLapse: config.askReportersOnLapse ?? true,
  };
}

/** The number in a field, or NaN if it is not a whole number. */
export function parseWholeNumber(typed: string): number {
  return /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : NaN;
}

/** The configuration to submit. */
export function toReleaseConfig(values: ReleaseConfigFormValues): ReleaseConfig {
  return {
    phoneNumber: values.phoneNumber.trim() || null,
    designatedReporters: values.reporters.map(({ email }) => email),
    requiredConfirmations: parseWholeNumber(values.requiredConfirmations),
    refuteTimeHours: parseWholeNumber(values.refuteTimeHours),
    askReportersOnLapse: values.askReportersOnLapse,
  };
}

/** Each field's first error, according to the contract. */
export function validateReleaseConfigForm(
  values: ReleaseConfigFormValues,
): Partial<Record<keyof ReleaseConfig, string>> {
  const { error } = releaseConfigSchema.safeParse(toReleaseConfig(values));
  if (!error) return {};
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, messages]) => [field, messages?.[0]]));
}

/** Whether there are enough reporters for the required confirmations, or none at all. */
export function hasEnoughReporters(values: ReleaseConfigFormValues): boolean {
  const { designatedReporters, requiredConfirmations } = toReleaseConfig(values);
  return isReporterCountValid(designatedReporters.length, requiredConfirmations);
}

/** The text fields besides the reporters. */
export type TypedConfigField = 'requiredConfirmations' | 'refuteTimeHours' | 'phoneNumber';

/** Whether a field's value is valid, so that its error can be cleared. */
export function isConfigFieldValid(field: TypedConfigField, values: ReleaseConfigFormValues): boolean {
  if (validateReleaseConfigForm(values)[field]) return false;
  return field !== 'requiredConfirmations' || hasEnoughReporters(values);
}

/** The maximum for the confirmations field. There cannot be more confirmations than reporters. */
export function getMaxConfirmations(reporters: number): number {
  return Math.max(limits.minConfirmations, Math.min(limits.maxConfirmations, reporters));
}

/**
 * Adjusts the confirmations after the list of reporters has changed. A number set by the owner is preserved.
 * @param first the number when the form opened.
 */
export function adjustConfirmationsToReporters(
  typed: string,
  first: number,
  before: number,
  after: number,
): string {
  const isOwners = typed !== String(suggestConfirmations(before, first));
  return isOwners ? typed : String(suggestConfirmations(after, first));
}

/**
 * The number of confirmations this many reporters can give, capped at the initial number. Otherwise owners would have to work out
 * why a first list of two reporters cannot be saved.
 */
export function suggestConfirmations(reporters: number, first: number): number {
  return reporters === 0 ? first : Math.max(limits.minConfirmations, Math.min(first, reporters - 1));
}
