import type { ReactNode } from 'react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { CardAttachments } from './card-attachments.tsx';
import { useListMessages } from '../use-list-messages.ts';

const SealedDetails = preloadableComponent(() => import('./sealed-details.tsx'), 'SealedDetails');

/** The content that a card shows only when expanded. */
export function CardDetails({ id, titleId, leavebit }: { id: string; titleId: string; leavebit: Leavebit }) {
  const t = useListMessages();
  if (leavebit.sealed)
    return (
      <div id={id} className="border-t pt-4">
        <SealedDetails leavebit={leavebit} titleId={titleId} />
      </div>
    );
  return (
    <div id={id} className="flex flex-col gap-5 border-t pt-4">
      <CardSection title={t('info')}>
        {leavebit.infoFields ? (
          <p className="max-w-reading wrap-anywhere whitespace-pre-wrap">{leavebit.infoFields}</p>
        ) : (
          <p className="text-quiet">{t('noInfo')}</p>
        )}
      </CardSection>
      {leavebit.attachments.length > 0 && (
        <CardSection title={t('attachments')}>
          <CardAttachments leavebit={leavebit} />
        </CardSection>
      )}
    </div>
  );
}

export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-sans text-sm font-medium text-quiet">{title}</h3>
      {children}
    </section>
  );
}
