import { useQuery } from '@tanstack/react-query';
import type { ConfirmTokenResponse, ReportLinkErrorReason } from '#shared/contracts/report-links.ts';
import { confirmReport, confirmTokenQuery } from '../../api.ts';
import { AlreadyConfirmed, ConfirmDone } from './confirm-done.tsx';
import { describeConfirmLinkError, getConfirmLinkErrorTitle } from './confirm-link-error.ts';
import { ConfirmStart } from './confirm-start.tsx';
import { InvalidLink, LostLinksAction } from '../invalid-link.tsx';
import { LinkVerification } from '../link-verification.tsx';
import { parseReportLinkError } from '../link-error.ts';
import { useLinkMessages } from '../link-messages.ts';
import { useLinkAction } from '../use-link-action.ts';

/** The landing page of a confirmation link. @param token empty if the URL has none */
export function ConfirmReportView({ token }: { token: string }) {
  return token ? <KnownConfirmLink token={token} /> : <Invalid reason="unknown" />;
}

function KnownConfirmLink({ token }: { token: string }) {
  const query = useQuery(confirmTokenQuery(token));
  return (
    <LinkVerification
      query={query}
      refusalOf={parseReportLinkError}
      invalid={(reason) => <Invalid reason={reason} />}
    >
      {(report) => <OpenedConfirmLink token={token} report={report} />}
    </LinkVerification>
  );
}

function OpenedConfirmLink({ token, report }: { token: string; report: ConfirmTokenResponse }) {
  const messages = useLinkMessages('confirm-report');
  const { t } = messages;
  const { act, answer, isBusy, refused, failure } = useLinkAction(confirmReport, {
    refusalOf: parseReportLinkError,
    title: t('failed'),
    sentence: t('notConfirmed'),
  });

  if (report.alreadyConfirmed || answer?.alreadyConfirmed)
    return <AlreadyConfirmed token={token} report={report} />;
  if (answer) return <ConfirmDone report={report} />;
  if (refused)
    return <InvalidLink title={t('failed')} explanation={describeConfirmLinkError(messages, refused)} />;
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

function Invalid({ reason }: { reason: ReportLinkErrorReason }) {
  const messages = useLinkMessages('confirm-report');
  return (
    <InvalidLink
      title={getConfirmLinkErrorTitle(messages, reason)}
      explanation={describeConfirmLinkError(messages, reason)}
      {...(reason === 'unknown' && { action: <LostLinksAction /> })}
    />
  );
}
