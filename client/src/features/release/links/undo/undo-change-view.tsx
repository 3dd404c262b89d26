import { useQuery } from '@tanstack/react-query';
import type { ConfigurationUndoErrorReason } from '#shared/contracts/undo-links.ts';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { undoConfigurationChange, undoTokenQuery } from '../../api.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { LinkVerification } from '../link-verification.tsx';
import { parseConfigurationUndoError } from '../link-error.ts';
import { useLinkAction } from '../use-link-action.ts';
import { ChooseNewPassword, useUndoMessages } from '../undo-links.tsx';
import { AlreadyUndone, UndoDone } from './undo-done.tsx';
import { describeConfigurationUndoError } from './undo-messages.ts';
import { UndoStart } from './undo-start.tsx';

/** The landing page for the link in the email about a changed configuration. */
export function UndoChangeView({ token }: { token: string }) {
  const { t, links } = useUndoMessages('undo');
  const query = useQuery(undoTokenQuery(token));
  const { act, isDone, isBusy, refused, failure } = useLinkAction(undoConfigurationChange, {
    refusalOf: parseConfigurationUndoError,
    title: links('nothingUndone'),
    sentence: t('stillInEffect'),
  });

  return (
    <LinkVerification
      query={query}
      refusalOf={parseConfigurationUndoError}
      invalid={(reason) => <Refused reason={reason} />}
    >
      {(change) => {
        if (isDone) return <UndoDone change={change} />;
        if (refused) return <Refused reason={refused} />;
        return <UndoStart change={change} isBusy={isBusy} failure={failure} onUndo={() => act(token)} />;
      }}
    </LinkVerification>
  );
}

function Refused({ reason }: { reason: ConfigurationUndoErrorReason }) {
  const messages = useUndoMessages('undo');
  const { t, links } = messages;
  if (reason === 'undone') return <AlreadyUndone />;
  return (
    <InvalidLink
      title={reason === 'expired' ? links('expiredTitle') : t('invalidTitle')}
      explanation={describeConfigurationUndoError(messages, reason)}
      action={
        reason === 'expired' ? (
          <ChooseNewPassword />
        ) : (
          <ButtonLink href={paths.auth()}>{links('signIn')}</ButtonLink>
        )
      }
    />
  );
}
