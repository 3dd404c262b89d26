import { useQuery } from '@tanstack/react-query';
import type { UndoRefusal } from '#shared/contracts/undo.ts';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { undoChange, undoTokenQuery } from '../../api.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { LinkGate } from '../link-gate.tsx';
import { undoRefusalOf } from '../refusal.ts';
import { describeUndoRefusal } from '../refusal-words.ts';
import { useLinkAct } from '../use-link-act.ts';
import { AlreadyUndone, UndoDone } from './undo-done.tsx';
import { UndoStart } from './undo-start.tsx';

const FAILED = 'Nothing was undone';
const NOT_UNDONE = 'The change is still in force. Please try again at once.';

/** The page of the link in the mail about a changed configuration. */
export function UndoLink({ token }: { token: string }) {
  const query = useQuery(undoTokenQuery(token));
  const { act, isDone, isBusy, refused, failure } = useLinkAct(undoChange, {
    refusalOf: undoRefusalOf,
    title: FAILED,
    sentence: NOT_UNDONE,
  });

  return (
    <LinkGate query={query} refusalOf={undoRefusalOf} invalid={describeRefused}>
      {(change) => {
        if (isDone) return <UndoDone change={change} />;
        if (refused) return describeRefused(refused);
        return <UndoStart change={change} isBusy={isBusy} failure={failure} onUndo={() => act(token)} />;
      }}
    </LinkGate>
  );
}

function describeRefused(reason: UndoRefusal) {
  if (reason === 'undone') return <AlreadyUndone />;
  return (
    <InvalidLink
      title={reason === 'expired' ? 'It is too late for this link' : 'Invalid Undo Link'}
      words={describeUndoRefusal(reason)}
      action={
        reason === 'expired' ? (
          <ButtonLink href={paths.auth('reset')}>Choose a new password</ButtonLink>
        ) : (
          <ButtonLink href={paths.auth()}>Sign in</ButtonLink>
        )
      }
    />
  );
}
