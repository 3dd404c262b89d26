import type { ReporterStatus } from '#shared/contracts/release.ts';
import { getReporterAvailability, isReporterAvailable } from '#shared/domain/reporters.ts';

/** The reporters whom a card would help: their address works, and their links do. */
export const listCardHolders = (reporters: ReporterStatus): string[] =>
  reporters
    .filter((reporter) => isReporterAvailable(getReporterAvailability(reporter)))
    .map(({ email }) => email);
