import { useMutation, useQuery } from '@tanstack/react-query';
import type { ConfirmTokenAnswer } from '#shared/contracts/release.ts';
import { messageOf } from '../../../../lib/http/api-client.ts';
import { useHeadingFocus } from '../../../../ui/use-heading-focus.ts';
import { confirmReport, confirmTokenQuery } from '../../api.ts';
import { AlreadyConfirmed, ConfirmDone } from './confirm-done.tsx';
import { ConfirmStart } from './confirm-start.tsx';
import { InvalidLink } from '../invalid-link.tsx';
import { LinkGate } from '../link-gate.tsx';
import { refusalOf, type ReportRefusal } from '../refusal.ts';
import { describeConfirmRefusal } from '../refusal-words.ts';

const FAILED = 'Confirmation Failed';
const NOT_CONFIRMED = 'The report was not confirmed. Please try again in a moment.';

/** The page of a confirm link. @param token undefined when the address has none. */
export function ConfirmLink({ token }: { token: string | undefined }) {
  return token ? <KnownConfirmLink token={token} /> : invalid('unknown');
}

function KnownConfirmLink({ token }: { token: string }) {
  const query = useQuery(confirmTokenQuery(token));
  return (
    <LinkGate query={query} refusalOf={refusalOf} invalid={invalid}>
      {(report) => <OpenedConfirmLink token={token} report={report} />}
    </LinkGate>
  );
}

function OpenedConfirmLink({ token, report }: { token: string; report: ConfirmTokenAnswer }) {
  const { mutate, data: answer, isPending, error } = useMutation({ mutationFn: confirmReport });
  // The report was decided after this page opened.
  const decided = refusalOf(error);
  useHeadingFocus(answer ? 'done' : (decided ?? 'start'));

  if (report.alreadyConfirmed || answer?.alreadyConfirmed) return <AlreadyConfirmed report={report} />;
  if (answer) return <ConfirmDone report={report} />;
  if (decided) return <InvalidLink title={FAILED} words={describeConfirmRefusal(decided)} />;
  return (
    <ConfirmStart
      token={token}
      report={report}
      isBusy={isPending}
      failure={error && { title: FAILED, sentence: messageOf(error, NOT_CONFIRMED) }}
      onConfirm={() => mutate(token)}
    />
  );
}

function invalid(reason: ReportRefusal) {
  return <InvalidLink title="Invalid Confirmation Link" words={describeConfirmRefusal(reason)} />;
}
