/** What determines whether an owner can count on a reporter. */
export interface ReporterAvailability {
  hasDeclined: boolean;
  /** Their last mail bounced or was rejected. */
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

/** How many people a report takes: the one who reports, plus those who confirm. */
export const countPeopleForReport = (requiredConfirmations: number): number => requiredConfirmations + 1;

/** Whether this many reporters can make a report and confirm it. */
export const canReportBeConfirmed = (reporters: number, requiredConfirmations: number): boolean =>
  reporters >= countPeopleForReport(requiredConfirmations);

/** Whether a configuration with this many reporters can be saved. Zero is allowed. */
export const isReporterCountValid = (reporters: number, requiredConfirmations: number): boolean =>
  reporters === 0 || canReportBeConfirmed(reporters, requiredConfirmations);
