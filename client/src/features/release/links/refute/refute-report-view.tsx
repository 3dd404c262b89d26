import { useQuery } from '@tanstack/react-query';
import type { ReportLinkErrorReason } from '#shared/contracts/report-links.ts';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { refuteByLink, refuteTokenQuery } from '../../api.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { LinkVerification } from '../link-verification.tsx';
import { parseReportLinkError } from '../link-error.ts';
import { ReportAlreadyEnded, RefuteDone } from './refute-done.tsx';
import { describeRefuteLinkError, getRefuteLinkErrorTitle } from './refute-link-error.ts';
import { RefuteStart } from './refute-start.tsx';
import { useLinkMessages } from '../link-messages.ts';
import { useLinkAction } from '../use-link-action.ts';

/** The landing page of the link in the warning email to the owner. */
export function RefuteReportView({ token }: { token: string }) {
  const messages = useLinkMessages('refute');
  const { t } = messages;
  const query = useQuery(refuteTokenQuery(token));
  const { act, isDone, isBusy, refused, failure } = useLinkAction(refuteByLink, {
    refusalOf: parseReportLinkError,
    title: t('failed'),
    sentence: t('notRefuted'),
  });

  return (
    <LinkVerification
      query={query}
      refusalOf={parseReportLinkError}
      invalid={(reason) => <Invalid title={getRefuteLinkErrorTitle(messages, reason)} reason={reason} />}
    >
      {(report) => {
        if (isDone) return <RefuteDone report={report} />;
        if (refused === 'refuted' || refused === 'withdrawn') return <ReportAlreadyEnded reason={refused} />;
        if (refused) return <Invalid title={t('failed')} reason={refused} />;
        return <RefuteStart report={report} isBusy={isBusy} failure={failure} onRefute={() => act(token)} />;
      }}
    </LinkVerification>
  );
}

function Invalid({ title, reason }: { title: string; reason: ReportLinkErrorReason }) {
  const messages = useLinkMessages('refute');
  const leadsOn = reason === 'released' || reason === 'unknown' || reason === 'subject';
  return (
    <InvalidLink
      title={title}
      explanation={describeRefuteLinkError(messages, reason)}
      action={leadsOn && <ButtonLink href={paths.auth()}>{messages.t('signIn')}</ButtonLink>}
    />
  );
}
