import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { refuteByLink, refuteTokenQuery } from '../../api.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { LinkGate } from '../link-gate.tsx';
import { refuteRefusalOf, type RefuteRefusal } from '../refusal.ts';
import { AlreadyEnded, RefuteDone } from './refute-done.tsx';
import { RefuteStart } from './refute-start.tsx';
import { describeRefuteRefusal } from '../refusal-words.ts';
import { useLinkAct } from '../use-link-act.ts';

const FAILED = 'Refutation Failed';
const NOT_REFUTED = 'The report was not refuted. Please try again at once.';

/** The page of the link in the owner's warning. */
export function RefuteLink({ token }: { token: string }) {
  const query = useQuery(refuteTokenQuery(token));
  const { act, isDone, isBusy, refused, failure } = useLinkAct(refuteByLink, {
    refusalOf: refuteRefusalOf,
    title: FAILED,
    sentence: NOT_REFUTED,
  });

  return (
    <LinkGate
      query={query}
      refusalOf={refuteRefusalOf}
      invalid={(reason) => invalid('Invalid Refute Link', reason)}
    >
      {(report) => {
        if (isDone) return <RefuteDone report={report} />;
        if (refused === 'refuted' || refused === 'taken-back') return <AlreadyEnded reason={refused} />;
        if (refused) return invalid(FAILED, refused);
        return <RefuteStart report={report} isBusy={isBusy} failure={failure} onRefute={() => act(token)} />;
      }}
    </LinkGate>
  );
}

function invalid(title: string, reason: RefuteRefusal) {
  const leadsOn = reason === 'released' || reason === 'unknown' || reason === 'another';
  return (
    <InvalidLink
      title={title}
      words={describeRefuteRefusal(reason)}
      action={leadsOn && <ButtonLink href={paths.auth()}>Sign in</ButtonLink>}
    />
  );
}
