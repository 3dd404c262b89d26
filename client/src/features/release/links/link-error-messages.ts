import type { ParticipantInvolvement, ReportLinkErrorReason } from '#shared/contracts/report-links.ts';
import type { ConfigurationUndoErrorReason } from '#shared/contracts/undo-links.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { limits } from '#shared/domain/limits.ts';

export interface LinkErrorExplanation {
  /** The reason why the link doesn't work. */
  why: string;
  /** What the visitor can do now. */
  next: string;
}

const COPY =
  'Links in emails are sometimes cut off. Open the email again and press the link there, or copy the whole link.';
const WORKS_AGAIN = 'If the report is refuted, withdrawn or expires, this link will work again.';
const EARLIER = 'This link is for an earlier report, which has ended.';
const ASK_OWNER =
  'If you can, please ask the owner in person or by phone. If they’re well, you don’t need to do anything.';
const NOTHING_TO_DO = 'You don’t need to do anything.';

/** Explains why this link can't be used to report now. @param names null if we don't know whose link it is */
export function describeReporterLinkError(
  reason: ReportLinkErrorReason,
  names: OwnerNames | null,
): LinkErrorExplanation {
  const owner = names ? formatOwnerNames(names).owner : 'this person';
  const running = `There’s already a pending report about ${owner}. There can only be one at a time.`;
  switch (reason) {
    case 'unknown':
    case 'subject':
      return {
        why: 'This link is incomplete or no longer in use. The person it’s about may have removed you from their reporters.',
        next: COPY,
      };
    case 'suspended':
      return {
        why: `Someone answered that your report about ${owner} isn’t true. Usually it’s the owner who answers. They’ll decide whether you stay one of their reporters, and until then, your links can’t report or confirm anything.`,
        next: `If it was a misunderstanding, please speak to ${owner}. If you know that it was true, please speak to the other reporters: their links work. If nobody signs in to the account of ${owner} for ${limits.suspensionSilentDays} days, your links work again.`,
      };
    case 'asked':
      return {
        why: running,
        next: `If you can confirm it, look for our latest email about it, and check your spam folder too. It has a link to confirm the report or to say it isn’t true. If you can’t find it, we can send it again. ${WORKS_AGAIN}`,
      };
    case 'confirmed':
      return {
        why: running,
        next: `You’ve confirmed it and don’t need to do anything else. We’ll email you once there’s a decision. ${WORKS_AGAIN}`,
      };
    case 'denied':
      return {
        why: running,
        next: `You told us it isn’t true, and we’ve told the person it’s about. You don’t need to do anything else. If you learn that it’s true after all, you can still confirm it with the link in our email. We can send it again. ${WORKS_AGAIN}`,
      };
    case 'uninvolved':
      return {
        why: running,
        next: `You became a reporter after it was submitted, so we only asked the other reporters. You don’t need to do anything. ${WORKS_AGAIN}`,
      };
    case 'made':
      return {
        why: `You’ve already submitted a report about ${owner}, and it’s pending.`,
        next: 'You don’t need to do anything else. To check its progress or withdraw it, open your link again.',
      };
    case 'released':
      return {
        why: `A report about ${owner} has already been confirmed, and what they left has been opened to their recipients.`,
        next: NOTHING_TO_DO,
      };
    case 'refuted':
      return {
        why: 'Someone has already answered that your report isn’t true. Usually it’s the owner who answers. Nothing was opened.',
        next: ASK_OWNER,
      };
    case 'withdrawn':
      return {
        why: `You’ve already withdrawn your report about ${owner}. Nothing was opened.`,
        next: NOTHING_TO_DO,
      };
    case 'expired':
      return {
        why: `The last report about ${owner} has expired because too few other reporters confirmed it.`,
        next: 'Please speak to the other reporters, then open the link again.',
      };
    case 'revoked':
      return {
        why: `After the last report about ${owner}, someone signed in to their account and locked everything again.`,
        next: ASK_OWNER,
      };
    default:
      return reason satisfies never;
  }
}

/** The heading if the owner has nothing to refute with this link. Only unknown links are called invalid. */
export const getRefuteLinkErrorTitle = (reason: ReportLinkErrorReason): string =>
  refuteLinkErrorTitles[reason] ?? 'Invalid Refute Link';
const refuteLinkErrorTitles: Partial<Record<ReportLinkErrorReason, string>> = {
  subject: 'This link is for an earlier report',
  released: 'The deadline to refute has passed',
  refuted: 'Already refuted',
  withdrawn: 'Already withdrawn',
  expired: 'This report has expired',
  revoked: 'Already locked again',
};

