import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { PrintsAlone } from '#client/ui/prints-alone.tsx';
import { PaperCard } from '#client/features/cards/paper-card.tsx';
import { serviceInfoQuery } from '#client/features/site/api.ts';
import { describeReporterLinkCard, type ReporterLinkCard } from './reporter-card-text.ts';

/** The card as printed, and the browser's print dialog. It has nothing of what the owner keeps. */
export function ReporterCard(link: ReporterLinkCard) {
  const t = useMessages('reporter-card');
  const { data: service = null, isPending } = useQuery(serviceInfoQuery);
  const hasPrinted = useRef(false);
  useEffect(() => {
    if (isPending || hasPrinted.current) return;
    hasPrinted.current = true;
    window.print();
  }, [isPending]);

  return (
    <>
      <PrintsAlone className="w-full">
        <PaperCard card={describeReporterLinkCard(t, window.location.origin, link)} service={service} />
      </PrintsAlone>
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        {t('printAgain')}
      </Button>
    </>
  );
}
