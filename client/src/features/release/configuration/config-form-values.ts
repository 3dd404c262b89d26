import {
  DEFAULT_SILENCE_MONTHS,
  PHONE_NUMBER_MESSAGE,
  releaseConfigSchema,
  silenceMonths,
} from '#shared/contracts/release.ts';
import type { ReleaseConfig, ReportType } from '#shared/contracts/release.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { limits } from '#shared/domain/limits.ts';
import {
  isPastDatetimeLocal,
  parseDatetimeLocal,
  formatDatetimeLocal,
} from '../../leavebits/form/datetime-local.ts';
import { parsePhoneNumber } from '#shared/domain/phone-number.ts';
import { getReportNumbers, isReporterCountValid } from '#shared/domain/reporters.ts';

/** The form's values. Numbers are strings, as typed. `typedEmail` is the text in the reporter field. */
export interface ReleaseConfigFormValues {
  secondEmail: string;
  phoneNumber: string;
  /** `name` is the name typed here for a new reporter, or an empty string. */
  reporters: { email: string; name: string }[];
  typedEmail: string;
  requiredConfirmations: string;
  refuteTimeHours: string;
  /** Whether an incapacity has numbers of its own. */
  incapacitation: 'as-for-death' | 'own';
  incapacitationConfirmations: string;
  incapacitationHours: string;
  askReportersOnLapse: boolean;
  /** The value of a `datetime-local` input. */
  awayUntil: string;
  silenceMonths: string;
  coolDownDays: string;
}

export function toReleaseConfigFormValues(config: ReleaseConfig): ReleaseConfigFormValues {
  const { incapacitation } = config;
  const afterAccident = getReportNumbers(config, 'incapacitation');
  return {
    secondEmail: config.secondEmail ?? '',
    phoneNumber: config.phoneNumber ?? '',
    reporters: config.designatedReporters.map((email) => ({ email, name: '' })),
    typedEmail: '',
    requiredConfirmations: String(config.requiredConfirmations),
    refuteTimeHours: String(config.refuteTimeHours),
    incapacitation: incapacitation && !incapacitation.asForDeath ? 'own' : 'as-for-death',
    incapacitationConfirmations: String(afterAccident.requiredConfirmations),
    incapacitationHours: String(afterAccident.refuteTimeHours),
    askReportersOnLapse: config.askReportersOnLapse ?? true,
    awayUntil: config.awayUntil ? formatDatetimeLocal(config.awayUntil) : '',
    silenceMonths: String(config.silenceMonths ?? DEFAULT_SILENCE_MONTHS),
    coolDownDays: String(config.coolDownDays ?? 0),
  };
}

/** Parses a field's text. NaN if it is not a whole number. */
export function parseWholeNumber(typed: string): number {
  return /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : NaN;
}

export function toReleaseConfig(values: ReleaseConfigFormValues): ReleaseConfig {
  return {
    secondEmail: values.secondEmail.trim() || null,
    phoneNumber: values.phoneNumber.trim() || null,
    designatedReporters: values.reporters.map(({ email }) => email),
    requiredConfirmations: parseWholeNumber(values.requiredConfirmations),
    refuteTimeHours: parseWholeNumber(values.refuteTimeHours),
    incapacitation:
      values.incapacitation === 'own'
        ? {
            requiredConfirmations: parseWholeNumber(values.incapacitationConfirmations),
            refuteTimeHours: parseWholeNumber(values.incapacitationHours),
          }
        : null,
    askReportersOnLapse: values.askReportersOnLapse,
    awayUntil: parseDatetimeLocal(values.awayUntil) ?? null,
    silenceMonths: silenceMonths.find((months) => String(months) === values.silenceMonths),
    coolDownDays: parseWholeNumber(values.coolDownDays),
  };
}

type ConfigProblems = Partial<
  Record<
    Exclude<keyof ReleaseConfig, 'incapacitation'> | 'incapacitationConfirmations' | 'incapacitationHours',
    string
  >
>;

/** The first error of each field according to the contract. */
export function validateReleaseConfigForm(values: ReleaseConfigFormValues): ConfigProblems {
  const { error } = releaseConfigSchema.safeParse(toReleaseConfig(values));
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = fieldsOfIncapacity[path.join('.')] ?? String(path[0]);
    problems[field] ??= message;
  }
  return problems;
}

const fieldsOfIncapacity: Partial<Record<string, keyof ConfigProblems>> = {
  'incapacitation.requiredConfirmations': 'incapacitationConfirmations',
  'incapacitation.refuteTimeHours': 'incapacitationHours',
};

/** What is wrong with the phone number. An older one that stays may lack its country code. */
export function findPhoneNumberProblem(phoneNumber: string, saved: string | null): string | undefined {
  const typed = phoneNumber.trim();
  return typed === '' || typed === saved || parsePhoneNumber(typed) !== null
    ? undefined
    : PHONE_NUMBER_MESSAGE;
}

/** What is wrong with the time away. An unchanged one may have passed since. */
export function findTimeAwayProblem(
  awayUntil: string,
  saved: string | null,
  now: Date,
  t: TextMessages<'owner-release-config'>,
): string | undefined {
  if (awayUntil === '' || (saved && awayUntil === formatDatetimeLocal(saved))) return undefined;
  const until = parseDatetimeLocal(awayUntil);
  if (until === undefined || isPastDatetimeLocal(awayUntil, now)) return t('awayPast');
  return Date.parse(until) > now.getTime() + limits.awayMaxDays * DAY_MS
    ? t('awayTooLong', { days: limits.awayMaxDays })
    : undefined;
}

/** Whether the reporters suffice for the confirmations that a report of this type requires. True without any reporters. */
export function hasEnoughReporters(values: ReleaseConfigFormValues, type: ReportType = 'death'): boolean {
  const { designatedReporters, ...config } = toReleaseConfig(values);
  return isReporterCountValid(
    designatedReporters.length,
    getReportNumbers(config, type).requiredConfirmations,
  );
}

/** The text fields other than the reporter field. */
export type TypedConfigField =
  | 'requiredConfirmations'
  | 'refuteTimeHours'
  | 'incapacitationConfirmations'
  | 'incapacitationHours'
  | 'secondEmail'
  | 'phoneNumber'
  | 'awayUntil'
  | 'coolDownDays';

/** Whether a field's value is valid, so that its error can be cleared. */
export function isConfigFieldValid(field: TypedConfigField, values: ReleaseConfigFormValues): boolean {
  if (validateReleaseConfigForm(values)[field]) return false;
  if (field === 'requiredConfirmations') return hasEnoughReporters(values);
  return field !== 'incapacitationConfirmations' || hasEnoughReporters(values, 'incapacitation');
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
