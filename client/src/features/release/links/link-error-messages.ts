import type { ActiveInvolvement, ReportLinkErrorReason } from '#shared/contracts/report-links.ts';
import type { ConfigurationUndoErrorReason } from '#shared/contracts/configuration-undo.ts';
import { limits } from '#shared/domain/limits.ts';

export interface LinkErrorMessage {
  /** The reason why the link doesn't work. */
  why: string;
  /** What the visitor can do now. */
  next: string;
}

const COPY =
  'Links in emails are sometimes cut off. Open the email again and press the link there, or copy the whole link.';
const RUNNING =
  'A report about this person has already been submitted and is being decided now. There can be only one at a time.';
const WORKS_AGAIN = 'If the report is refuted or expires, this link works again.';
const EARLIER = 'This link is for an earlier report, which has ended.';
const NOTHING_TO_DO = 'There is nothing you need to do.';

/** Explains why this link can't be used to report now. */
export function describeReporterLinkError(reason: ReportLinkErrorReason): LinkErrorMessage {
  switch (reason) {
    case 'unknown':
    case 'subject':
      return {
        why: 'This link is not complete, or it is no longer in use. The person it is about may have removed you from their reporters.',
        next: COPY,
      };
    case 'asked':
      return {
        why: RUNNING,
        next: `Can you confirm it? Then look for our newest email about it, also in the spam folder: it has a link to confirm the report, or to say that it is not true. If you cannot find it, let us send it again. ${WORKS_AGAIN}`,
      };
    case 'confirmed':
      return {
        why: RUNNING,
        next: `You have confirmed it. There is nothing more to do. We’ll email you when it’s decided. ${WORKS_AGAIN}`,
      };
    case 'denied':
      return {
        why: RUNNING,
        next: `You told us that it is not true, and we told the person it is about. There is nothing more to do. If you learn that it is true after all, you can still confirm it with the link in our email. We can send it again. ${WORKS_AGAIN}`,
      };
    case 'uninvolved':
      return {
        why: RUNNING,
        next: `You became a reporter after it was made. So we asked the other reporters, and not you. There is nothing you need to do. ${WORKS_AGAIN}`,
      };
    case 'made':
      return {
        why: 'You have already sent a report about this person, and it is being decided now.',
        next: 'There is nothing more to do. To see its progress, or to take it back, open your link again.',
      };
    case 'released':
      return {
        why: 'A report about this person was already confirmed, and what they left is open for the people it was left for.',
        next: NOTHING_TO_DO,
      };
    case 'refuted':
      return {
        why: 'The person it is about has already answered that your report is not true. Nothing was opened.',
        next: NOTHING_TO_DO,
      };
    case 'withdrawn':
      return {
        why: 'You have already taken back your report about this person. Nothing was opened.',
        next: NOTHING_TO_DO,
      };
    case 'expired':
      return {
        why: 'The last report about this person has expired, because too few other reporters confirmed it.',
        next: 'Please speak to the other reporters, and open the link again.',
      };
    case 'revoked':
      return {
        why: 'After the last report about this person, someone signed in to their account and locked everything again.',
        next: NOTHING_TO_DO,
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
  released: 'The time to refute is over',
  refuted: 'Already refuted',
  withdrawn: 'Already taken back',
  expired: 'This report has expired',
  revoked: 'Already locked again',
};

/** Explains why there is nothing to refute with this link. */
export function describeRefuteLinkError(reason: ReportLinkErrorReason): LinkErrorMessage {
  switch (reason) {
    case 'subject':
      return {
        why: 'Another report about you is being decided now. Look for our newest email about it and press the button there, or sign in and refute it on your home page.',
        next: EARLIER,
      };
    case 'unknown':
    case 'made':
    case 'asked':
    case 'confirmed':
    case 'denied':
    case 'uninvolved':
      return {
        why: 'This link is not complete, or it is no longer in use.',
        next: `${COPY} You can also sign in: a report that is not decided yet is shown there, and you can refute it.`,
      };
    case 'released':
      return {
        why: 'This report was confirmed, and the time to refute it is over. Your LeaveBits are open for the people you chose.',
        next: 'If you are well, sign in now: you can lock everything again there.',
      };
    case 'refuted':
      return {
        why: 'You have already refuted this report. Nothing was opened.',
        next: NOTHING_TO_DO,
      };
    case 'withdrawn':
      return {
        why: 'The reporter who made this report has taken it back. Nothing was opened.',
        next: NOTHING_TO_DO,
      };
    case 'expired':
      return {
        why: 'This report has expired: too few of your reporters confirmed it. Nothing was opened.',
        next: NOTHING_TO_DO,
      };
    case 'revoked':
      return { why: 'You have already locked everything again after this report.', next: NOTHING_TO_DO };
    default:
      return reason satisfies never;
  }
}

/**
 * The first sentence for a reporter whose link belongs to an earlier report. @param part what they have done about the new
 * report
 */
export function describeNewerReport(part: ActiveInvolvement): string {
  switch (part) {
    case 'asked':
      return 'We are asking you about a new report. Look for our newest email about it.';
    case 'confirmed':
      return 'There is a new report, and you have confirmed it. We’ll email you when it’s decided.';
    case 'denied':
      return 'There is a new report, and you told us that it is not true. If you learn that it is true after all, use the link in our newest email about it.';
    case 'made':
      return 'Your own new report is being decided now. To see its progress, open the link you made it with.';
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
  released: 'This report is already confirmed',
  refuted: 'This report was refuted',
  withdrawn: 'This report was taken back',
  expired: 'This report has expired',
  revoked: 'Everything is locked again',
};

/** Explains why a report can't be confirmed with this link. */
export function describeConfirmLinkError(reason: ReportLinkErrorReason): LinkErrorMessage {
  switch (reason) {
    case 'asked':
    case 'confirmed':
    case 'denied':
    case 'made':
      return { why: describeNewerReport(reason), next: EARLIER };
    case 'unknown':
    case 'subject':
    case 'uninvolved':
      return {
        why: 'This link is not complete, or it is no longer in use. The person it is about may have removed you from their reporters.',
        next: COPY,
      };
    case 'released':
      return {
        why: 'This report is already confirmed by enough people, and what was left is open for the people it was left for.',
        next: NOTHING_TO_DO,
      };
    case 'refuted':
      return {
        why: 'The person it was about answered that this report is not true. Nothing was opened.',
        next: NOTHING_TO_DO,
      };
    case 'withdrawn':
      return {
        why: 'The reporter who made this report has taken it back. Nothing was opened.',
        next: NOTHING_TO_DO,
      };
    case 'expired':
      return {
        why: 'This report has expired, because too few people confirmed it in time.',
        next: NOTHING_TO_DO,
      };
    case 'revoked':
      return {
        why: 'After this report, someone signed in to the owner’s account and locked everything again.',
        next: NOTHING_TO_DO,
      };
    default:
      return reason satisfies never;
  }
}

/** Explains why a configuration change can't be undone with this link. */
export function describeConfigurationUndoError(reason: ConfigurationUndoErrorReason): LinkErrorMessage {
  switch (reason) {
    case 'unknown':
      return {
        why: 'This link is not complete, or it is no longer in use.',
        next: `${COPY} You can also sign in and look at your release configuration.`,
      };
    case 'undone':
      return {
        why: 'This change is already undone, by this link or together with an earlier change.',
        next: 'Everyone was signed out then. If you have not chosen a new password since, please do it now.',
      };
    case 'expired':
      return {
        why: `This link worked for ${limits.undoHours} hours after the change, and they are over. Nothing was undone.`,
        next: 'If it was not you, please choose a new password now. That signs everyone out. Then sign in and put your release configuration right.',
      };
    default:
      return reason satisfies never;
  }
}
