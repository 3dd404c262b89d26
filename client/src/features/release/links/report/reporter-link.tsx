import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { reporterLinkTypes } from '#shared/contracts/report-links.ts';
import type { ReporterLinkType, ReporterTokenAnswer } from '#shared/contracts/report-links.ts';
import { reporterTokenQuery } from '../../api.ts';
import { LinkGate } from '../link-gate.tsx';
import { OwnReport } from './own-report.tsx';
import { reporterRefusalOf } from '../refusal.ts';
import { PracticeReport } from './practice-report.tsx';
import { RealReport } from './real-report.tsx';
import { RefusedReport } from './running-report.tsx';
import { useLinkOpened } from './use-link-opened.ts';

const INVALID = 'Invalid Reporting Link';

/** The page of a reporter's link. @param type as it is in the address. */
export function ReporterLink({ token, type }: { token: string; type: string }) {
  const known = reporterLinkTypes.find((candidate) => candidate === type);
  return known ? (
    <KnownReporterLink token={token} type={known} />
  ) : (
    <RefusedReport title={INVALID} reason="unknown" token={token} />
  );
}

function KnownReporterLink({ token, type }: { token: string; type: ReporterLinkType }) {
  const query = useQuery(reporterTokenQuery(token, type));
  return (
    <LinkGate
      query={query}
      refusalOf={reporterRefusalOf}
      invalid={(reason) => <RefusedReport title={INVALID} reason={reason} token={token} />}
    >
      {(answer) => <OpenedReporterLink token={token} type={type} answer={answer} />}
    </LinkGate>
  );
}

interface OpenedReporterLinkProps {
  token: string;
  type: ReporterLinkType;
  answer: ReporterTokenAnswer;
}

function OpenedReporterLink({ token, type, answer }: OpenedReporterLinkProps) {
  useLinkOpened(token, type);
  // The answer can come anew after the report was sent. What the person reads now stays until they come back.
  const [running] = useState(answer.report);
  if (running) return <OwnReport token={token} type={type} owner={answer} report={running} />;
  return type === 'practice' ? (
    <PracticeReport token={token} answer={answer} />
  ) : (
    <RealReport token={token} type={type} answer={answer} />
  );
}
