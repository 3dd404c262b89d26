import { useState } from 'react';
import type { ReactNode } from 'react';
import { BookOpen, FolderDown, Printer } from 'lucide-react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useUpdateSenderChoice } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { useLeavebitDownloads } from '../view/use-downloads.ts';
import {
  UNSTOPPABLE_MAILS_NOTE,
  STOP_MAILS_WARNING,
  describeLoss,
  describeMailsAfterRelease,
  describeStoppedMails,
} from './choice-messages.ts';
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
                label: 'Undo',
                elsewhere: '“Hidden” at the end of the page shows the sender again',
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
    <Choice
      title="Hide this sender"
      words={
        isHidden
          ? 'Everything from this sender is in “Hidden” at the end of your page.'
          : `Everything from this sender moves to “Hidden” at the end of your page.${isReleased ? ' Nothing is lost, and you can show it again at any time.' : ''}`
      }
    >
      <Button
        variant={variant}
        className={look}
        isBusy={isBusy('isHidden')}
        onClick={() => choose({ isHidden: !isHidden }, isHidden ? 'Sender shown again' : 'Sender hidden')}
      >
        {isHidden ? 'Show this sender again' : 'Hide this sender'}
      </Button>
    </Choice>
  );
  const mails = isReleased ? (
    <Choice title="Emails" words={describeMailsAfterRelease(leavebit)} />
  ) : (
    <Choice
      title="Emails from this sender"
      words={
        mailsStopped
          ? `${describeStoppedMails(mailsStopped)}.`
          : 'You get an email whenever something is new.'
      }
    >
      {mailsStopped && (
        <Button
          variant="secondary"
          isBusy={isBusy('mailsStopped')}
          onClick={() => choose({ mailsStopped: false }, 'Emails turned back on')}
        >
          Get emails again
        </Button>
      )}
      {mailsStopped !== 'all' && (
        <>
          <p className="text-quiet">
            {STOP_MAILS_WARNING} {UNSTOPPABLE_MAILS_NOTE}
          </p>
          <Button
            variant="secondary"
            isBusy={isBusy('mailsStopped')}
            onClick={() => choose({ mailsStopped: true }, 'Emails stopped')}
          >
            Stop emails from this sender
          </Button>
        </>
      )}
    </Choice>
  );
  const leave = (
    <Choice
      title="Leave this LeaveBit"
      words={
        isReleased
          ? `${describeLoss(leavebit)} For ${limits.returnDays} days, you can undo that with a link that we’ll email you. After that, nobody may be able to bring it back.`
          : 'You’ll lose access to this LeaveBit. The sender can see that you left.'
      }
    >
      <Button variant={variant} className={look} onClick={() => setIsLeaving(true)}>
        Leave this LeaveBit
      </Button>
    </Choice>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <>
          From {ownerName ?? username}
          {ownerName && <span className="block font-sans text-sm font-normal text-quiet">{username}</span>}
        </>
      }
      description={isReleased ? undefined : 'The sender won’t know if you hide them or stop their emails.'}
    >
      <div className="flex flex-col gap-6">
        {error && (
          <Banner tone="danger" role="alert" title="Nothing was changed">
            {getErrorMessage(error, 'Please try again in a moment.')}
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
  const { id, readableUntil, sealed } = leavebit;
  const { download, isBusy, started, problem } = useLeavebitDownloads(id, session.emailSessionId, onExpired);
  return (
    <Choice
      title="Read it and keep it"
      words={[
        readableUntil && `You can read it here until ${formatMoment(readableUntil)}.`,
        sealed
          ? 'It’s sealed: open it with your card, and save what you want to keep there.'
          : 'Download or print what you want to keep.',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {problem && (
        <Banner tone="danger" role="alert" title="Download Failed">
          {problem}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={BookOpen} onClick={() => onRead({ prints: false })}>
          Read
        </Button>
        {!sealed && (
          <Button
            variant="secondary"
            icon={FolderDown}
            isBusy={isBusy(ZIP)}
            onClick={() => void download(ZIP)}
          >
            Download
          </Button>
        )}
        <Button variant="secondary" icon={Printer} onClick={() => onRead({ prints: true })}>
          Print
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
