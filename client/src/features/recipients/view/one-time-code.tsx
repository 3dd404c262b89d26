import { useEffect, useId, useState } from 'react';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { CopyButton } from './copy-button.tsx';
import { computeOneTimeCode } from './compute-one-time-code.ts';

/** The current code of a one-time-code key (TOTP), as an authenticator app shows it. Never printed, because it is soon over. */
export function OneTimeCode({ secret }: { secret: string }) {
  const t = useMessages('recipients');
  const labelId = useId();
  const [at, setAt] = useState(() => serverNow().getTime());
  useEffect(() => {
    const timer = setInterval(() => setAt(serverNow().getTime()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const current = computeOneTimeCode(secret, at);
  if (current === null) return null;
  const { code, secondsLeft } = current;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 print:hidden">
      <p>
        <span id={labelId}>{t('oneTimeCode')}</span>{' '}
        <span translate="no" className="font-mono text-lg whitespace-nowrap">
          {code.slice(0, code.length / 2)} {code.slice(code.length / 2)}
        </span>{' '}
        <span className="text-sm text-quiet">
          {t.rich('oneTimeSeconds', {
            seconds: secondsLeft,
            number: (number) => <span translate="no">{number}</span>,
          })}
        </span>
      </p>
      <div className="-mx-2">
        <CopyButton value={code} labelId={labelId} onFailed={() => undefined} />
      </div>
    </div>
  );
}
