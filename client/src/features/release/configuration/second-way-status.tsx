import { useEffect, useRef, useState } from 'react';
import { CircleCheck } from 'lucide-react';
import type { SavedReleaseConfig, VerifiedChannel } from '#shared/contracts/release.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { CodeInput } from '#client/ui/fields/code-input.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useSendWayCode, useVerifyWay } from '../api.ts';
import { useConfigMessages } from './use-config-messages.ts';

/** A saved second way. `isVerified`: false while its code hasn't been entered. */
interface SecondWay {
  channel: VerifiedChannel;
  to: string;
  isVerified: boolean;
}

/** The saved second ways that can be verified. */
function listSecondWays(config: SavedReleaseConfig): SecondWay[] {
  const { secondEmail, secondEmailVerified, phoneNumber, phoneNumberVerified, sendsTexts } = config;
  return [
    ...(secondEmail ? [{ channel: 'email', to: secondEmail, isVerified: secondEmailVerified } as const] : []),
    ...(phoneNumber?.startsWith('+') && sendsTexts
      ? [{ channel: 'phone', to: phoneNumber, isVerified: phoneNumberVerified } as const]
      : []),
  ];
}

/** The second ways whose code hasn't been entered yet. */
export const listUnverifiedChannels = (config: SavedReleaseConfig): VerifiedChannel[] =>
  listSecondWays(config).flatMap(({ channel, isVerified }) => (isVerified ? [] : [channel]));

interface SecondWayStatusProps {
  channel: VerifiedChannel;
  /** As saved. */
  config: SavedReleaseConfig;
  /** Whether the owner has just saved this way, so that they go on with its code. */
  isCodeAwaited: boolean;
}

/** Beside the field of a second way: that it is verified, or a field for its code. Nothing if there is no such way. */
export function SecondWayStatus({ channel, config, isCodeAwaited }: SecondWayStatusProps) {
  const t = useConfigMessages();
  const way = listSecondWays(config).find((one) => one.channel === channel);
  if (!way) return null;
  if (!way.isVerified) return <WayCode key={way.to} way={way} isCodeAwaited={isCodeAwaited} />;
  return (
    <p className="-mt-2 flex items-start gap-2 text-sm text-success">
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere">
        {t.rich('wayVerified', { address: () => <bdi translate="no">{way.to}</bdi> })}
      </span>
    </p>
  );
}

/** Inside the configuration's form, so it has none of its own. */
function WayCode({ way: { channel, to }, isCodeAwaited }: { way: SecondWay; isCodeAwaited: boolean }) {
  const t = useConfigMessages();
  const [code, setCode] = useState('');
  const verify = useVerifyWay();
  const resend = useSendWayCode();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isCodeAwaited) return;
    input.current?.scrollIntoView({ block: 'center' });
    input.current?.focus({ preventScroll: true });
  }, [isCodeAwaited]);
  const failure = verify.error ?? resend.error;
  function submit() {
    if (code === '' || verify.isPending) return;
    verify.mutate(
      { channel, code },
      { onSuccess: () => toast({ title: t('verified'), variant: 'success' }) },
    );
  }
  return (
    <Card className="flex flex-col gap-4">
      <Field
        label={t(channel === 'email' ? 'emailCode' : 'phoneCode')}
        hint={t.rich('codeHint', {
          strong: (content) => <strong className="font-medium text-warning">{content}</strong>,
          address: () => (
            <bdi translate="no" className="wrap-anywhere">
              {to}
            </bdi>
          ),
        })}
        error={failure ? getErrorMessage(failure, t('codeFailed')) : undefined}
      >
        <CodeInput
          ref={input}
          value={code}
          onChange={setCode}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not the configuration.
            event.preventDefault();
            submit();
          }}
          digits={12}
          className="sm:max-w-64"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant="secondary" isBusy={verify.isPending} onClick={submit}>
          {t('verify')}
        </Button>
        <Button
          type="button"
          variant="quiet"
          isBusy={resend.isPending}
          onClick={() => resend.mutate(channel, { onSuccess: () => toast({ title: t('anotherCodeSent') }) })}
        >
          {t('sendAnotherCode')}
        </Button>
      </div>
    </Card>
  );
}
