import type { ReportType } from '#shared/contracts/release.ts';
import type {
  ConfirmTokenResponse,
  ReporterInvolvement,
  ReporterTokenResponse,
  SubmitReportResponse,
} from '#shared/contracts/report-links.ts';
import { limits } from '#shared/domain/limits.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { formatCount } from '#client/lib/format-count.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { describeConfirmationProgress, formatHours } from '../report-messages.ts';

const whatOpens = (owner: string) => `what ${owner} left will open to their recipients`;

/**
 * Says how many other reporters can be counted on and how many have to confirm. Doesn't say how many are asked, because that
 * includes those who declined.
 * @param others excludes those who declined
 */
export function describeConfirmers(others: number, required: number): string {
  if (others < required) {
    return `${formatCount(required, 'confirmation is', 'confirmations are')} needed, and too few other reporters can act right now. Nothing opens until enough have confirmed.`;
  }
  const can = formatCount(others, 'other reporter', 'other reporters');
  return `${can} can confirm it, and we’ll ask them by email. Nothing opens until ${required === 1 ? 'one has' : `${required} have`} confirmed.`;
}

/** Describes what a report would set in motion, and by when. */
export function describeReportSteps(answer: ReporterTokenResponse, now: Date): string[] {
  const { refuteTimeHours, requiredConfirmations, otherReporters, awayUntil } = answer;
  const { owner } = formatOwnerNames(answer);
  const from = awayUntil === null ? now : new Date(awayUntil);
  const earliest = formatMoment(new Date(from.getTime() + refuteTimeHours * HOUR_MS));
  const time = formatHours(refuteTimeHours);
  return [
    `We’ll warn ${owner} immediately, and again before the deadline. ${
      awayUntil === null
        ? `For ${time}`
        : `They’ve told us that they’re away until ${formatMoment(awayUntil)}. Until then and for ${time} more`
    }, nothing opens, and they can stop it with one click.`,
    describeConfirmers(otherReporters, requiredConfirmations),
    `If they confirm and ${owner} doesn’t object, ${whatOpens(owner)}. If you report now, that will be on ${earliest} at the earliest.`,
    `We show your email address with the report to ${owner} and to the other reporters. Everyone involved can see who submitted a report.`,
    'Was it a mistake? You can withdraw the report with this link until another reporter confirms it.',
  ];
}

/** Why the deadline is later than usual, to follow it. Empty if the owner isn't away. */
const describeTimeAway = (awayUntil: string | null): string =>
  awayUntil === null
    ? ''
    : ` That’s longer than usual, because they’d told us that they would be away until ${formatMoment(awayUntil)}.`;

/** Describes what the submitted report has set in motion. */
export function describeStepsAfterReport(
  owner: string,
  { expiresAt, requiredConfirmations, otherReporters, awayUntil }: SubmitReportResponse,
): string[] {
  return [
    `We’re warning ${owner}. They can refute the report until at least ${formatMoment(expiresAt)}.${describeTimeAway(awayUntil)}`,
    describeConfirmers(otherReporters, requiredConfirmations),
    `Once that deadline has passed and enough reporters have confirmed, ${whatOpens(owner)}.`,
    'We’ll email you once there’s a decision.',
  ];
}

/** Describes the progress of the reporter's own report. */
export function describePendingReportSteps(
  owner: string,
  {
    confirmations,
    requiredConfirmations,
    expiresAt,
    awayUntil,
    isDelayed,
  }: NonNullable<ReporterTokenResponse['report']>,
  now: Date,
): string[] {
  const isOver = !isDelayed && now >= new Date(expiresAt);
  const isEnough = confirmations >= requiredConfirmations;
  return [
    confirmations === 0
      ? `Nobody has confirmed yet. ${requiredConfirmations === 1 ? 'One other reporter' : `${requiredConfirmations} other reporters`} must.`
      : describeConfirmationProgress(confirmations, requiredConfirmations),
    isDelayed
      ? `Our warning hasn’t reached ${owner} yet. Their time to object starts when it does, so this will take longer.`
      : isOver
        ? `The deadline for ${owner} to object has passed. They can still refute the report while it’s pending.`
        : `${owner} has until ${formatMoment(expiresAt)} to say it isn’t true.${describeTimeAway(awayUntil)}`,
    isEnough
      ? `Unless ${owner} objects, ${whatOpens(owner)} ${isOver ? 'soon' : 'once that deadline has passed'}.`
      : `Once ${isOver ? '' : 'that deadline has passed and '}enough reporters have confirmed, ${whatOpens(owner)}.`,
    'We’ll email you once there’s a decision.',
  ];
}

/**
 * What the reporter can do about a mistake once another reporter has confirmed their report. Nobody who reported a death is sent to
 * the owner.
 */
