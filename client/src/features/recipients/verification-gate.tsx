import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { messageOf } from '../../lib/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { requestCode } from './api.ts';
import { CodeEntry } from './code-entry.tsx';

export type GateNotice = 'expired' | 'signed-out';

interface VerificationGateProps {
  encodedEmail: string;
  email: string;
  notice: GateNotice | null;
  onVerified: (emailSessionId: string) => void;
}

export function VerificationGate({ encodedEmail, email, notice, onVerified }: VerificationGateProps) {
  const [isEntering, setIsEntering] = useState(false);
  const [timesSent, setTimesSent] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestCode(encodedEmail),
  });
  const failure = error && messageOf(error, 'Please try again in a moment.');

  function send() {
    mutate(undefined, {
      onSuccess: () => {
        setIsEntering(true);
        setTimesSent((times) => times + 1);
      },
      onError: (cause) =>
        toast({
          title: 'Failed to send verification code',
          description: messageOf(cause, 'Please try again in a moment.'),
          variant: 'destructive',
        }),
    });
  }

  return (
    <div className="mx-auto flex max-w-reading flex-col gap-6">
      <div>
        <h1>Verify your email address</h1>
        <p className="mt-3">
          LeaveBits keeps words and files that people leave for those they trust. If something is shared with{' '}
          <strong className="font-medium wrap-anywhere">{email}</strong>, you can read it here.
        </p>
        <p className="mt-3 text-quiet">
          To make sure that only you can, we send a six-digit code to this address, and you enter it on this
          page. You need no account and no password, and it costs nothing.
        </p>
      </div>
      {notice && <NoticeBanner notice={notice} />}
      {failure && (
        <Banner tone="danger" role="alert" title="Failed to send verification code">
          {failure}
        </Banner>
      )}
      <Card>
        {isEntering ? (
          <CodeEntry
            key={timesSent}
            encodedEmail={encodedEmail}
            wasSent={timesSent > 0}
            isSending={isPending}
            onSend={send}
            onVerified={onVerified}
          />
        ) : (
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button icon={MailCheck} isBusy={isPending} onClick={send}>
              Send code
            </Button>
            <Button variant="quiet" onClick={() => setIsEntering(true)}>
              I already have a code
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}

function NoticeBanner({ notice }: { notice: GateNotice }) {
  return notice === 'expired' ? (
    <Banner tone="warning" title="Session Expired">
      Your verification session expired. Please verify again.
    </Banner>
  ) : (
    <Banner tone="success" title="You are signed out">
      Nothing of what you read stays on this page. You can come back with a new code at any time.
    </Banner>
  );
}
