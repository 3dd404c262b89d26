import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { ShareScope } from '#shared/contracts/recipients.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { now } from '#client/lib/dates.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { useCountdown } from '#client/lib/use-countdown.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { CodeInput } from '#client/ui/fields/code-input.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import type { RecipientAddress } from './address.ts';
import { useVerifyCode } from './use-verify-code.ts';
import type { UnavailableReason, VerifyCodeResult } from './verification-api.ts';

interface CodeEntryProps {
  address: RecipientAddress;
  scope: ShareScope;
  /** When a code was sent. Null if the visitor says they already have one. */
  sentAt: number | null;
  isSending: boolean;
  /** The view that the code unlocks. */
  behind: { preload: () => Promise<void> };
  onSend: () => void;
  onAnswer: (answer: VerifyCodeResult | UnavailableReason) => void;
}

/** Remounts for each new code, because the old code in the field no longer works. */
export function CodeEntry({ address, scope, sentAt, isSending, behind, onSend, onAnswer }: CodeEntryProps) {
  const t = useMessages('verification');
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { secondsLeft } = useCountdown(sentAt === null ? 0 : getSecondsToResend(sentAt));
  const { verify, isVerifying, problem, isSpent, clearProblem } = useVerifyCode({
    address,
    scope,
    behind,
    onAnswer,
  });
  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    verify(code);
    input.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {sentAt !== null && !isSpent && (
        <Banner role="status">{t('onItsWay', { minutes: limits.codeMinutes })}</Banner>
      )}
      <Field label={t('code')} hint={t('codeHint')} error={problem ?? undefined}>
        <CodeInput
          ref={input}
          value={code}
          digits={limits.codeMaxDigits}
          onChange={(next) => {
            setCode(next);
            clearProblem();
          }}
        />
      </Field>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" variant={isSpent ? 'quiet' : 'primary'} isBusy={isVerifying}>
          {t('verify')}
        </Button>
        <Button
          variant={isSpent ? 'primary' : 'quiet'}
          disabled={secondsLeft > 0}
          isBusy={isSending}
          onClick={onSend}
        >
          {secondsLeft > 0 ? t('newCodeIn', { seconds: secondsLeft }) : t('newCode')}
        </Button>
      </div>
      <NoMailHelp />
    </form>
  );
}

/** Less than the full time if the page was discarded and restored meanwhile. */
function getSecondsToResend(sentAt: number): number {
  const passed = Math.floor((now().getTime() - sentAt) / SECOND_MS);
  return Math.min(Math.max(limits.codeResendSeconds - passed, 0), limits.codeResendSeconds);
}

/** Says what to do if the email with the code doesn't arrive. */
function NoMailHelp() {
  const t = useMessages('verification');
  return (
    <details className="border-t pt-3">
      <summary className="min-h-11 py-2 font-medium text-primary">{t('noMail')}</summary>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-quiet">
        <li>{t('noMailFolders')}</li>
        <li>{t('noMailAddress')}</li>
        <li>{t('noMailDelay')}</li>
        <li>{t('noMailNothing')}</li>
      </ul>
    </details>
  );
}