export const describeMistakeAfterConfirmation = (owner: string): string =>
  `Another reporter has confirmed it, so you can no longer withdraw it. If it was a mistake, please tell the other reporters and the people close to ${owner}. If ${owner} is alive and well, they can still refute it until something opens.`;

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
  return `You opened the link for ${other}, but you’ve reported ${reported}. Both have the same effect for the people ${owner} chose.${running.confirmations === 0 ? ' If the type matters, withdraw this report below and report again with this link.' : ''}`;
}

/** What each denial does to a report, in general. */
export const DENIAL_EFFECT = `Each reporter who says so makes one more confirmation necessary, and nothing opens for ${limits.denialDays} days after that.`;

/** Describes what can still happen after the reporter's denial. Enough others may still confirm. */
export function describeStepsAfterDenial(answer: ConfirmTokenResponse, now: Date): string[] {
  const { reporterEmail, expiresAt, requiredConfirmations, confirmations, isDelayed } = answer;
  const { owner } = formatOwnerNames(answer);
  const others = describeOtherDenials(answer);
  const hasFixedDate = !isDelayed && now < new Date(expiresAt);
  return [
    isDelayed
      ? `Our warning hasn’t reached ${owner} yet, so this will take longer. If you can, please try to reach them: they can sign in and stop the report.`
      : `${owner} can stop the report with one click in our email${confirmations === 0 ? `, and ${reporterEmail} can withdraw it` : ''}. If you can, please try to reach them.`,
    `Your answer gives everyone time, but it doesn’t end the report. ${formatCount(requiredConfirmations, 'confirmation is', 'confirmations are')} needed now. ${
      confirmations >= requiredConfirmations
        ? `Enough of the others have confirmed. Unless ${owner} objects`
        : `If enough of the others confirm and ${owner} doesn’t object`
    }, ${whatOpens(owner)}.${hasFixedDate ? ` That will be on ${formatMoment(expiresAt)} at the earliest.` : ''}`,
    ...(others === null ? [] : [`${others}, too.`]),
    'We’ll email you once there’s a decision. You don’t need to do anything else.',
  ];
}

/** Says how many confirmations are needed, and how the reader's would count. It would withdraw their denial. */
export function describeNeededConfirmations(
  answer: Pick<ConfirmTokenResponse, 'requiredConfirmations' | 'confirmations' | 'hasDenied'>,
): string {
  const { confirmations } = answer;
  const requiredConfirmations = countNeededAfterConfirming(answer);
  const isLast = confirmations + 1 >= requiredConfirmations;
  return `${formatCount(requiredConfirmations, 'confirmation is', 'confirmations are')} needed. ${
    confirmations === 0
      ? 'There are none yet'
      : `There ${confirmations === 1 ? 'is' : 'are'} ${confirmations} so far`
  }; ${
    confirmations >= requiredConfirmations
      ? 'that’s enough, and yours would count too'
      : `yours would be ${isLast ? 'enough' : `number ${confirmations + 1}`}`
  }.`;
}

const countNeededAfterConfirming = ({
  requiredConfirmations,
  hasDenied,
}: Pick<ConfirmTokenResponse, 'requiredConfirmations' | 'hasDenied'>): number =>
  requiredConfirmations - (hasDenied ? 1 : 0);

/**
 * Describes what a reporter can do about a report that they believe isn't true, even after confirming it.
 * @param now when they would say so
 */
export function describeDenial(answer: ConfirmTokenResponse, now: Date): string[] {
  const { requiredConfirmations, alreadyConfirmed, expiresAt, isDelayed } = answer;
  const afterDenial = now.getTime() + limits.denialDays * DAY_MS;
  const earliest = isDelayed
    ? `for at least ${limits.denialDays} days`
    : `before ${formatMoment(new Date(Math.max(afterDenial, Date.parse(expiresAt))))}`;
  const confirmations = answer.confirmations - (alreadyConfirmed ? 1 : 0);
  const { owner } = formatOwnerNames(answer);
  return [
    `If you know it isn’t true, tell us here. Then nothing opens ${earliest}, and ${formatCount(requiredConfirmations + 1, 'confirmation is', 'confirmations are')} needed instead of ${requiredConfirmations}.${alreadyConfirmed ? ' Yours no longer counts.' : ''} We’ll let ${owner} know right away that you said so.`,
    'We’ll also tell the other reporters, without naming you, but if only a few people were asked, they may guess.',
    `That doesn’t cancel the report. Only ${owner} can do that${confirmations === 0 ? ', or the person who reported' : ''}. If you can, please try to reach ${owner} yourself.`,
  ];
}

