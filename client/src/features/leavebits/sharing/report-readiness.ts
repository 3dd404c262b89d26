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
export function describeReporterShortage({ able, needed }: ReportReadiness): string {
  const acting = able === 0 ? 'nobody can act' : able === 1 ? 'only 1 can act' : `${able} can act`;
  const fewer = canReportBeConfirmed(able, limits.minConfirmations) ? ', or ask for fewer confirmations' : '';
  return `A report needs ${needed} reporters, and ${acting}. Choose another reporter${fewer}.`;
}
