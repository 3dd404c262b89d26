import { z } from 'zod/mini';
import { releaseConfigSchema } from '#shared/contracts/release.ts';
import type { ReleaseConfig } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import { isReporterCountValid } from '#shared/domain/reporters.ts';

/** The values of the configuration's form. Numbers are kept as typed. `typedEmail` is the text in the reporters' field. */
export interface ReleaseConfigFormValues {
  phoneNumber: string;
  /** `name`: typed here for a new reporter. Empty for none. */
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

/** The number in a field. NaN when it is not a whole number. */
export function parseWholeNumber(typed: string): number {
  return /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : NaN;
}

/** The configuration to send. */
export function toReleaseConfig(values: ReleaseConfigFormValues): ReleaseConfig {
  return {
    phoneNumber: values.phoneNumber.trim() || null,
    designatedReporters: values.reporters.map(({ email }) => email),
    requiredConfirmations: parseWholeNumber(values.requiredConfirmations),
    refuteTimeHours: parseWholeNumber(values.refuteTimeHours),
    askReportersOnLapse: values.askReportersOnLapse,
  };
}

/** The first problem of each field, by the contract. */
export function validateReleaseConfigForm(
  values: ReleaseConfigFormValues,
): Partial<Record<keyof ReleaseConfig, string>> {
  const { error } = releaseConfigSchema.safeParse(toReleaseConfig(values));
  if (!error) return {};
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, messages]) => [field, messages?.[0]]));
}

/** Whether the list of reporters is long enough for the confirmations, or empty. */
export function hasEnoughReporters(values: ReleaseConfigFormValues): boolean {
  const { designatedReporters, requiredConfirmations } = toReleaseConfig(values);
  return isReporterCountValid(designatedReporters.length, requiredConfirmations);
}

/** The fields that an owner types into, beside the reporters. */
export type TypedConfigField = 'requiredConfirmations' | 'refuteTimeHours' | 'phoneNumber';

/** Whether a field's value could be saved, so that its error can go. */
export function isConfigFieldValid(field: TypedConfigField, values: ReleaseConfigFormValues): boolean {
  if (validateReleaseConfigForm(values)[field]) return false;
  return field !== 'requiredConfirmations' || hasEnoughReporters(values);
}

/** The largest number that the confirmations' field takes. There cannot be more confirmations than reporters. */
export function getMaxConfirmations(reporters: number): number {
  return Math.max(limits.minConfirmations, Math.min(limits.maxConfirmations, reporters));
}

/**
 * The confirmations after the list of reporters has changed. A number that the owner has set stays.
 * @param first the number that was there when the form opened.
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
 * The confirmations that so many reporters can give, at most the number that was there first. So nobody has to find out why
 * a first list of two reporters cannot be saved.
 */
export function suggestConfirmations(reporters: number, first: number): number {
  return reporters === 0 ? first : Math.max(limits.minConfirmations, Math.min(first, reporters - 1));
}
