import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type {
  SharingUndoErrorReason,
  SharingUndoPreview,
  UsedLinkDetails,
} from '#shared/contracts/undo-links.ts';
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
import { parseSharingUndoError, parseUsedLinkDetails } from '../link-error.ts';
import { useLinkAction } from '../use-link-action.ts';
import {
  describeAdded,
  getSharingUndoButtonLabel,
  describeNewerChanges,
  describeOpenEstate,
  describeSharingUndoError,
  describeSharingLosses,
  describeSharingUndone,
  hasSharingLosses,
  getSharingUndoHeading,
  formatSharingLossRows,
  describeSharingUndoSteps,
} from './undo-sharing-messages.ts';

/** The landing page for the link in the email about removed access. Changes nothing until the button is pressed. */
export function UndoSharingView({ token }: { token: string }) {
  const query = useQuery(sharingUndoQuery(token));
  const { act, isDone, isBusy, error, refused, failure } = useLinkAction(undoSharing, {
    refusalOf: parseSharingUndoError,
    title: 'Nothing was undone',
    sentence: 'Everything is as it was before you pressed the button. Please try again now.',
  });

  return (
    <LinkVerification
      query={query}
      refusalOf={parseSharingUndoError}
      invalid={(reason) => <Refused reason={reason} details={parseUsedLinkDetails(query.error)} />}
    >
      {(answer) => {
        if (isDone) return <Done answer={answer} />;
        if (refused) return <Refused reason={refused} details={parseUsedLinkDetails(error)} />;
        if (!hasSharingLosses(answer)) return <NothingTaken answer={answer} />;
        return <Start answer={answer} isBusy={isBusy} failure={failure} onUndo={() => act(token)} />;
      }}
    </LinkVerification>
  );
}

interface StartProps {
  answer: SharingUndoPreview;
  isBusy: boolean;
  failure: { title: string; sentence: string } | null;
  onUndo: () => void;
}

function Start({ answer, isBusy, failure, onUndo }: StartProps) {
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <h1>{getSharingUndoHeading(answer)}</h1>
        <p className="text-lg">
          {describeSharingLosses(answer)} If this wasn’t you, undo it here. You don’t need to sign in.
        </p>
      </div>
      <PendingDeletion deletesAt={answer.deletesAt} />
      <Added answer={answer} />
      <DetailList rows={formatSharingLossRows(answer)} />
      <OpenEstate answer={answer} />
      <NextSteps title="If you undo it" steps={describeSharingUndoSteps(answer)} />
      {failure && (
        <Banner tone="danger" role="alert" title={failure.title}>
          {failure.sentence}
        </Banner>
      )}
      <Button isBusy={isBusy} onClick={onUndo} className="w-full sm:w-auto sm:self-start">
        {failure ? 'Try again' : getSharingUndoButtonLabel(answer)}
      </Button>
      <p className="text-sm text-quiet">
        If you made this change yourself, just close this page.
        {answer.openSinceReportAt === null &&
          ' The link can only be used once. You can make the change again after you sign in.'}
      </p>
    </div>
  );
}

const OpenEstate = ({ answer }: { answer: SharingUndoPreview }) => {
  const sentence = describeOpenEstate(answer);
  return sentence && <p>{sentence}</p>;
};

/** Warns that the undo removes nobody who was added, for example a new address in place of an old one. */
const Added = ({ answer }: { answer: SharingUndoPreview }) => {
  const sentence = describeAdded(answer);
  return (
    sentence && (
      <Banner tone="warning" title="Whoever was added stays" className="text-lg">
        <span className="wrap-anywhere">{sentence}</span>
      </Banner>
    )
  );
};

/** Warns that the undo doesn't stop a scheduled account deletion, which would remove everything. */
const PendingDeletion = ({ deletesAt }: Pick<SharingUndoPreview, 'deletesAt'>) =>
  deletesAt && (
    <Banner tone="danger" title={`This account will be deleted on ${formatMoment(deletesAt)}`}>
      This link doesn’t stop that. To keep the account, sign in and press “Keep my account”. If you can’t sign
      in, reset your password, which also keeps the account.
    </Banner>
  );

function NothingTaken({ answer }: { answer: SharingUndoPreview }) {
  const { mailedAt, expiresAt, openSinceReportAt, deletesAt } = answer;
  if (openSinceReportAt !== null) {
    return (
      <div className="flex flex-col items-start gap-4">
        <StatusIcon icon={CircleCheck} tone="success" />
        <h1>There’s nothing to restore</h1>
        <p className="text-lg">
          Nothing mentioned in our email of {formatMoment(mailedAt)} was removed after the report, or it has
          already been restored.
        </p>
        <OpenEstate answer={answer} />
        <Added answer={answer} />
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>Nothing is missing</h1>
      <p className="text-lg">Nothing mentioned in our email of {formatMoment(mailedAt)} is missing now.</p>
      <PendingDeletion deletesAt={deletesAt} />
      <Added answer={answer} />
      <p>
        If someone can read something they shouldn’t and this wasn’t you, choose a new password now. That
        signs everyone out. Then remove them from your LeaveBits. If part of a text was replaced, its LeaveBit
        still has the earlier versions. Keep the email: until {formatMoment(expiresAt)}, this link can undo
        any deletion or removal made before our next email.
      </p>
      <ChooseNewPassword />
    </div>
  );
}

function Done({ answer }: { answer: SharingUndoPreview }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>The changes have been undone</h1>
      <p className="text-lg">{describeSharingUndone(answer)}</p>
      <OpenEstate answer={answer} />
      <PendingDeletion deletesAt={answer.deletesAt} />
      <Added answer={answer} />
      <p>Please choose a new password now, as whoever made the change may know the old one.</p>
      <ChooseNewPassword />
    </div>
  );
}

function Refused({ reason, details }: { reason: SharingUndoErrorReason; details: UsedLinkDetails }) {
  if (reason === 'undone') {
    const { why, next } = describeSharingUndoError('undone');
    const newer = describeNewerChanges(details);
    return (
      <div className="flex flex-col items-start gap-4">
        <StatusIcon icon={CircleCheck} tone="success" />
        <h1>Already undone</h1>
        <p className="text-lg">{why}</p>
        {newer && <p>{newer}</p>}
        <PendingDeletion deletesAt={details.deletesAt} />
        <p>{next}</p>
        <ChooseNewPassword />
      </div>
    );
  }
  return (
    <InvalidLink
      title={reason === 'expired' ? 'This link has expired' : 'This link doesn’t work'}
      explanation={describeSharingUndoError(reason)}
      action={
        reason === 'expired' ? <ChooseNewPassword /> : <ButtonLink href={paths.auth()}>Sign in</ButtonLink>
      }
    />
  );
}

const ChooseNewPassword = () => <ButtonLink href={paths.auth('reset')}>Choose a new password</ButtonLink>;