/** Describes what a confirmation would do, and by when. */
export function describeConfirmationSteps(answer: ConfirmTokenResponse, now: Date): string[] {
  const { expiresAt, requiredConfirmations, confirmations, isDelayed, awayUntil } = answer;
  const { owner } = formatOwnerNames(answer);
  const isLast = confirmations + 1 >= requiredConfirmations;
  const isOver = now >= new Date(expiresAt);
  const isEnough = confirmations >= requiredConfirmations;
  return [
    isDelayed
      ? `Our warning hasn’t reached ${owner} yet. Their time to object starts when it does, so this will take longer.`
      : `We’ve warned ${owner}, and they can still stop it with one click.${
          awayUntil === null || isOver
            ? ''
            : ` They’d told us that they would be away until ${formatMoment(awayUntil)}, so they have longer than usual.`
        }`,
    describeNeededConfirmations(answer),
    isEnough ? whenItOpensAnyway() : whenItWouldOpen(),
    'If you find out later that it isn’t true, you can say so with this link while the report is pending.',
  ];

  function whenItOpensAnyway(): string {
    const opens = `Unless ${owner} objects, ${whatOpens(owner)}`;
    if (isDelayed) return `${opens} once their time to object has passed.`;
    return isOver
      ? `${opens} soon.`
      : `${opens}. That will be on ${formatMoment(expiresAt)} at the earliest.`;
  }

  function whenItWouldOpen(): string {
    if (isDelayed)
      return `If enough reporters confirm and ${owner} doesn’t object after our warning, ${whatOpens(owner)}.`;
    return isOver
      ? `The deadline for ${owner} to object has passed. With ${isLast ? 'your' : 'the last'} confirmation, ${whatOpens(owner)} immediately, or a few hours later if we have to warn ${owner} again.`
      : `If enough reporters confirm and ${owner} doesn’t object, ${whatOpens(owner)}. That will be on ${formatMoment(expiresAt)} at the earliest.`;
  }
}

/** Describes what the reporter's confirmation has done. @param answer the response from before the confirmation */
export function describeConfirmationEffect(
  answer: ConfirmTokenResponse,
  now: Date,
): { total: string; opening: string } {
  const { expiresAt, isDelayed } = answer;
  const { owner } = formatOwnerNames(answer);
  const requiredConfirmations = countNeededAfterConfirming(answer);
  const confirmations = answer.confirmations + 1;
  const isEnough = confirmations >= requiredConfirmations;
  const total =
    confirmations > requiredConfirmations
      ? `That makes ${confirmations}, and ${formatCount(requiredConfirmations, 'is', 'are')} needed.`
      : `That makes ${confirmations} of ${requiredConfirmations}.`;
  return { total, opening: `${isEnough ? 'That’s enough. ' : ''}${whenItOpens()}` };

  function whenItOpens(): string {
    if (isDelayed)
      return `What waits for a report will open once ${isEnough ? '' : 'enough have confirmed and '}${owner} has had time to object. Our warning hasn’t reached them yet, so this will take longer.`;
    const opens = `What waits for a report will open ${isEnough ? `unless ${owner} objects` : 'once enough have confirmed'}`;
    if (now < new Date(expiresAt)) return `${opens}, but not before ${formatMoment(expiresAt)}.`;
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
    ? 'One of the others we asked says it isn’t true'
    : `${others} of the others we asked say it isn’t true`;
}

/**
 * What a reporter reads first about a possible report. No condolences if their last report was refuted or withdrawn: for all we
 * know, the owner is alive.
 */
export function describeReportOccasion(
  type: ReportType,
  lastReport: ReporterTokenResponse['lastReport'],
): string | null {
  if (lastReport !== null && lastReport.status !== 'expired') return null;
  return type === 'death'
    ? 'If someone close to you has died, we’re sorry for your loss.'
    : 'We’re sorry that you need this page.';
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
        ? `You withdrew ${report}. Nothing was opened.`
        : `Someone answered that ${report} isn’t true. Usually it’s the owner who answers. Nothing was opened. If you can, please ask them in person or by phone.`;
    case 'expired':
      return `Too few of the other reporters confirmed ${report} in time, so it expired. Nothing was opened. You can report again here.`;
    case 'revoked':
      return `After ${report}, someone signed in to the account of ${owner} and locked everything again. Usually it’s the owner.`;
    default:
      return status satisfies never;
  }
}

/** Tells a reporter who is practicing while a real report is pending where to respond to the real one. */
export function describeRealReportAction(part: ReporterInvolvement): string {
  switch (part) {
    case 'made':
      return 'It’s your own. To check its progress, open the link you submitted it with.';
    case 'asked':
      return 'We asked you by email to confirm it. Please use the link in that email, not this page.';
    case 'confirmed':
      return 'You’ve confirmed it and don’t need to do anything else. We’ll email you once there’s a decision.';
    case 'denied':
      return 'You told us it isn’t true. If you learn that it’s true after all, use the link in our email.';
    case 'uninvolved':
      return 'You became a reporter after it was submitted. You don’t need to do anything.';
    default:
      return part satisfies never;
  }
}
