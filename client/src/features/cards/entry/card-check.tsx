import { useEffect, useEffectEvent, useState } from 'react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Card } from '#client/ui/card.tsx';
import { readSecretKey, type SecretKey } from '../../sealing/crypto/secret-keys.ts';
import { CardKeyForm } from './card-key-form.tsx';
import { checkCard } from './check-card.ts';

/** Says whether a card works, and nothing else. The key comes from the form or from the link in the card's QR code. */
export function CardCheck() {
  const [works, setWorks] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [cameByLink, setCameByLink] = useState(false);
  const { attempt, isUnderWay } = useAsyncAction(checkCard);

  function clear() {
    setWorks(null);
    setProblem(null);
  }

  async function check({ publicKey }: SecretKey) {
    clear();
    try {
      setWorks(await attempt(publicKey));
    } catch (error) {
      setProblem(getErrorMessage(error, 'The card couldn’t be checked. Please try again in a moment.'));
    }
  }

  const checkLink = useEffectEvent(async () => {
    const link = takeFragment();
    if (link === '') return;
    setCameByLink(true);
    clear();
    try {
      const key = await readSecretKey(link);
      if (key) await check(key);
      else
        setProblem(
          'The code or link that brought you here has no complete key. Please scan the card’s QR code again, or type the key.',
        );
    } catch (error) {
      setProblem(getErrorMessage(error, 'The card couldn’t be checked. Please try again in a moment.'));
    }
  });
  useEffect(() => {
    const check = () => void checkLink();
    check();
    window.addEventListener('hashchange', check);
    return () => window.removeEventListener('hashchange', check);
  }, []);

  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1>Check your card</h1>
        <p className="mt-2 text-lg">
          Somebody gave you a printed card with a QR code and a key that begins with{' '}
          <span translate="no" className="font-mono text-base">
            AGE-SECRET-KEY-1
          </span>
          . Here you can see whether it still works.
        </p>
      </div>
      {works !== null && (
        <div role="status">
          {works ? (
            <Banner tone="success" title="This card works">
              Please put it back in a safe place, where you’ll find it in ten years. Don’t photograph it, and
              don’t send it to anybody.
            </Banner>
          ) : (
            <Banner tone="warning" title="This isn’t a current card">
              It was replaced by a newer one, or it isn’t one of ours. Look for a newer card, or ask the
              person who gave it to you for one. Please don’t throw this one away yet: it may still open what
              hasn’t been saved since.
            </Banner>
          )}
          {cameByLink && (
            <p className="mt-2 text-sm text-quiet">
              Your browser’s history may still have the link with the key. You can delete it there.
            </p>
          )}
        </div>
      )}
      <Card>
        <CardKeyForm
          submitLabel="Check the card"
          isBusy={isUnderWay}
          problem={problem}
          onKey={(key) => void check(key)}
          onChange={clear}
        />
      </Card>
      <dl className="flex flex-col gap-3 text-quiet [&_dt]:font-medium [&_dt]:text-ink">
        <div>
          <dt>Why check it?</dt>
          <dd>
            The card opens what somebody has sealed for you, and we can’t open that without it. A card that is
            damaged or out of date is easy to replace as long as the person who gave it to you can do so.
          </dd>
        </div>
        <div>
          <dt>What happens to the key?</dt>
          <dd>
            It stays on this device. Only a public number that belongs to it is sent, and nobody can work out
            the key from that. The person who gave you the card can see when it was last checked.
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The URL's fragment, which is removed from the address at once. */
function takeFragment(): string {
  const { hash, pathname, search } = window.location;
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
  return hash.slice(1);
}
