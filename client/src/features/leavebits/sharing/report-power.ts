import type { ReleaseConfig, ReporterStatus } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import { canAct, canMakeReport, peopleForReport, standingOf } from '#shared/domain/reporters.ts';

/** Whether the owner's reporters can make a report, as things stand. */
export interface ReportPower {
  hasReporters: boolean;
  /** How many of them can act. */
  able: number;
  /** How many people a report needs. */
  needed: number;
  isEnough: boolean;
}

export function reportPower(
  { requiredConfirmations }: Pick<ReleaseConfig, 'requiredConfirmations'>,
  reporters: ReporterStatus,
): ReportPower {
  const able = reporters.map(standingOf).filter(canAct).length;
  return {
    hasReporters: reporters.length > 0,
    able,
    needed: peopleForReport(requiredConfirmations),
    isEnough: canMakeReport(able, requiredConfirmations),
  };
}

/** Where there are reporters, but too few who can act: how many that is, and what to do. */
export function tooFewWords({ able, needed }: ReportPower): string {
  const acting = able === 0 ? 'nobody can act' : able === 1 ? 'only 1 can act' : `${able} can act`;
  const fewer = canMakeReport(able, limits.leastConfirmations) ? ', or ask for fewer confirmations' : '';
  return `A report needs ${needed} people, and ${acting}. Choose another reporter${fewer}.`;
}
