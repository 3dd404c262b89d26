import type { ReactNode } from 'react';
import { pagePathPatterns } from '#shared/domain/pages.ts';
import { formatDayIn } from '#shared/messages/format-moment.ts';
import { cx } from '#client/lib/class-names.ts';
import { now } from '#client/lib/dates.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';
import { BrandName } from '#client/ui/brand-mark.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { SecretKeyText } from '../sealing/secret-key-text.tsx';

/** Longer names and addresses need smaller type to fit on one page. Names have up to 100 characters, and addresses up to 254. */
const LARGE_TYPE_LENGTH = 120;

export interface SealingCardProps {
  /** Null if the owner has given none. */
  ownerName: string | null;
  personName: string | null;
  /** The person's address. */
  email: string;
  /** The card's secret key (`AGE-SECRET-KEY-1…`), which is nowhere else. */
  identity: string;
  isSpare: boolean;
  /** Messages in the person's language. */
  t: Messages<'key-card'>;
}

/** A person's card for sealed LeaveBits, on a printed page of its own. Black and white, for A4 and Letter. */
export function SealingCard({ ownerName, personName, email, identity, isSpare, t }: SealingCardProps) {
  const { origin } = window.location;
  const isLong = `${ownerName ?? ''}${personName ?? ''}${email}`.length > LARGE_TYPE_LENGTH;
  const name = personName ?? email;
  // A lost card and its successor look alike otherwise.
  const date = formatDayIn(t.language, now());
  return (
    <article
      translate="no"
      lang={t.language}
      className={cx(
        'flex w-full flex-col gap-4 rounded-md border bg-surface p-5 leading-normal print:break-inside-avoid print:break-after-page print:rounded-none print:border-0 print:p-0 print:last:break-after-auto',
        isLong
          ? 'print:gap-[2.5mm] print:text-[9pt]'
          : t.language === 'en'
            ? 'print:gap-[4mm] print:text-[11.5pt]'
            : 'print:gap-[3mm] print:text-[10.5pt]',
      )}
    >
      <BrandName />
      <div>
        <h3 className="text-xl wrap-anywhere print:text-[1.7em] print:leading-tight">
          {t(isSpare ? 'titleSpare' : 'title')}
        </h3>
        <p className="mt-1 wrap-anywhere">
          {ownerName ? t('holderFrom', { name, owner: ownerName, date }) : t('holder', { name, date })}
        </p>
      </div>
      <p className="wrap-anywhere">{ownerName ? t('intro', { owner: ownerName }) : t('introUnnamed')}</p>
      <div className="flex flex-col gap-4 min-[30rem]:flex-row-reverse min-[30rem]:items-start min-[30rem]:justify-between print:flex-row-reverse print:items-start print:gap-[6mm]">
        <div className="w-44 shrink-0 print:w-[52mm]">
          <QrCode text={`${origin}${pagePathPatterns.card}#${identity}`} label={t('qrCode')} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 print:gap-[3mm]">
          <p className="font-semibold">{t('typeKey')}</p>
          <p className="font-mono text-lg leading-relaxed print:text-[1.15em]">
            <SecretKeyText identity={identity} />
          </p>
          <p className="text-sm print:text-[0.9em]">{t('noLetters')}</p>
        </div>
      </div>
      <div>
        <p className="font-semibold">{t('whenEmailed')}</p>
        <ol className="list-decimal pl-6">
          <li className="wrap-anywhere">
            {t.rich('goTo', { address: () => strong(`${origin}/my-leavebits`) })}
          </li>
          <li className="wrap-anywhere">{t.rich('enterAddress', { email: () => strong(email) })}</li>
          <li>{t('openIt')}</li>
        </ol>
      </div>
      <p className="wrap-anywhere">
        {t.rich('check', { strong, address: `${origin}${pagePathPatterns.card}` })}
      </p>
      <div>
        <p className="font-semibold">{t('keepSafe')}</p>
        <ul className="list-disc pl-6">
          <li>{t('notAlone')}</li>
          <li>{t('noCopies')}</li>
          <li>{t('where')}</li>
          {isSpare && <li>{t('spare')}</li>}
          <li>{t('lost')}</li>
        </ul>
      </div>
      <p className="text-sm print:text-[0.87em]">
        {t('technicians', { address: 'https://age-encryption.org' })}
      </p>
    </article>
  );
}

const strong = (content: ReactNode) => <strong className="font-semibold">{content}</strong>;
