import { z } from 'zod/mini';
import { releaseConfigSchema } from '#shared/contracts/release.ts';
import type { ReleaseConfig } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import { isReporterCountValid } from '#shared/domain/reporters.ts';

/** The form's values. Numbers are strings, as typed. `typedEmail` is the text in the reporter field. */
export interface ReleaseConfigFormValues {
  phoneNumber: string;
  /** `name` is the name typed here for a new reporter, or an empty string. */
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

/** Parses a field's text. NaN if it is not a whole number. */
export function parseWholeNumber(typed: string): number {
  return /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : NaN;
}

export function toReleaseConfig(values: ReleaseConfigFormValues): ReleaseConfig {
  return {
    phoneNumber: values.phoneNumber.trim() || null,
    designatedReporters: values.reporters.map(({ email }) => email),
    requiredConfirmations: parseWholeNumber(values.requiredConfirmations),
    refuteTimeHours: parseWholeNumber(values.refuteTimeHours),
    askReportersOnLapse: values.askReportersOnLapse,
  };
}

/** The first error of each field according to the contract. */
export function validateReleaseConfigForm(
  values: ReleaseConfigFormValues,
): Partial<Record<keyof ReleaseConfig, string>> {
  const { error } = releaseConfigSchema.safeParse(toReleaseConfig(values));
  if (!error) return {};
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, messages]) => [field, messages?.[0]]));
}

/** Whether the reporters suffice for the required confirmations. True without any reporters. */
export function hasEnoughReporters(values: ReleaseConfigFormValues): boolean {
  const { designatedReporters, requiredConfirmations } = toReleaseConfig(values);
  return isReporterCountValid(designatedReporters.length, requiredConfirmations);
}

/** The text fields other than the reporter field. */
export type TypedConfigField = 'requiredConfirmations' | 'refuteTimeHours' | 'phoneNumber';

/** Whether a field's value is valid, so that its error can be cleared. */
export function isConfigFieldValid(field: TypedConfigField, values: ReleaseConfigFormValues): boolean {
  if (validateReleaseConfigForm(values)[field]) return false;
  return field !== 'requiredConfirmations' || hasEnoughReporters(values);
}

/** The maximum number of confirmations, which can't exceed the number of reporters. */
export function getMaxConfirmations(reporters: number): number {
  return Math.max(limits.minConfirmations, Math.min(limits.maxConfirmations, reporters));
}

/**
 * Adjusts the confirmations when the number of reporters changes, unless the owner has set them.
 * @param first the number when the form was opened.
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
 * The most confirmations that this many reporters can provide, up to the initial number. Otherwise owners would have to work
 * out why they can't save a first list of two reporters.
 */
export function suggestConfirmations(reporters: number, first: number): number {
  return reporters === 0 ? first : Math.max(limits.minConfirmations, Math.min(first, reporters - 1));
}
