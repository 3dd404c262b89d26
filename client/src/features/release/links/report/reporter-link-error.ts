import type { ReportLinkErrorReason } from '#shared/contracts/report-links.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { limits } from '#shared/domain/limits.ts';
import type { LinkErrorExplanation } from '../link-error.ts';
import type { LinkMessages } from '../link-messages.ts';

/** Explains why this link can't be used to report now. @param names null if we don't know whose link it is */
export function describeReporterLinkError(
  { t, links }: LinkMessages<'report'>,
  reason: ReportLinkErrorReason,
  names: OwnerNames | null,
): LinkErrorExplanation {
  const owner = names ? formatOwnerNames(names).owner : t('thisPerson');
  switch (reason) {
    case 'unknown':
    case 'subject':
      return { why: links('unknownLink'), next: links('copyLink') };
    case 'suspended':
      return {
        why: t('suspended', { owner }),
        next: t('suspendedNext', { owner, days: limits.suspensionSilentDays }),
      };
    case 'asked':
      return whileRunning('askedNext');
    case 'confirmed':
      return whileRunning('confirmedNext');
    case 'denied':
      return whileRunning('deniedNext');
    case 'uninvolved':
      return whileRunning('uninvolvedNext');
    case 'made':
      return { why: t('made', { owner }), next: t('madeNext') };
    case 'released':
      return { why: t('released', { owner }), next: links('nothingToDo') };
    case 'refuted':
      return { why: t('refuted'), next: links('askOwner') };
    case 'withdrawn':
      return { why: t('withdrawn', { owner }), next: links('nothingToDo') };
    case 'expired':
      return { why: t('expired', { owner }), next: t('expiredNext') };
    case 'revoked':
      return { why: t('revoked', { owner }), next: links('askOwner') };
    default:
      return reason satisfies never;
  }

  function whileRunning(next: 'askedNext' | 'confirmedNext' | 'deniedNext' | 'uninvolvedNext') {
    return { why: t('running', { owner }), next: `${t(next)} ${t('worksAgain')}` };
  }
}
