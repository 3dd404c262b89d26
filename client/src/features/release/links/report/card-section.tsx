import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { loadMessages } from '#client/lib/messages/catalogs.ts';
import { getVisitorLanguage } from '#client/lib/messages/language.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useLinkMessages } from '../link-messages.ts';
import type { ReporterLinkCard } from './reporter-card-text.ts';

// Lazy-loaded, because it imports the QR code generator.
const lazyCard = lazyModule(() => import('./reporter-card.tsx'));
const lazyMessages = lazyModule(() => loadMessages(['paper-card', 'reporter-card'], getVisitorLanguage()));

async function loadCard() {
  const [card] = await Promise.all([lazyCard.load(), lazyMessages.load()]);
  return card;
}

/** Offers a card with this link to print, so that the reporter finds it without our email. */
export function CardSection(props: ReporterLinkCard) {
  const { t, links } = useLinkMessages('report');
  const getErrorMessage = useErrorMessage();
  const { mutate: load, data: loaded, isPending, error } = useMutation({ mutationFn: loadCard });
  return (
    <section
      aria-labelledby="card-title"
      className="flex flex-col items-start gap-3 border-t pt-6 print:border-0 print:pt-0"
    >
      <h2 id="card-title" className="text-lg md:text-lg">
        {t('cardTitle')}
      </h2>
      <p>{props.type === 'practice' ? t('cardTextPractice') : `${t('cardText')} ${t('cardWarning')}`}</p>
      {error && (
        <Banner tone="danger" role="alert" title={t('cardNotPrinted')}>
          {getErrorMessage(error, links('tryLater'))}
        </Banner>
      )}
      {loaded ? (
        <loaded.ReporterCard {...props} />
      ) : (
        <Button variant="secondary" icon={Printer} isBusy={isPending} onClick={() => load()}>
          {t('printCard')}
        </Button>
      )}
    </section>
  );
}
