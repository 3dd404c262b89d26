import { useQuery } from '@tanstack/react-query';
import type { ConfirmTokenAnswer } from '#shared/contracts/report-links.ts';
import { confirmReport, confirmTokenQuery } from '../../api.ts';
import { AlreadyConfirmed, ConfirmDone } from './confirm-done.tsx';
import { ConfirmStart } from './confirm-start.tsx';
import { InvalidLink } from '../invalid-link.tsx';
import { LinkGate } from '../link-gate.tsx';
import { confirmRefusalOf, type ConfirmRefusal } from '../refusal.ts';
import { describeConfirmRefusal } from '../refusal-words.ts';
import { useLinkAct } from '../use-link-act.ts';

const FAILED = 'Confirmation Failed';
const NOT_CONFIRMED = 'The report was not confirmed. Please try again in a moment.';

/** The page of a confirm link. @param token undefined when the address has none. */
export function ConfirmLink({ token }: { token: string | undefined }) {
  return token ? <KnownConfirmLink token={token} /> : invalid('unknown');
}

function KnownConfirmLink({ token }: { token: string }) {
  const query = useQuery(confirmTokenQuery(token));
  return (
    <LinkGate query={query} refusalOf={confirmRefusalOf} invalid={invalid}>
      {(report) => <OpenedConfirmLink token={token} report={report} />}
    </LinkGate>
  );
}

function OpenedConfirmLink({ token, report }: { token: string; report: ConfirmTokenAnswer }) {
  const { act, answer, isBusy, refused, failure } = useLinkAct(confirmReport, {
    refusalOf: confirmRefusalOf,
    title: FAILED,
    sentence: NOT_CONFIRMED,
  });

  if (report.alreadyConfirmed || answer?.alreadyConfirmed) return <AlreadyConfirmed report={report} />;
  if (answer) return <ConfirmDone report={report} />;
  if (refused) return <InvalidLink title={FAILED} words={describeConfirmRefusal(refused)} />;
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

function invalid(reason: ConfirmRefusal) {
  return <InvalidLink title="Invalid Confirmation Link" words={describeConfirmRefusal(reason)} />;
}
