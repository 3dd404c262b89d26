import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { reporterLinkTypes } from '#shared/contracts/report-links.ts';
import type { ReporterLinkType, ReporterTokenResponse } from '#shared/contracts/report-links.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { reporterTokenQuery } from '../../api.ts';
import { LinkVerification } from '../link-verification.tsx';
import { LeaveBitsOpened } from './leavebits-opened.tsx';
import { OwnReport } from './own-report.tsx';
import { parseLinkOwner, parseReportLinkError } from '../link-error.ts';
import { PracticeReport } from './practice-report.tsx';
import { RealReport } from './real-report.tsx';
import { ReportUnavailable } from './report-unavailable.tsx';
import { ReporterMailLanguage } from './reporter-mail-language.tsx';
import { useRecordLinkOpened } from './use-record-link-opened.ts';

/** The landing page of a reporter's link. @param type the type as written in the URL */
export function ReporterLinkView({ token, type }: { token: string; type: string }) {
  const t = useMessages('report');
  const known = reporterLinkTypes.find((candidate) => candidate === type);
  return known ? (
    <KnownReporterLink token={token} type={known} />
  ) : (
    <ReportUnavailable title={t('invalidLink')} reason="unknown" token={token} owner={null} />
  );
}

function KnownReporterLink({ token, type }: { token: string; type: ReporterLinkType }) {
  const t = useMessages('report');
  const query = useQuery(reporterTokenQuery(token, type));
  return (
    <LinkVerification
      query={query}
      refusalOf={parseReportLinkError}
      invalid={(reason) => (
        <ReportUnavailable
          title={t('invalidLink')}
          reason={reason}
          token={token}
          owner={parseLinkOwner(query.error)}
        />
      )}
    >
      {(answer) => <OpenedReporterLink token={token} type={type} answer={answer} />}
    </LinkVerification>
  );
}

interface OpenedReporterLinkProps {
  token: string;
  type: ReporterLinkType;
  answer: ReporterTokenResponse;
}

function OpenedReporterLink({ token, type, answer }: OpenedReporterLinkProps) {
  useRecordLinkOpened(token, type);
  // Keep the first response, because the query may refetch after the report has been sent. The reporter's page must not change
  // while they read it.
  const [running] = useState(answer.report);
  if (!running && answer.isReleased) return <LeaveBitsOpened owner={answer} />;
  return (
    <div className="flex flex-col gap-7">
      {running ? (
        <OwnReport token={token} type={type} owner={answer} report={running} />
      ) : type === 'practice' ? (
        <PracticeReport token={token} answer={answer} />
      ) : (
        <RealReport token={token} type={type} answer={answer} />
      )}
      <ReporterMailLanguage token={token} answer={answer} />
    </div>
  );
}
