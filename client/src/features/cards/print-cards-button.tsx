import type { ComponentProps } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { Button } from '#client/ui/button.tsx';
import { usePrintedSheet } from '#client/ui/use-printed-sheet.tsx';
import { serviceInfoQuery } from '../site/api.ts';
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
  /** Called once the texts have loaded. */
  describeCards: (texts: CardTexts) => PaperCardText[];
}

/** Prints a card for each of several people, one page each. */
export function PrintCardsButton({ label, describeCards, ...look }: PrintCardsButtonProps) {
  const queryClient = useQueryClient();
  const { print, sheet } = usePrintedSheet();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      Promise.all([
        lazyCards.load(),
        // A card without the operator's address is better than none.
        queryClient.fetchQuery(serviceInfoQuery).catch(() => null),
      ]),
    onSuccess: ([{ CardsToPrint, ...texts }, service]) =>
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
        {error && getErrorMessage(error, 'Nothing was printed. Please try again in a moment.')}
      </p>
      {sheet}
    </>
  );
}
