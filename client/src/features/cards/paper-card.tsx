import type { ReactNode } from 'react';
import type { ServiceInfo } from '#shared/contracts/session.ts';
import { cx } from '#client/lib/class-names.ts';
import { getLoadedMessages } from '#client/lib/messages/use-messages.ts';
import { BrandName } from '#client/ui/brand-mark.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { chooseTypeSize, type PaperCardText } from './card-messages.ts';
import { splitLink } from './split-link.ts';

/** Longer links take more than one line, and the end of a line could be taken for a space. */
const ONE_LINE = 40;

const typeSizes = {
  large: 'print:text-[14pt]',
  medium: 'print:text-[12pt]',
  small: 'print:text-[10pt]',
} as const;

/** A card on a printed page of its own. Used on screens as well. Its language's messages must be loaded. */
export function PaperCard({ card, service }: { card: PaperCardText; service: ServiceInfo | null }) {
  const t = getLoadedMessages('paper-card', card.language);
  return (
    <article
      lang={card.language}
      className={cx(
        'flex w-full flex-col gap-4 rounded-md border bg-surface p-5 leading-normal print:break-inside-avoid print:break-after-page print:gap-[4.5mm] print:rounded-none print:border-0 print:p-0 print:last:break-after-auto',
        typeSizes[chooseTypeSize(card)],
      )}
    >
      <BrandName />
      <div>
        <h3 className="text-xl wrap-anywhere print:text-[1.7em] print:leading-tight">{card.title}</h3>
        {card.holder && <p className="mt-1 wrap-anywhere">{card.holder}</p>}
      </div>
      <p className="wrap-anywhere">{card.intro}</p>
      <div className="flex flex-col gap-4 min-[30rem]:flex-row-reverse min-[30rem]:items-start min-[30rem]:justify-between print:flex-row-reverse print:items-start print:gap-[6mm]">
        <div className="w-44 shrink-0 print:w-[46mm]">
          <QrCode text={card.link} label={t('qrCode')} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 print:gap-[4mm]">
          <p className="wrap-anywhere">{t.rich('when', { strong, when: card.when })}</p>
          <p>
            {t.rich(card.link.length > ONE_LINE ? 'whereSpaces' : 'where', {
              strong,
              link: () => <WrittenLink link={card.link} />,
            })}
          </p>
        </div>
      </div>
      <div>
        <p className="font-semibold">{t('steps')}</p>
        <ol className="list-decimal pl-6">
          {card.steps.map(({ text, address }) => (
            <li key={text} className="wrap-anywhere">
              {text}
              {address && (
                <>
                  {' '}
                  <strong translate="no" className="font-semibold">
                    {address}
                  </strong>
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
      {card.fallback && <p className="wrap-anywhere">{card.fallback}</p>}
      <div>
        <p>{t.rich('whom', { strong })}</p>
        <div aria-hidden className="mt-9 border-b border-ink" />
        <div aria-hidden className="mt-11 border-b border-ink" />
      </div>
      <p className="text-sm print:text-[0.87em]">
        {card.keep}
        {service?.supportEmail && ` ${t('questions', { email: service.supportEmail })}`}
        {service?.operatorName && ` ${t('operator', { operator: service.operatorName })}`}
      </p>
    </article>
  );
}

const strong = (content: ReactNode) => <strong className="font-semibold">{content}</strong>;

function WrittenLink({ link }: { link: string }) {
  return (
    <span translate="no" className="font-mono text-[0.9em]">
      {splitLink(link).map((group, index) => (
        <span key={index} className="inline-block whitespace-nowrap">
          {group}
        </span>
      ))}
    </span>
  );
}
