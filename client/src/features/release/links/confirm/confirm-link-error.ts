import type { ParticipantInvolvement, ReportLinkErrorReason } from '#shared/contracts/report-links.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';
import type { LinkErrorExplanation } from '../link-error.ts';
import type { LinkMessages } from '../link-messages.ts';

const newerReports = {
  asked: 'newAsked',
  confirmed: 'newConfirmed',
  denied: 'newDenied',
  made: 'newMade',
} as const satisfies Record<ParticipantInvolvement, string>;

/**
 * The first sentence for a reporter whose link belongs to an earlier report. @param part what they have done about the new
 * report
 */
export const describeNewerReport = (t: Messages<'confirm-report'>, part: ParticipantInvolvement): string =>
  t(newerReports[part]);

/** The heading if a report can't be confirmed with this link. */
export function getConfirmLinkErrorTitle(
  { t, links }: LinkMessages<'confirm-report'>,
  reason: ReportLinkErrorReason,
): string {
  switch (reason) {
    case 'asked':
    case 'confirmed':
    case 'denied':
    case 'made':
      return links('earlierReportTitle');
    case 'released':
      return t('releasedTitle');
    case 'refuted':
      return t('refutedTitle');
    case 'withdrawn':
      return t('withdrawnTitle');
    case 'expired':
      return links('expiredTitle');
    case 'revoked':
      return t('revokedTitle');
    default:
      return t('invalidLink');
  }
}

/** Explains why a report can't be confirmed with this link. */
export function describeConfirmLinkError(
  { t, links }: LinkMessages<'confirm-report'>,
  reason: ReportLinkErrorReason,
): LinkErrorExplanation {
  switch (reason) {
    case 'asked':
    case 'confirmed':
    case 'denied':
    case 'made':
      return { why: describeNewerReport(t, reason), next: links('earlierReport') };
    case 'unknown':
    case 'subject':
    case 'suspended':
    case 'uninvolved':
      return { why: links('unknownLink'), next: links('copyLink') };
    case 'released':
      return { why: t('released'), next: links('nothingToDo') };
    case 'refuted':
      return { why: t('refuted'), next: links('askOwner') };
    case 'withdrawn':
      return { why: links('withdrawn'), next: links('nothingToDo') };
    case 'expired':
      return { why: t('expired'), next: links('nothingToDo') };
    case 'revoked':
      return { why: t('revoked'), next: links('askOwner') };
    default:
      return reason satisfies never;
  }
}