/** Explains why there is nothing to refute with this link. */
export function describeRefuteLinkError(reason: ReportLinkErrorReason): LinkErrorExplanation {
  switch (reason) {
    case 'subject':
      return {
        why: 'There’s another pending report about you. Find our latest email about it and press the button there, or sign in and refute it on your home page.',
        next: EARLIER,
      };
    case 'unknown':
    case 'suspended':
    case 'made':
    case 'asked':
    case 'confirmed':
    case 'denied':
    case 'uninvolved':
      return {
        why: 'This link is incomplete or no longer in use.',
        next: `${COPY} You can also sign in, see any pending report and refute it there.`,
      };
    case 'released':
      return {
        why: 'This report was confirmed, and the deadline to refute it has passed. Your LeaveBits are open to the people you chose.',
        next: 'If you’re well, sign in now and lock everything again.',
      };
    case 'refuted':
      return {
        why: 'You’ve already refuted this report. Nothing was opened.',
        next: NOTHING_TO_DO,
      };
    case 'withdrawn':
      return {
        why: 'The reporter who submitted this report has withdrawn it. Nothing was opened.',
        next: NOTHING_TO_DO,
      };
    case 'expired':
      return {
        why: 'This report has expired because too few of your reporters confirmed it. Nothing was opened.',
        next: NOTHING_TO_DO,
      };
    case 'revoked':
      return { why: 'You’ve already locked everything again after this report.', next: NOTHING_TO_DO };
    default:
      return reason satisfies never;
  }
}

/**
 * The first sentence for a reporter whose link belongs to an earlier report. @param part what they have done about the new
 * report
 */
export function describeNewerReport(part: ParticipantInvolvement): string {
  switch (part) {
    case 'asked':
      return 'There’s a new report, and we’re asking you about it. Please look for our latest email.';
    case 'confirmed':
      return 'There’s a new report, and you’ve confirmed it. We’ll email you once there’s a decision.';
    case 'denied':
      return 'There’s a new report, and you told us it isn’t true. If you learn that it’s true after all, use the link in our latest email about it.';
    case 'made':
      return 'You have a new report pending. To check its progress, open the link you submitted it with.';
    default:
      return part satisfies never;
  }
}

/** The heading if a report can't be confirmed with this link. */
export const getConfirmLinkErrorTitle = (reason: ReportLinkErrorReason): string =>
  confirmLinkErrorTitles[reason] ?? 'Invalid Confirmation Link';
const confirmLinkErrorTitles: Partial<Record<ReportLinkErrorReason, string>> = {
  asked: 'This link is for an earlier report',
  confirmed: 'This link is for an earlier report',
  denied: 'This link is for an earlier report',
  made: 'This link is for an earlier report',
  released: 'This report has already been confirmed',
  refuted: 'This report was refuted',
  withdrawn: 'This report was withdrawn',
  expired: 'This report has expired',
  revoked: 'Everything is locked again',
};

/** Explains why a report can't be confirmed with this link. */
export function describeConfirmLinkError(reason: ReportLinkErrorReason): LinkErrorExplanation {
  switch (reason) {
    case 'asked':
    case 'confirmed':
    case 'denied':
    case 'made':
      return { why: describeNewerReport(reason), next: EARLIER };
    case 'unknown':
    case 'subject':
    case 'suspended':
    case 'uninvolved':
      return {
        why: 'This link is incomplete or no longer in use. The person it’s about may have removed you from their reporters.',
        next: COPY,
      };
    case 'released':
      return {
        why: 'Enough reporters have already confirmed this report, and what was left has been opened to its recipients.',
        next: NOTHING_TO_DO,
      };
    case 'refuted':
      return {
        why: 'Someone answered that this report isn’t true. Usually it’s the owner who answers. Nothing was opened.',
        next: ASK_OWNER,
      };
    case 'withdrawn':
      return {
        why: 'The reporter who submitted this report has withdrawn it. Nothing was opened.',
        next: NOTHING_TO_DO,
      };
    case 'expired':
      return {
        why: 'This report has expired because too few people confirmed it in time.',
        next: NOTHING_TO_DO,
      };
    case 'revoked':
      return {
        why: 'After this report, someone signed in to the owner’s account and locked everything again.',
        next: ASK_OWNER,
      };
    default:
      return reason satisfies never;
  }
}

/** Explains why a configuration change can't be undone with this link. */
export function describeConfigurationUndoError(reason: ConfigurationUndoErrorReason): LinkErrorExplanation {
  switch (reason) {
    case 'unknown':
      return {
        why: 'This link is incomplete or no longer in use.',
        next: `${COPY} You can also sign in and check your release configuration.`,
      };
    case 'undone':
      return {
        why: 'This change has already been undone, either with this link or along with an earlier change.',
        next: 'Everyone was signed out then. If you haven’t chosen a new password since, please choose one now.',
      };
    case 'expired':
      return {
        why: `This link only worked for ${limits.undoHours} hours after the change. Nothing was undone.`,
        next: 'If this wasn’t you, please choose a new password now. That signs everyone out. Then sign in and correct your release configuration.',
      };
    default:
      return reason satisfies never;
  }
}
