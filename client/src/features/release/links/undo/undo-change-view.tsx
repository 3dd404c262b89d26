import { useQuery } from '@tanstack/react-query';
import type { ConfigurationUndoErrorReason } from '#shared/contracts/undo-links.ts';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { undoConfigurationChange, undoTokenQuery } from '../../api.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { LinkVerification } from '../link-verification.tsx';
import { parseConfigurationUndoError } from '../link-error.ts';
import { describeConfigurationUndoError } from './undo-link-error.ts';
import { useLinkAction } from '../use-link-action.ts';
import { AlreadyUndone, UndoDone } from './undo-done.tsx';
import { UndoStart } from './undo-start.tsx';

const FAILED = 'Nothing was undone';
const NOT_UNDONE = 'The change is still in effect. Please try again now.';

/** The landing page for the link in the email about a changed configuration. */
export function UndoChangeView({ token }: { token: string }) {
  const query = useQuery(undoTokenQuery(token));
  const { act, isDone, isBusy, refused, failure } = useLinkAction(undoConfigurationChange, {
    refusalOf: parseConfigurationUndoError,
    title: FAILED,
    sentence: NOT_UNDONE,
  });

  return (
    <LinkVerification query={query} refusalOf={parseConfigurationUndoError} invalid={describeRefused}>
      {(change) => {
        if (isDone) return <UndoDone change={change} />;
        if (refused) return describeRefused(refused);
        return <UndoStart change={change} isBusy={isBusy} failure={failure} onUndo={() => act(token)} />;
      }}
    </LinkVerification>
  );
}

function describeRefused(reason: ConfigurationUndoErrorReason) {
  if (reason === 'undone') return <AlreadyUndone />;
  return (
    <InvalidLink
      title={reason === 'expired' ? 'This link has expired' : 'Invalid Undo Link'}
      explanation={describeConfigurationUndoError(reason)}
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
