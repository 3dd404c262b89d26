import { useQuery } from '@tanstack/react-query';
import type { ConfirmTokenResponse, ReportLinkErrorReason } from '#shared/contracts/report-links.ts';
import { confirmReport, confirmTokenQuery } from '../../api.ts';
import { AlreadyConfirmed, ConfirmDone } from './confirm-done.tsx';
import { ConfirmStart } from './confirm-start.tsx';
import { InvalidLink, lostLinksAction } from '../invalid-link.tsx';
import { LinkVerification } from '../link-verification.tsx';
import { parseReportLinkError } from '../link-error.ts';
import { getConfirmLinkErrorTitle, describeConfirmLinkError } from '../link-error-messages.ts';
import { useLinkAction } from '../use-link-action.ts';

const FAILED = 'Confirmation Failed';
const NOT_CONFIRMED = 'The report wasn’t confirmed. Please try again in a moment.';

/** The landing page of a confirmation link. @param token empty if the URL has none */
export function ConfirmReportView({ token }: { token: string }) {
  return token ? <KnownConfirmLink token={token} /> : invalid('unknown');
}

function KnownConfirmLink({ token }: { token: string }) {
  const query = useQuery(confirmTokenQuery(token));
  return (
    <LinkVerification query={query} refusalOf={parseReportLinkError} invalid={invalid}>
      {(report) => <OpenedConfirmLink token={token} report={report} />}
    </LinkVerification>
  );
}

function OpenedConfirmLink({ token, report }: { token: string; report: ConfirmTokenResponse }) {
  const { act, answer, isBusy, refused, failure } = useLinkAction(confirmReport, {
    refusalOf: parseReportLinkError,
    title: FAILED,
    sentence: NOT_CONFIRMED,
  });

  if (report.alreadyConfirmed || answer?.alreadyConfirmed)
    return <AlreadyConfirmed token={token} report={report} />;
  if (answer) return <ConfirmDone report={report} />;
  if (refused) return <InvalidLink title={FAILED} explanation={describeConfirmLinkError(refused)} />;
  return (
    <ConfirmStart
      token={token}
      report={report}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => act(token)}
    />
  );
}

function invalid(reason: ReportLinkErrorReason) {
  return (
    <InvalidLink
      title={getConfirmLinkErrorTitle(reason)}
      explanation={describeConfirmLinkError(reason)}
      {...(reason === 'unknown' && { action: lostLinksAction })}
    />
  );
}
