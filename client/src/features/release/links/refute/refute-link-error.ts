import type { ReportLinkErrorReason } from '#shared/contracts/report-links.ts';
import type { LinkErrorExplanation } from '../link-error.ts';
import type { LinkMessages } from '../link-messages.ts';

/** The heading if the owner has nothing to refute with this link. Only unknown links are called invalid. */
export function getRefuteLinkErrorTitle(
  { t, links }: LinkMessages<'refute'>,
  reason: ReportLinkErrorReason,
): string {
  switch (reason) {
    case 'subject':
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

/** Explains why there is nothing to refute with this link. */
export function describeRefuteLinkError(
  { t, links }: LinkMessages<'refute'>,
  reason: ReportLinkErrorReason,
): LinkErrorExplanation {
  switch (reason) {
    case 'subject':
      return { why: t('otherReport'), next: links('earlierReport') };
    case 'unknown':
    case 'suspended':
    case 'made':
    case 'asked':
    case 'confirmed':
    case 'denied':
    case 'uninvolved':
      return { why: t('unknownLink'), next: `${links('copyLink')} ${t('canSignIn')}` };
    case 'released':
      return { why: t('released'), next: t('releasedNext') };
    case 'refuted':
      return { why: t('refuted'), next: links('nothingToDo') };
    case 'withdrawn':
      return { why: links('withdrawn'), next: links('nothingToDo') };
    case 'expired':
      return { why: t('expired'), next: links('nothingToDo') };
    case 'revoked':
      return { why: t('revoked'), next: links('nothingToDo') };
    default:
      return reason satisfies never;
  }
}
