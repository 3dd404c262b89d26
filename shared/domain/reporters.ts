/** Whether a reporter can be counted on depends on these. */
export interface ReporterAvailability {
  hasDeclined: boolean;
  /** The last email to them bounced or was rejected. */
  isUnreachable: boolean;
}

/** @param answer their response when asked to be a reporter. Null if they have not responded. */
export const hasReporterDeclined = (answer: 'accept' | 'decline' | null): boolean => answer === 'decline';

/** Derived only from what the owner can see about a reporter. */
export const getReporterAvailability = (reporter: {
  answer: 'accept' | 'decline' | null;
  mail: { state: 'queued' | 'accepted' | 'failed' } | null;
}): ReporterAvailability => ({
  hasDeclined: hasReporterDeclined(reporter.answer),
  isUnreachable: reporter.mail?.state === 'failed',
});

/** Whether the owner can count on a reporter. Does not affect the reporter's links. */
export const isReporterAvailable = ({ hasDeclined, isUnreachable }: ReporterAvailability): boolean =>
  !hasDeclined && !isUnreachable;

/** The number of people that a report requires: the reporter who submits it, and those who confirm it. */
export const countPeopleForReport = (requiredConfirmations: number): number => requiredConfirmations + 1;

/** Whether this many reporters can submit and confirm a report. */
export const canReportBeConfirmed = (reporters: number, requiredConfirmations: number): boolean =>
  reporters >= countPeopleForReport(requiredConfirmations);

/** Whether a configuration with this many reporters can be saved. Zero is allowed. */
export const isReporterCountValid = (reporters: number, requiredConfirmations: number): boolean =>
  reporters === 0 || canReportBeConfirmed(reporters, requiredConfirmations);
