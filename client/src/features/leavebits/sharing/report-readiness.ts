import type { ReporterStatus } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import {
  isReporterAvailable,
  canReportBeConfirmed,
  countPeopleForReport,
  getMaxRequiredConfirmations,
  getReporterAvailability,
  type ConfiguredReportNumbers,
} from '#shared/domain/reporters.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';

/** Whether the owner's reporters can complete a report as things stand. */
export interface ReportReadiness {
  hasReporters: boolean;
  /** How many reporters are able to act. */
  able: number;
  /** How many reporters a report requires. */
  needed: number;
  isEnough: boolean;
}

export function getReportReadiness(
  config: ConfiguredReportNumbers,
  reporters: ReporterStatus,
): ReportReadiness {
  const requiredConfirmations = getMaxRequiredConfirmations(config);
  const able = reporters.map(getReporterAvailability).filter(isReporterAvailable).length;
  return {
    hasReporters: reporters.length > 0,
    able,
    needed: countPeopleForReport(requiredConfirmations),
    isEnough: canReportBeConfirmed(able, requiredConfirmations),
  };
}

/** Says how many reporters can act when there are too few, and what to do about it. */
export function describeReporterShortage(
  { able, needed }: ReportReadiness,
  t: TextMessages<'owner-leavebits-confirm'>,
): string {
  const isFewerEnough = canReportBeConfirmed(able, limits.minConfirmations);
  return t(isFewerEnough ? 'chooseAnotherOrFewer' : 'chooseAnother', { needed, able });
}
