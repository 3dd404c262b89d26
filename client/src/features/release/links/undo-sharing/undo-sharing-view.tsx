import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { SharingUndoErrorReason, SharingUndoResponse } from '#shared/contracts/sharing-undo.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { DetailList } from '#client/ui/detail-list.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { sharingUndoQuery, undoSharing } from '../../api.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { LinkVerification } from '../link-verification.tsx';
import { NextSteps } from '../next-steps.tsx';
import { parseSharingUndoError } from '../link-error.ts';
import { useLinkAction } from '../use-link-action.ts';
import {
  buttonFor,
  describeSharingUndoError,
  describeSharingLosses,
  hasSharingLosses,
  headingFor,
  formatSharingLossRows,
  describeSharingUndoSteps,
} from './undo-sharing-messages.ts';

/** The landing page of the link in the email about removed access. Changes nothing until its button is pressed. */
export function UndoSharingView({ token }: { token: string }) {
  const query = useQuery(sharingUndoQuery(token));
  const { act, isDone, isBusy, refused, failure } = useLinkAction(undoSharing, {
    refusalOf: parseSharingUndoError,
    title: 'Nothing was undone',
    sentence: 'Everything is as it was before you pressed the button. Please try again at once.',
  });

  return (
    <LinkVerification query={query} refusalOf={parseSharingUndoError} invalid={describeRefused}>
      {(answer) => {
        if (isDone) return <Done />;
        if (refused) return describeRefused(refused);
        if (!hasSharingLosses(answer)) return <NothingTaken answer={answer} />;
        return <Start answer={answer} isBusy={isBusy} failure={failure} onUndo={() => act(token)} />;
      }}
    </LinkVerification>
  );
}

interface StartProps {
  answer: SharingUndoResponse;
  isBusy: boolean;
  failure: { title: string; sentence: string } | null;
  onUndo: () => void;
}

function Start({ answer, isBusy, failure, onUndo }: StartProps) {
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <h1>{headingFor(answer)}</h1>
        <p className="text-lg">
          {describeSharingLosses(answer)} If it was not you, undo it here. You don’t need to sign in.
        </p>
      </div>
      <DetailList rows={formatSharingLossRows(answer)} />
      <NextSteps title="If you undo it" steps={describeSharingUndoSteps(answer)} />
      {failure && (
        <Banner tone="danger" role="alert" title={failure.title}>
          {failure.sentence}
        </Banner>
      )}
      <Button isBusy={isBusy} onClick={onUndo} className="w-full sm:w-auto sm:self-start">
        {failure ? 'Try again' : buttonFor(answer)}
      </Button>
      <p className="text-sm text-quiet">
        If you made this change yourself, just close this page. The link can only be used once. You can make
        the change again after you sign in.
      </p>
    </div>
  );
}

function NothingTaken({ answer: { mailedAt, expiresAt } }: { answer: SharingUndoResponse }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>Nothing is missing</h1>
      <p className="text-lg">
        Everything that was there before our email of {formatMoment(mailedAt)} is still there.
      </p>
      <p>
        If somebody can read something they shouldn’t, and it was not you, choose a new password now. That
        signs everyone out. Then take them off your LeaveBits. If a text was replaced, its LeaveBit still has
        the earlier versions. Keep the email: until {formatMoment(expiresAt)} this link can undo what is
        deleted or taken away before our next email.
      </p>
      <ChooseNewPassword />
    </div>
  );
}

function Done() {
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>Everything is back</h1>
      <p className="text-lg">
        Nothing is missing any more, and your people have what they had before. Everyone who was signed in to
        your account was signed out.
      </p>
      <p>Please choose a new password now. Whoever made the change may know the old one.</p>
      <ChooseNewPassword />
    </div>
  );
}

function describeRefused(reason: SharingUndoErrorReason) {
  if (reason === 'undone') {
    const { why, next } = describeSharingUndoError('undone');
    return (
      <div className="flex flex-col items-start gap-4">
        <StatusIcon icon={CircleCheck} tone="success" />
        <h1>Already undone</h1>
        <p className="text-lg">{why}</p>
        <p>{next}</p>
        <ChooseNewPassword />
      </div>
    );
  }
  return (
    <InvalidLink
      title={reason === 'expired' ? 'It is too late for this link' : 'This link does not work'}
      words={describeSharingUndoError(reason)}
      action={
        reason === 'expired' ? <ChooseNewPassword /> : <ButtonLink href={paths.auth()}>Sign in</ButtonLink>
      }
    />
  );
}

const ChooseNewPassword = () => <ButtonLink href={paths.auth('reset')}>Choose a new password</ButtonLink>;
