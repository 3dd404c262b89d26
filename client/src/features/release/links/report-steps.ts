import type { ReportType } from '#shared/contracts/release.ts';
import type {
  ConfirmTokenResponse,
  ReporterInvolvement,
  ReporterTokenResponse,
  SubmitReportResponse,
} from '#shared/contracts/report-links.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { formatCount } from '#client/lib/format-count.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatHours } from '../report-messages.ts';

const whatOpens = (owner: string) => `what ${owner} left opens for the people it was left for`;

/**
 * Says how many other reporters can be counted on and how many have to confirm. Doesn't say how many are asked, because that
 * includes those who declined.
 * @param others excludes those who declined
 */
export function describeConfirmers(others: number, required: number): string {
  if (others < required) {
    return `${formatCount(required, 'confirmation is', 'confirmations are')} needed, and too few other reporters can act now. Nothing opens until enough have confirmed.`;
  }
  const can = formatCount(others, 'other reporter', 'other reporters');
  return `${can} can confirm it, and we ask them by email. Nothing opens until ${required === 1 ? 'one has' : `${required} have`} confirmed.`;
}

/** Describes what a report would set in motion, and by when. */
export function describeReportSteps(answer: ReporterTokenResponse, now: Date): string[] {
  const { refuteTimeHours, requiredConfirmations, otherReporters } = answer;
  const { owner } = formatOwnerNames(answer);
  const earliest = formatMoment(new Date(now.getTime() + refuteTimeHours * HOUR_MS));
  return [
    `${owner} is warned by email at once, and again before the time is over. For ${formatHours(refuteTimeHours)} nothing opens, and they can stop it with one click.`,
    describeConfirmers(otherReporters, requiredConfirmations),
    `If they confirm and ${owner} does not object, ${whatOpens(owner)}. If you report now, that is on ${earliest} at the earliest.`,
    `We show your email address with the report to ${owner} and to the other reporters. Everyone involved can see who made a report.`,
    'Was it a mistake? You can take the report back with this link until another reporter confirms it.',
  ];
}

/** Describes what the submitted report has set in motion. */
export function describeStepsAfterReport(
  owner: string,
  { expiresAt, requiredConfirmations, otherReporters }: SubmitReportResponse,
): string[] {
  return [
    `${owner} is being warned by email, and can refute the report until ${formatMoment(expiresAt)} at least.`,
    describeConfirmers(otherReporters, requiredConfirmations),
    `Once that time is over and enough reporters have confirmed, ${whatOpens(owner)}.`,
    'We’ll email you when it’s decided.',
  ];
}

/** Describes the progress of the reporter's own report. */
export function describePendingReportSteps(
  owner: string,
  {
    confirmations,
    requiredConfirmations,
    expiresAt,
    isDelayed,
  }: NonNullable<ReporterTokenResponse['report']>,
  now: Date,
): string[] {
  const isOver = !isDelayed && now >= new Date(expiresAt);
  return [
    confirmations === 0
      ? `Nobody has confirmed yet. ${requiredConfirmations === 1 ? 'One other reporter' : `${requiredConfirmations} other reporters`} must.`
      : `${Math.min(confirmations, requiredConfirmations)} of ${requiredConfirmations} ${requiredConfirmations === 1 ? 'reporter has' : 'reporters have'} confirmed.`,
    isDelayed
      ? `Our warning has not reached ${owner} yet. Their time to object begins when it does, so this takes longer.`
      : isOver
        ? `The time ${owner} had to object is over. They can still refute the report while it is being decided.`
        : `${owner} can say until ${formatMoment(expiresAt)} that it is not true.`,
    `Once ${isOver ? '' : 'that time is over and '}enough reporters have confirmed, ${whatOpens(owner)}.`,
    'We’ll email you when it’s decided.',
  ];
}

/**
 * Explains to a reporter who opens a link of the other type that they already have a pending report. @param running the pending
 * report
 */
export function explainSingleReport(
  owner: string,
  running: { reportType: ReportType; confirmations: number },
): string {
  const [reported, other] = {
    death: ['a death', 'a permanent incapacitation'],
    incapacitation: ['a permanent incapacitation', 'a death'],
  }[running.reportType];
  return `You opened the link for ${other}, and you have reported ${reported}. Both open the same things in the same way, for the people ${owner} chose.${running.confirmations === 0 ? ' If the kind matters, take this report back below, and report again with this link.' : ''}`;
}

