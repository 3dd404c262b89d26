/** What decides whether an owner can count on a reporter. */
export interface ReporterAvailability {
  hasDeclined: boolean;
  /** Their last mail came back, or was refused. */
  isUnreachable: boolean;
}

/** @param answer what they said when they were asked to be a reporter. Null: they have not said. */
export const hasReporterDeclined = (answer: 'accept' | 'decline' | null): boolean => answer === 'decline';

/** What the owner is told of a reporter decides it. */
export const getReporterAvailability = (reporter: {
  answer: 'accept' | 'decline' | null;
  mail: { state: 'queued' | 'accepted' | 'failed' } | null;
}): ReporterAvailability => ({
  hasDeclined: hasReporterDeclined(reporter.answer),
  isUnreachable: reporter.mail?.state === 'failed',
});

/** Whether the owner can count on a reporter. Their links work all the same. */
export const isReporterAvailable = ({ hasDeclined, isUnreachable }: ReporterAvailability): boolean =>
  !hasDeclined && !isUnreachable;

/** How many people a report takes: one reports it, and so many others confirm it. */
export const countPeopleForReport = (requiredConfirmations: number): number => requiredConfirmations + 1;

/** Whether so many reporters can make a report and confirm it. */
export const canReportBeConfirmed = (reporters: number, requiredConfirmations: number): boolean =>
  reporters >= countPeopleForReport(requiredConfirmations);

/** Whether a configuration with so many reporters can be saved. It may have none. */
export const isReporterCountValid = (reporters: number, requiredConfirmations: number): boolean =>
  reporters === 0 || canReportBeConfirmed(reporters, requiredConfirmations);
