import { useEffect, useEffectEvent, useState } from 'react';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Card } from '#client/ui/card.tsx';
import { KEY_PREFIX, readSecretKey, type SecretKey } from '../../sealing/crypto/secret-keys.ts';
import { CardKeyForm } from './card-key-form.tsx';
import { checkCard } from './check-card.ts';

/** Says whether a card works, and nothing else. The key comes from the form or from the link in the card's QR code. */
export function CardCheck() {
  const t = useMessages('cards');
  const getErrorMessage = useErrorMessage();
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
      setProblem(getErrorMessage(error, t('checkFailed')));
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
      else setProblem(t('linkIncomplete'));
    } catch (error) {
      setProblem(getErrorMessage(error, t('checkFailed')));
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
        <h1>{t('title')}</h1>
        <p className="mt-2 text-lg">
          {t.rich('intro', {
            key: () => (
              <span translate="no" className="font-mono text-base whitespace-nowrap">
                {KEY_PREFIX}
              </span>
            ),
          })}
        </p>
      </div>
      {works !== null && (
        <div role="status">
          {works ? (
            <Banner tone="success" title={t('worksTitle')}>
              {t('works')}
            </Banner>
          ) : (
            <Banner tone="warning" title={t('worksNotTitle')}>
              {t('worksNot')}
            </Banner>
          )}
          {cameByLink && <p className="mt-2 text-sm text-quiet">{t('history')}</p>}
        </div>
      )}
      <Card>
        <CardKeyForm
          submitLabel={t('check')}
          isBusy={isUnderWay}
          problem={problem}
          onKey={(key) => void check(key)}
          onChange={clear}
        />
      </Card>
      <dl className="flex flex-col gap-3 text-quiet [&_dt]:font-medium [&_dt]:text-ink">
        <div>
          <dt>{t('whyTitle')}</dt>
          <dd>{t('why')}</dd>
        </div>
        <div>
          <dt>{t('keyTitle')}</dt>
          <dd>{t('key')}</dd>
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
