import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useUpdateSenderChoice } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { UNSTOPPABLE_MAILS_NOTE, STOP_MAILS_WARNING, describeStoppedMails } from './choice-messages.ts';
import { LeaveLeavebitDialog } from './leave-leavebit-dialog.tsx';

interface SenderDialogProps {
  leavebit: SharedLeavebit;
  isHidden: boolean;
  session: ViewSession;
  onClose: () => void;
}

/** The recipient's options for a LeaveBit and its sender. Mount only while open. */
export function SenderOptionsDialog({ leavebit, isHidden, session, onClose }: SenderDialogProps) {
  const { username, ownerName, mailsStopped } = leavebit;
  const { mutate, isPending, variables, error } = useUpdateSenderChoice(session);
  const [isLeaving, setIsLeaving] = useState(false);

  function choose(change: { isHidden?: boolean; mailsStopped?: boolean }, done: string) {
    mutate(
      { username, ...change },
      {
        onSuccess: () => {
          toast({ title: done, variant: 'success' });
          onClose();
        },
      },
    );
  }

  if (isLeaving) return <LeaveLeavebitDialog leavebit={leavebit} session={session} onClose={onClose} />;
  const isBusy = (name: 'isHidden' | 'mailsStopped') => isPending && variables[name] !== undefined;
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
      description="The sender won’t know if you hide them or stop their emails."
    >
      <div className="flex flex-col gap-6">
        {error && (
          <Banner tone="danger" role="alert" title="Nothing was changed">
            {getErrorMessage(error, 'Please try again in a moment.')}
          </Banner>
        )}
        <Choice
          title="Hide this sender"
          words={
            isHidden
              ? 'Everything from this sender is in “Hidden” at the end of your page.'
              : 'Everything from this sender moves to “Hidden” at the end of your page.'
          }
        >
          <Button
            variant="secondary"
            isBusy={isBusy('isHidden')}
            onClick={() => choose({ isHidden: !isHidden }, isHidden ? 'Sender shown again' : 'Sender hidden')}
          >
            {isHidden ? 'Show this sender again' : 'Hide this sender'}
          </Button>
        </Choice>
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
              <p>
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
        <Choice
          title="Leave this LeaveBit"
          words="You’ll lose access to this LeaveBit. The sender can see that you left."
        >
          <Button variant="secondary" onClick={() => setIsLeaving(true)}>
            Leave this LeaveBit
          </Button>
        </Choice>
      </div>
    </Dialog>
  );
}

function Choice({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-2">
      <h3 className="font-sans text-base font-medium">{title}</h3>
      <p className="text-quiet">{words}</p>
      {children}
    </section>
  );
}
