import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ShareScope } from '#shared/contracts/recipients.ts';
import { EmailAddress } from '#client/lib/emails/email-address.tsx';
import { preloadableComponent, preloadAfterPaint } from '#client/lib/lazy/preloadable-component.tsx';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { now } from '#client/lib/dates.ts';
import { useIsHydrated } from '#client/ui/use-is-hydrated.ts';
import type { RecipientAddress } from './address.ts';
import { lazyVerificationApi } from './lazy-verification-api.ts';
import { CodeRequest } from './code-request.tsx';
import type { ViewSession } from './email-session.ts';
import {
  clearCodeRequest,
  findCodeRequest,
  storeCodeRequest,
  storeVerifiedAddress,
  type CodeRequestStep,
} from './stored-code-request.ts';
import { VerificationIntro, VerificationNoticeBanner } from './verification-messages.tsx';
import type { VerificationNotice } from './use-recipient-visit.ts';
import type { UnavailableReason } from './verification-api.ts';

const CodeEntry = preloadableComponent(() => import('./code-entry.tsx'), 'CodeEntry');
preloadAfterPaint(CodeEntry);

interface VerificationGateProps {
  /** The address in the link, or null if the visitor has to enter it. */
  known: RecipientAddress | null;
  typedBefore?: string;
  /** What the code grants access to. */
  scope: ShareScope;
  notice: VerificationNotice | null;
  /** The view that a code unlocks. */
  behind: { preload: () => Promise<void> };
  onVerified: (session: ViewSession) => void;
  /** Called if the address is verified but the LeaveBit is unavailable, which only happens with a code for a single LeaveBit. */
  onShut?: (shut: UnavailableReason, address: RecipientAddress) => void;
}

/** Verifies an address by emailing a code and checking it. */
export function EmailVerification(props: VerificationGateProps) {
  const { known, typedBefore = '', scope, notice, behind, onVerified, onShut } = props;
  const t = useMessages('verification');
  const site = useMessages('site');
  const getErrorMessage = useErrorMessage();
  const [stored] = useState(() => {
    const found = findCodeRequest(scope);
    return known === null || found?.email === known.email ? found : null;
  });
  const [step, setStep] = useState(stored?.step ?? null);
  const [address, setAddress] = useState(known);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (to: RecipientAddress) =>
      (await lazyVerificationApi.load()).requestVerificationCode(to, scope),
  });
  const isReady = useIsHydrated();
  const failure = error && getErrorMessage(error, t('tryAgainSoon'));

  function enterCode(next: CodeRequestStep) {
    storeCodeRequest(next, scope);
    setAddress(next.address);
    setStep(next);
  }

  function enterCodeFor(to: RecipientAddress) {
    reset();
    enterCode({ address: to, sentAt: null });
  }

  function send(to: RecipientAddress) {
    mutate(to, {
      onSuccess: () => enterCode({ address: to, sentAt: now().getTime() }),
      onError: (cause) => {
        setAddress(to);
        toast({
          title: t('notSent'),
          description: getErrorMessage(cause, t('tryAgainSoon')),
          variant: 'destructive',
        });
      },
    });
  }

  function changeAddress() {
    reset();
    clearCodeRequest();
    setStep(null);
  }

  return (
    <div className="mx-auto flex max-w-reading flex-col gap-6">
      <VerificationIntro email={known?.email} />
      {notice && <VerificationNoticeBanner notice={notice} />}
      {failure && (
        <Banner tone="danger" role="alert" title={t('notSent')}>
          {failure}
        </Banner>
      )}
      <Card className="flex flex-col gap-5">
        {!known && step && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b pb-3">
            <p className="min-w-0">
              <span className="block text-sm text-quiet">{t('address')}</span>
              <strong className="font-medium wrap-anywhere">
                <EmailAddress email={step.address.email} />
              </strong>
            </p>
            <Button variant="quiet" className="-mx-5" onClick={changeAddress}>
              {t('changeAddress')}
            </Button>
          </div>
        )}
        {!isReady ? (
          <Spinner label={site('loadingLeavebits')} />
        ) : step ? (
          <CodeEntry
            key={step.sentAt}
            address={step.address}
            scope={scope}
            sentAt={step.sentAt}
            isSending={isPending}
            behind={behind}
            onSend={() => send(step.address)}
            onAnswer={(answer) => {
              const { address } = step;
              storeVerifiedAddress(address);
              if (answer.kind !== 'verified') return onShut?.(answer, address);
              onVerified({ ...address, emailSessionId: answer.emailSessionId, opened: answer.opened });
            }}
          />
        ) : (
          <CodeRequest
            known={known}
            typedBefore={address?.email ?? (typedBefore || (stored?.email ?? ''))}
            isSending={isPending}
            onSend={send}
            onHasCode={enterCodeFor}
          />
        )}
      </Card>
    </div>
  );
}
