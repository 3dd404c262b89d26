import { pagePathPatterns } from '#shared/domain/pages.ts';
import { cx } from '#client/lib/class-names.ts';
import { now } from '#client/lib/dates.ts';
import { BrandName } from '#client/ui/brand-mark.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { formatSecretKey } from '../sealing/crypto/secret-keys.ts';

/** A lost card and its successor look alike otherwise. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

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
}

/** A person's card for sealed LeaveBits, on a printed page of its own. Black and white, for A4 and Letter. */
export function SealingCard({ ownerName, personName, email, identity, isSpare }: SealingCardProps) {
  const { origin } = window.location;
  const isLong = `${ownerName ?? ''}${personName ?? ''}${email}`.length > LARGE_TYPE_LENGTH;
  return (
    <article
      translate="no"
      className={cx(
        'flex w-full flex-col gap-4 rounded-md border bg-surface p-5 leading-normal print:break-inside-avoid print:break-after-page print:rounded-none print:border-0 print:p-0 print:last:break-after-auto',
        isLong ? 'print:gap-[2.5mm] print:text-[9pt]' : 'print:gap-[4mm] print:text-[11.5pt]',
      )}
    >
      <BrandName />
      <div>
        <h3 className="text-xl wrap-anywhere print:text-[1.7em] print:leading-tight">
          {isSpare ? 'Your key card, spare copy' : 'Your key card'}
        </h3>
        <p className="mt-1 wrap-anywhere">
          For {personName ?? email}
          {ownerName && `, from ${ownerName}`}. Printed on {day.format(now())}.
        </p>
      </div>
      <p className="wrap-anywhere">
        {ownerName ?? 'Somebody'} has sealed something for you with LeaveBits. This card opens it. Nothing
        else that you have does.
      </p>
      <div className="flex flex-col gap-4 min-[30rem]:flex-row-reverse min-[30rem]:items-start min-[30rem]:justify-between print:flex-row-reverse print:items-start print:gap-[6mm]">
        <div className="w-44 shrink-0 print:w-[52mm]">
          <QrCode
            text={`${origin}${pagePathPatterns.card}#${identity}`}
            label="QR code of the key, which is written beside it"
          />
        </div>
        <div className="flex min-w-0 flex-col gap-3 print:gap-[3mm]">
          <p className="font-semibold">The key, if the code can’t be scanned (spaces don’t matter):</p>
          <p className="font-mono text-lg leading-relaxed print:text-[1.15em]">
            {formatSecretKey(identity)
              .split(' ')
              .map((group, index) => (
                <span key={index} className="mr-[1ch] inline-block whitespace-nowrap">
                  {group}
                </span>
              ))}
          </p>
          <p className="text-sm print:text-[0.9em]">
            It has neither the letter O nor the letter I: what looks like an O is a zero.
          </p>
        </div>
      </div>
      <div>
        <p className="font-semibold">When we email you that there’s something to read:</p>
        <ol className="list-decimal pl-6">
          <li className="wrap-anywhere">
            Go to <strong className="font-semibold">{`${origin}/my-leavebits`}</strong>
          </li>
          <li className="wrap-anywhere">
            Enter your email address, <strong className="font-semibold">{email}</strong>, and the code that we
            send to it.
          </li>
          <li>Open what is there. The page asks for this card: scan the code with it, or type the key.</li>
        </ol>
      </div>
      <p className="wrap-anywhere">
        <strong className="font-semibold">To check this card now:</strong> Go to{' '}
        {`${origin}${pagePathPatterns.card}`}, or scan the code.
      </p>
      <div>
        <p className="font-semibold">Please keep it safe:</p>
        <ul className="list-disc pl-6">
          <li>
            LeaveBits alone can’t open what is sealed, because it doesn’t have this key. This card alone can’t
            either: it also takes your mailbox.
          </li>
          <li>
            Don’t photograph it, don’t mail it to anybody, and don’t save the key anywhere. Type it only on
            the pages named here.
          </li>
          <li>
            Keep it with your passport or your will, where you or your family will find it in ten years.
          </li>
          {isSpare && (
            <li>
              This is a copy of a card that you already have. Keep it in another place, or leave it with
              somebody whom you trust.
            </li>
          )}
          <li>
            If it’s lost, ask the person who gave it to you for a new one, while they can still make it. Then
            only the one with the latest date opens what they save from that day on.
          </li>
        </ul>
      </div>
      <p className="text-sm print:text-[0.87em]">
        For technicians: the key is an age identity. If this service is gone, what was downloaded from it
        opens with the program age (https://age-encryption.org).
      </p>
    </article>
  );
}