/** Describes what a confirmation would do, and by when. */
export function describeConfirmationSteps(answer: ConfirmTokenResponse, now: Date): string[] {
  const { expiresAt, requiredConfirmations, confirmations, isDelayed } = answer;
  const { owner } = formatOwnerNames(answer);
  const isLast = confirmations + 1 >= requiredConfirmations;
  const isOver = now >= new Date(expiresAt);
  const needed = `${formatCount(requiredConfirmations, 'confirmation is', 'confirmations are')} needed. ${
    confirmations === 0
      ? 'None has come yet'
      : `${confirmations} ${confirmations === 1 ? 'has' : 'have'} come so far`
  }; ${
    confirmations >= requiredConfirmations
      ? 'that is enough, and yours would count, too'
      : `yours would be ${isLast ? 'enough' : `number ${confirmations + 1}`}`
  }.`;
  const opening = isDelayed
    ? `If enough reporters confirm, and ${owner} does not object once they are warned, ${whatOpens(owner)}.`
    : isOver
      ? `The time ${owner} had to object is over. With ${isLast ? 'your' : 'the last'} confirmation, ${whatOpens(owner)}: at once, or some hours later if we must warn ${owner} once more.`
      : `If enough reporters confirm, and ${owner} does not object, ${whatOpens(owner)}. That is on ${formatMoment(expiresAt)} at the earliest.`;
  return [
    isDelayed
      ? `Our warning has not reached ${owner} yet. Their time to object begins when it does, so this takes longer.`
      : `${owner} was warned by email, and can still stop it with one click.`,
    needed,
    opening,
    'A confirmation cannot be taken back.',
  ];
}

/** Describes what the reporter's confirmation has done. @param answer the response from before the confirmation */
export function describeConfirmationEffect(
  answer: ConfirmTokenResponse,
  now: Date,
): { total: string; opening: string } {
  const { expiresAt, requiredConfirmations, isDelayed } = answer;
  const { owner } = formatOwnerNames(answer);
  const confirmations = answer.confirmations + 1;
  const isEnough = confirmations >= requiredConfirmations;
  const total =
    confirmations > requiredConfirmations
      ? `That makes ${confirmations}, and ${formatCount(requiredConfirmations, 'is', 'are')} needed.`
      : `That makes ${confirmations} of ${requiredConfirmations}.`;
  return { total, opening: `${isEnough ? 'That is enough. ' : ''}${whenItOpens()}` };

  function whenItOpens(): string {
    if (isDelayed)
      return `What was left opens once ${isEnough ? '' : 'enough have confirmed and '}${owner} has had time to object. Our warning has not reached them yet, so this takes longer.`;
    const opens = `What was left opens ${isEnough ? `unless ${owner} objects` : 'once enough have confirmed'}`;
    if (now < new Date(expiresAt)) return `${opens}, and not before ${formatMoment(expiresAt)}.`;
    return isEnough ? `${opens}. If we have to warn them again, it will take a few more hours.` : `${opens}.`;
  }
}

/**
 * Says how many of the other reporters have denied the report. Null if none have.
 * @param given.hasDenied whether the current reporter is one of them. The initiating reporter never is.
 */
export function describeOtherDenials({
  denials,
  hasDenied = false,
}: {
  denials: number;
  hasDenied?: boolean;
}) {
  const others = denials - (hasDenied ? 1 : 0);
  if (others <= 0) return null;
  return others === 1
    ? 'One of the others we asked says that it is not true'
    : `${others} of the others we asked say that it is not true`;
}

/** Describes the outcome of the reporter's last report when they open their link again. */
export function describeLastReport(
  names: OwnerNames,
  { status, refutedBy, reportedAt }: NonNullable<ReporterTokenResponse['lastReport']>,
): string {
  const { owner } = formatOwnerNames(names);
  const report = `your report of ${formatMoment(reportedAt)}`;
  switch (status) {
    case 'refuted':
      return refutedBy === 'reporter'
        ? `You took back ${report}. Nothing was opened.`
        : `${owner} answered that ${report} was not true. Nothing was opened.`;
    case 'expired':
      return `Too few of the other reporters confirmed ${report} in time, so it expired. Nothing was opened. You can report again here.`;
    case 'revoked':
      return `${owner} answered that ${report} was not true, and locked everything again.`;
    default:
      return status satisfies never;
  }
}

/** Tells a reporter who is practicing while a real report is pending where to respond to the real one. */
export function describeRealReportAction(part: ReporterInvolvement): string {
  switch (part) {
    case 'made':
      return 'It is your own. Open the link you made it with: it shows the report’s progress.';
    case 'asked':
      return 'We asked you by email to confirm it. Please use the link in that email, not this page.';
    case 'confirmed':
      return 'You have confirmed it. There is nothing more to do. We’ll email you when it’s decided.';
    case 'denied':
      return 'You told us that it is not true. If you learn that it is true after all, use the link in our email.';
    case 'uninvolved':
      return 'You became a reporter after it was made. There is nothing you need to do.';
    default:
      return part satisfies never;
  }
}
