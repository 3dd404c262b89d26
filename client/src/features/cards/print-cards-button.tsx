import type { ComponentProps } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { Language } from '#shared/domain/languages.ts';
import type { TranslatedArea } from '#shared/messages/catalog.ts';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { usePageLanguage } from '#client/lib/messages/language.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { usePrintedSheet } from '#client/ui/use-printed-sheet.tsx';
import { serviceInfoQuery } from '../site/api.ts';
import { loadPaperMessages } from './load-paper-messages.ts';
import type * as cardMessages from './card-messages.ts';
import type { PaperCardText } from './card-messages.ts';

// Lazy-loaded, because few visits print a card, and it imports the QR code generator.
const lazyCards = lazyModule(() => import('./cards-to-print.tsx'));

type CardTexts = Pick<typeof cardMessages, 'describeRecipientNote' | 'describeReporterCard'>;

interface PrintCardsButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'size' | 'variant' | 'className' | 'aria-label'
> {
  label: string;
  /** The messages of the cards besides those of all cards. */
  areas?: readonly TranslatedArea[];
  /** The languages of the cards. The page's language if absent. */
  languages?: readonly Language[];
  /** Called once the texts and messages have loaded. */
  describeCards: (texts: CardTexts) => PaperCardText[];
}

/** Prints a card for each of several people, one page each. */
export function PrintCardsButton({
  label,
  areas = [],
  languages,
  describeCards,
  ...look
}: PrintCardsButtonProps) {
  const site = useMessages('site');
  const pageLanguage = usePageLanguage();
  const getErrorMessage = useErrorMessage();
  const queryClient = useQueryClient();
  const { print, sheet } = usePrintedSheet();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      Promise.all([
        lazyCards.load(),
        loadPaperMessages(['paper-card', ...areas], languages ?? [pageLanguage]),
        // A card without the operator's address is better than none.
        queryClient.fetchQuery(serviceInfoQuery).catch(() => null),
      ]),
    onSuccess: ([{ CardsToPrint, ...texts }, , service]) =>
      print(<CardsToPrint cards={describeCards(texts)} service={service} />),
  });
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        icon={Printer}
        isBusy={isPending}
        onClick={() => mutate()}
        {...look}
      >
        {label}
      </Button>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error && getErrorMessage(error, site('notPrinted'))}
      </p>
      {sheet}
    </>
  );
}
