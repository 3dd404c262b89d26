import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../../lib/http/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { useHeadingFocus } from '../../../../ui/use-heading-focus.ts';
import { refuteByLink, refuteTokenQuery } from '../../api.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { LinkGate } from '../link-gate.tsx';
import { refusalOf, type ReportRefusal } from '../refusal.ts';
import { AlreadyEnded, RefuteDone } from './refute-done.tsx';
import { RefuteStart } from './refute-start.tsx';
import { describeRefuteRefusal } from '../refusal-words.ts';

const FAILED = 'Refutation Failed';
const NOT_REFUTED = 'The report was not refuted. Please try again at once.';

/** The page of the link in the owner's warning. */
export function RefuteLink({ token }: { token: string }) {
  const query = useQuery(refuteTokenQuery(token));
  const { mutate, isSuccess, isPending, error } = useMutation({ mutationFn: refuteByLink });
  // The report was decided after this page opened: in another tab, or because the time was over.
  const decided = refusalOf(error);
  useHeadingFocus(isSuccess ? 'done' : (decided ?? 'start'));

  return (
    <LinkGate
      query={query}
      refusalOf={refusalOf}
      invalid={(reason) => refused('Invalid Refute Link', reason)}
    >
      {(report) => {
        if (isSuccess) return <RefuteDone report={report} />;
        if (decided === 'refuted' || decided === 'taken-back') return <AlreadyEnded reason={decided} />;
        if (decided) return refused(FAILED, decided);
        return (
          <RefuteStart
            report={report}
            isBusy={isPending}
            failure={error && { title: FAILED, sentence: messageOf(error, NOT_REFUTED) }}
            onRefute={() => mutate(token)}
          />
        );
      }}
    </LinkGate>
  );
}

function refused(title: string, reason: ReportRefusal) {
  const leadsOn = reason === 'released' || reason === 'unknown';
  return (
    <InvalidLink
      title={title}
      words={describeRefuteRefusal(reason)}
      action={leadsOn && <ButtonLink href={paths.auth()}>Sign in</ButtonLink>}
    />
  );
}
