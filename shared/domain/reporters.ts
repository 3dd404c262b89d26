/** Whether a reporter can be counted on depends on these. */
export interface ReporterAvailability {
  hasDeclined: boolean;
  /** The last email to them bounced or was rejected. */
  isUnreachable: boolean;
  /** Their links don't work until the owner has decided about them. */
  isSuspended: boolean;
}

/** @param answer their response when asked to be a reporter. Null if they have not responded. */
export const hasReporterDeclined = (answer: 'accept' | 'decline' | null): boolean => answer === 'decline';

/** Derived only from what the owner can see about a reporter. */
export const getReporterAvailability = (reporter: {
  answer: 'accept' | 'decline' | null;
  mail: { state: 'queued' | 'accepted' | 'failed' } | null;
  suspendedAt: string | null;
}): ReporterAvailability => ({
  hasDeclined: hasReporterDeclined(reporter.answer),
  isUnreachable: reporter.mail?.state === 'failed',
  isSuspended: reporter.suspendedAt !== null,
});

/** Whether the owner can count on a reporter. Does not affect the reporter's links. */
export const isReporterAvailable = ({
  hasDeclined,
  isUnreachable,
  isSuspended,
}: ReporterAvailability): boolean => !hasDeclined && !isUnreachable && !isSuspended;

/** The number of people that a report requires: the reporter who submits it, and those who confirm it. */
export const countPeopleForReport = (requiredConfirmations: number): number => requiredConfirmations + 1;

/** Whether this many reporters can submit and confirm a report. */
export const canReportBeConfirmed = (reporters: number, requiredConfirmations: number): boolean =>
  reporters >= countPeopleForReport(requiredConfirmations);

/** Whether a configuration with this many reporters can be saved. Zero is allowed. */
export const isReporterCountValid = (reporters: number, requiredConfirmations: number): boolean =>
  reporters === 0 || canReportBeConfirmed(reporters, requiredConfirmations);

/** How many must confirm a report, and how long the owner can refute it. */
export interface ReportNumbers {
  requiredConfirmations: number;
  refuteTimeHours: number;
}

/** An owner's numbers. Null or undefined for an incapacity means that it has those of a death. */
export interface ConfiguredReportNumbers extends ReportNumbers {
  incapacitation?: ReportNumbers | null | undefined;
}

/** The numbers for a report of one type. */
export function getReportNumbers(
  { incapacitation, requiredConfirmations, refuteTimeHours }: ConfiguredReportNumbers,
  type: 'death' | 'incapacitation',
): ReportNumbers {
  const own = type === 'incapacitation' ? incapacitation : null;
  return own
    ? { requiredConfirmations: own.requiredConfirmations, refuteTimeHours: own.refuteTimeHours }
    : { requiredConfirmations, refuteTimeHours };
}

export const areSameNumbers = (one: ReportNumbers, other: ReportNumbers): boolean =>
  one.requiredConfirmations === other.requiredConfirmations && one.refuteTimeHours === other.refuteTimeHours;

/** The confirmations that suffice for a report of either type. */
export const getMaxRequiredConfirmations = (numbers: ConfiguredReportNumbers): number =>
  Math.max(numbers.requiredConfirmations, getReportNumbers(numbers, 'incapacitation').requiredConfirmations);

/** Continues "After an accident or a stroke: …". @param numbers null for those of a death */
export function describeReportNumbers(numbers: ReportNumbers | null): string {
  if (numbers === null) return 'the same as after a death';
  const { requiredConfirmations: count, refuteTimeHours: hours } = numbers;
  return `${count} ${count === 1 ? 'confirmation' : 'confirmations'}, and ${hours} ${hours === 1 ? 'hour' : 'hours'} to refute`;
}
