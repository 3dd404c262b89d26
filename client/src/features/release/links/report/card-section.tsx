import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { loadPaperMessages } from '#client/features/cards/load-paper-messages.ts';
import { usePageLanguage } from '#client/lib/messages/language.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import type { ReporterLinkCard } from './reporter-card-text.ts';

// Lazy-loaded, because it imports the QR code generator.
const lazyCard = lazyModule(() => import('./reporter-card.tsx'));

/** Offers a card with this link to print, so that the reporter finds it without our email. */
export function CardSection(props: ReporterLinkCard) {
  const language = usePageLanguage();
  const {
    mutate: load,
    data: loaded,
    isPending,
    error,
  } = useMutation({
    mutationFn: async () => {
      const [card] = await Promise.all([lazyCard.load(), loadPaperMessages(language)]);
      return card;
    },
  });
  return (
    <section
      aria-labelledby="card-title"
      className="flex flex-col items-start gap-3 border-t pt-6 print:border-0 print:pt-0"
    >
      <h2 id="card-title" className="text-lg md:text-lg">
        A card for your papers
      </h2>
      <p>
        Print {props.type === 'practice' ? 'the address of this page' : 'this link'} with a QR code, so that
        you can find it without our email.
        {props.type !== 'practice' &&
          ' Anyone who has the card can report in your name, so keep it where only you can find it.'}
      </p>
      {error && (
        <Banner tone="danger" role="alert" title="The card wasn’t printed">
          {getErrorMessage(error, 'Please try again in a moment.')}
        </Banner>
      )}
      {loaded ? (
        <loaded.ReporterCard {...props} />
      ) : (
        <Button variant="secondary" icon={Printer} isBusy={isPending} onClick={() => load()}>
          Print a card
        </Button>
      )}
    </section>
  );
}
