import { useMutation, useQuery } from '@tanstack/react-query';
import type { UndoRefusal } from '#shared/contracts/undo.ts';
import { messageOf } from '../../../../lib/http/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { useHeadingFocus } from '../../../../ui/use-heading-focus.ts';
import { undoChange, undoTokenQuery } from '../../api.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { LinkGate } from '../link-gate.tsx';
import { undoRefusalOf } from '../refusal.ts';
import { describeUndoRefusal } from '../refusal-words.ts';
import { AlreadyUndone, UndoDone } from './undo-done.tsx';
import { UndoStart } from './undo-start.tsx';

const FAILED = 'Nothing was undone';
const NOT_UNDONE = 'The change is still in force. Please try again at once.';

/** The page of the link in the mail about a changed configuration. */
export function UndoLink({ token }: { token: string }) {
  const query = useQuery(undoTokenQuery(token));
  const { mutate, isSuccess, isPending, error } = useMutation({ mutationFn: undoChange });
  // It was undone in another tab after this page opened, or the time was over.
  const refused = undoRefusalOf(error);
  useHeadingFocus(isSuccess ? 'done' : (refused ?? 'start'));

  return (
    <LinkGate query={query} refusalOf={undoRefusalOf} invalid={describeRefused}>
      {(change) => {
        if (isSuccess) return <UndoDone change={change} />;
        if (refused) return describeRefused(refused);
        return (
          <UndoStart
            change={change}
            isBusy={isPending}
            failure={error && { title: FAILED, sentence: messageOf(error, NOT_UNDONE) }}
            onUndo={() => mutate(token)}
          />
        );
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
