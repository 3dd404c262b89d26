import { useState } from 'react';
import type { ReactNode } from 'react';
import { BookOpen, FolderDown, Printer } from 'lucide-react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useUpdateSenderChoice } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { useLeavebitDownloads } from '../view/use-downloads.ts';
import { describeLoss, describeMailsAfterRelease, describeStoppedMailsNow } from './choice-messages.ts';
import { LeaveLeavebitDialog } from './leave-leavebit-dialog.tsx';

interface SenderDialogProps {
  leavebit: SharedLeavebit;
  isHidden: boolean;
  session: ViewSession;
  /** Whether a confirmed report has released the sender's estate. */
  isReleased: boolean;
  /** Undefined if the recipient can't open the LeaveBit. */
  onRead: ((how: { prints: boolean }) => void) | undefined;
  onExpired: () => void;
  onClose: () => void;
}

/** The recipient's options for a LeaveBit and its sender. Mount only while open. */
export function SenderOptionsDialog(props: SenderDialogProps) {
  const t = useMessages('choices');
  const getErrorMessage = useErrorMessage();
  const { leavebit, isHidden, session, isReleased, onRead, onExpired, onClose } = props;
  const { username, ownerName, mailsStopped } = leavebit;
  const { mutate, isPending, variables, error } = useUpdateSenderChoice(session);
  const [isLeaving, setIsLeaving] = useState(false);

  function choose(change: { isHidden?: boolean; mailsStopped?: boolean }, done: string) {
    const undo = () => mutate({ username, isHidden });
    mutate(
      { username, ...change },
      {
        onSuccess: () => {
          toast({
            title: done,
            variant: 'success',
            ...(change.isHidden && {
              action: {
                label: t('undo'),
                elsewhere: t('undoElsewhere'),
                press: undo,
              },
            }),
          });
          onClose();
        },
      },
    );
  }

  if (isLeaving) {
    return (
      <LeaveLeavebitDialog
        leavebit={leavebit}
        session={session}
        isReleased={isReleased}
        onExpired={onExpired}
        onClose={onClose}
      />
    );
  }
  const isBusy = (name: 'isHidden' | 'mailsStopped') => isPending && variables[name] !== undefined;
  // After a release, reading and keeping come first, and giving something up comes last.
  const variant = isReleased ? 'quiet' : 'secondary';
  const look = isReleased ? '-ml-5' : '';
  const hide = (
    <Choice title={t('hide')} words={t(isHidden ? 'isHidden' : isReleased ? 'hidingLosesNothing' : 'hiding')}>
      <Button
        variant={variant}
        className={look}
        isBusy={isBusy('isHidden')}
        onClick={() => choose({ isHidden: !isHidden }, t(isHidden ? 'shownAgain' : 'hidden'))}
      >
        {t(isHidden ? 'showAgain' : 'hide')}
      </Button>
    </Choice>
  );
  const mails = isReleased ? (
    <Choice title={t('mailsTitle')} words={describeMailsAfterRelease(leavebit, t)} />
  ) : (
    <Choice
      title={t('mailsFromTitle')}
      words={mailsStopped ? describeStoppedMailsNow(mailsStopped, t) : t('mailsOn')}
    >
      {mailsStopped && (
        <Button
          variant="secondary"
          isBusy={isBusy('mailsStopped')}
          onClick={() => choose({ mailsStopped: false }, t('mailsBackOn'))}
        >
          {t('mailsAgain')}
        </Button>
      )}
      {mailsStopped !== 'all' && (
        <>
          <p className="text-quiet">
            {t('stopWarning')} {t('unstoppable')}
          </p>
          <Button
            variant="secondary"
            isBusy={isBusy('mailsStopped')}
            onClick={() => choose({ mailsStopped: true }, t('mailsStopped'))}
          >
            {t('mailsStop')}
          </Button>
        </>
      )}
    </Choice>
  );
  const leave = (
    <Choice
      title={t('leave')}
      words={
        isReleased
          ? `${describeLoss(leavebit, t)} ${t('leaveUndo', { days: limits.returnDays })}`
          : t('leaveSeen')
      }
    >
      <Button variant={variant} className={look} onClick={() => setIsLeaving(true)}>
        {t('leave')}
      </Button>
    </Choice>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <>
          {t('from', { sender: ownerName ?? username })}
          {ownerName && <span className="block font-sans text-sm font-normal text-quiet">{username}</span>}
        </>
      }
      description={isReleased ? undefined : t('secret')}
    >
      <div className="flex flex-col gap-6">
        {error && (
          <Banner tone="danger" role="alert" title={t('unchanged')}>
            {getErrorMessage(error, t('tryAgainSoon'))}
          </Banner>
        )}
        {isReleased ? (
          <>
            {onRead && (
              <KeepChoice leavebit={leavebit} session={session} onRead={onRead} onExpired={onExpired} />
            )}
            {mails}
            {hide}
            {leave}
          </>
        ) : (
          <>
            {hide}
            {mails}
            {leave}
          </>
        )}
      </div>
    </Dialog>
  );
}

interface KeepChoiceProps {
  leavebit: SharedLeavebit;
  session: ViewSession;
  onRead: (how: { prints: boolean }) => void;
  onExpired: () => void;
}

/** Reading, downloading and printing a LeaveBit. */
function KeepChoice({ leavebit, session, onRead, onExpired }: KeepChoiceProps) {
  const t = useMessages('choices');
  const { id, readableUntil, sealed } = leavebit;
  const { download, isBusy, started, problem } = useLeavebitDownloads(id, session.emailSessionId, onExpired);
  return (
    <Choice
      title={t('keepTitle')}
      words={[
        readableUntil && t('keepUntil', { date: formatMoment(readableUntil, t) }),
        t(sealed ? 'keepSealed' : 'keep'),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {problem && (
        <Banner tone="danger" role="alert" title={t('downloadFailed')}>
          {problem}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={BookOpen} onClick={() => onRead({ prints: false })}>
          {t('read')}
        </Button>
        {!sealed && (
          <Button
            variant="secondary"
            icon={FolderDown}
            isBusy={isBusy(ZIP)}
            onClick={() => void download(ZIP)}
          >
            {t('download')}
          </Button>
        )}
        <Button variant="secondary" icon={Printer} onClick={() => onRead({ prints: true })}>
          {t('print')}
        </Button>
      </div>
      <p role="status" className="text-sm wrap-anywhere text-success empty:hidden">
        {started}
      </p>
    </Choice>
  );
}

const ZIP = { purpose: 'zip' } as const;

function Choice({ title, words, children }: { title: string; words: string; children?: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-2">
      <h3 className="font-sans text-base font-medium">{title}</h3>
      <p className="text-quiet">{words}</p>
      {children}
    </section>
  );
}
