import { useQuery } from '@tanstack/react-query';
import type { ReportLinkErrorReason } from '#shared/contracts/report-links.ts';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { refuteByLink, refuteTokenQuery } from '../../api.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { LinkVerification } from '../link-verification.tsx';
import { parseReportLinkError } from '../link-error.ts';
import { ReportAlreadyEnded, RefuteDone } from './refute-done.tsx';
import { RefuteStart } from './refute-start.tsx';
import { describeRefuteLinkError, getRefuteLinkErrorTitle } from '../link-error-messages.ts';
import { useLinkAction } from '../use-link-action.ts';

const FAILED = 'Refutation Failed';
const NOT_REFUTED = 'The report wasn’t refuted. Please try again now.';

/** The landing page of the link in the warning email to the owner. */
export function RefuteReportView({ token }: { token: string }) {
  const query = useQuery(refuteTokenQuery(token));
  const { act, isDone, isBusy, refused, failure } = useLinkAction(refuteByLink, {
    refusalOf: parseReportLinkError,
    title: FAILED,
    sentence: NOT_REFUTED,
  });

  return (
    <LinkVerification
      query={query}
      refusalOf={parseReportLinkError}
      invalid={(reason) => invalid(getRefuteLinkErrorTitle(reason), reason)}
    >
      {(report) => {
        if (isDone) return <RefuteDone report={report} />;
        if (refused === 'refuted' || refused === 'withdrawn') return <ReportAlreadyEnded reason={refused} />;
        if (refused) return invalid(FAILED, refused);
        return <RefuteStart report={report} isBusy={isBusy} failure={failure} onRefute={() => act(token)} />;
      }}
    </LinkVerification>
  );
}

function invalid(title: string, reason: ReportLinkErrorReason) {
  const leadsOn = reason === 'released' || reason === 'unknown' || reason === 'subject';
  return (
    <InvalidLink
      title={title}
      explanation={describeRefuteLinkError(reason)}
      action={leadsOn && <ButtonLink href={paths.auth()}>Sign in</ButtonLink>}
    />
  );
}
