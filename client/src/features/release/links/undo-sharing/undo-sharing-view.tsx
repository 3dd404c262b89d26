import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type {
  SharingUndoErrorReason,
  SharingUndoPreview,
  UsedLinkDetails,
} from '#shared/contracts/undo-links.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
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
import { ChooseNewPassword, useUndoMessages } from '../undo-links.tsx';
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
  const { t, links } = useUndoMessages('undo-sharing');
  const query = useQuery(sharingUndoQuery(token));
  const { act, isDone, isBusy, error, refused, failure } = useLinkAction(undoSharing, {
    refusalOf: parseSharingUndoError,
    title: links('nothingUndone'),
    sentence: t('notRestored'),
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
  const messages = useUndoMessages('undo-sharing');
  const { t, links } = messages;
  const site = useMessages('site');
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <h1>{getSharingUndoHeading(t, answer)}</h1>
        <p className="text-lg">
          {describeSharingLosses(t, answer)} {t('ifNotYou')}
        </p>
      </div>
      <PendingDeletion deletesAt={answer.deletesAt} />
      <Added answer={answer} />
      <DetailList rows={formatSharingLossRows(messages, answer)} />
      <OpenEstate answer={answer} />
      <NextSteps title={links('stepsTitle')} steps={describeSharingUndoSteps(messages, answer)} />
      {failure && (
        <Banner tone="danger" role="alert" title={failure.title}>
          {failure.sentence}
        </Banner>
      )}
      <Button isBusy={isBusy} onClick={onUndo} className="w-full sm:w-auto sm:self-start">
        {failure ? site('tryAgain') : getSharingUndoButtonLabel(t, answer)}
      </Button>
      <p className="text-sm text-quiet">
        {t('yourChange')}
        {answer.openSinceReportAt === null && ` ${t('worksOnce')}`}
      </p>
    </div>
  );
}

const OpenEstate = ({ answer }: { answer: SharingUndoPreview }) => {
  const sentence = describeOpenEstate(useMessages('undo-sharing'), answer);
  return sentence && <p>{sentence}</p>;
};

/** Warns that the undo removes nobody who was added, for example a new address in place of an old one. */
const Added = ({ answer }: { answer: SharingUndoPreview }) => {
  const t = useMessages('undo-sharing');
  const sentence = describeAdded(t, answer);
  return (
    sentence && (
      <Banner tone="warning" title={t('addedTitle')} className="text-lg">
        <span className="wrap-anywhere">{sentence}</span>
      </Banner>
    )
  );
};

/** Warns that the undo doesn't stop a scheduled account deletion, which would remove everything. */
const PendingDeletion = ({ deletesAt }: Pick<SharingUndoPreview, 'deletesAt'>) => {
  const t = useMessages('undo-sharing');
  return (
    deletesAt && (
      <Banner tone="danger" title={t('deletionTitle', { date: formatMoment(deletesAt, t) })}>
        {t('deletion')}
      </Banner>
    )
  );
};

function NothingTaken({ answer }: { answer: SharingUndoPreview }) {
  const t = useMessages('undo-sharing');
  const { expiresAt, openSinceReportAt, deletesAt } = answer;
  const mailed = { date: formatMoment(answer.mailedAt, t) };
  if (openSinceReportAt !== null) {
    return (
      <div className="flex flex-col items-start gap-4">
        <StatusIcon icon={CircleCheck} tone="success" />
        <h1>{t('nothingToRestoreTitle')}</h1>
        <p className="text-lg">{t('nothingToRestore', mailed)}</p>
        <OpenEstate answer={answer} />
        <Added answer={answer} />
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>{t('nothingMissingTitle')}</h1>
      <p className="text-lg">{t('nothingMissing', mailed)}</p>
      <PendingDeletion deletesAt={deletesAt} />
      <Added answer={answer} />
      <p>{t('ifTheyReadTooMuch', { date: formatMoment(expiresAt, t) })}</p>
      <ChooseNewPassword />
    </div>
  );
}

function Done({ answer }: { answer: SharingUndoPreview }) {
  const messages = useUndoMessages('undo-sharing');
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>{messages.t('doneTitle')}</h1>
      <p className="text-lg">{describeSharingUndone(messages, answer)}</p>
      <OpenEstate answer={answer} />
      <PendingDeletion deletesAt={answer.deletesAt} />
      <Added answer={answer} />
      <p>{messages.links('chooseNow')}</p>
      <ChooseNewPassword />
    </div>
  );
}

function Refused({ reason, details }: { reason: SharingUndoErrorReason; details: UsedLinkDetails }) {
  const messages = useUndoMessages('undo-sharing');
  const { t, links } = messages;
  if (reason === 'undone') {
    const { why, next } = describeSharingUndoError(messages, 'undone');
    const newer = describeNewerChanges(t, details);
    return (
      <div className="flex flex-col items-start gap-4">
        <StatusIcon icon={CircleCheck} tone="success" />
        <h1>{links('alreadyTitle')}</h1>
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
      title={reason === 'expired' ? links('expiredTitle') : t('invalidTitle')}
      explanation={describeSharingUndoError(messages, reason)}
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
