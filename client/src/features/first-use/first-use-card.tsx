import { cx } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { usePutAwayFirstUse } from './api.ts';
import type { FirstUseOffer } from './rules.ts';
import { useOfferMessages } from './use-offer-messages.ts';

interface FirstUseCardProps {
  offer: FirstUseOffer;
  onStart: () => void;
}

const messages = {
  new: { title: 'new', text: 'newText', button: 'newStart' },
  begun: { title: 'begun', text: 'begunText', button: 'begunStart' },
  reporters: { title: 'reporters', text: 'reportersText', button: 'reportersStart' },
} as const satisfies Record<FirstUseOffer, object>;

/** Leads a new owner to the first steps. */
export function FirstUseCard({ offer, onStart }: FirstUseCardProps) {
  const { mutate: putAway } = usePutAwayFirstUse();
  const t = useOfferMessages();
  const { title, text, button } = messages[offer];
  // Once there is something to see below it, it takes little of a phone's screen.
  const isShort = offer !== 'new';
  return (
    <section
      aria-labelledby="first-use-title"
      className={cx(
        'flex flex-col items-start rounded-md bg-primary-soft p-4 sm:gap-4 sm:p-6',
        isShort ? 'gap-1.5 max-sm:py-2' : 'gap-3',
      )}
    >
      <div className="max-w-reading">
        <h2 id="first-use-title" className="text-lg sm:text-xl">
          {t(title)}
        </h2>
        <p className={cx('mt-1', isShort && 'max-sm:hidden')}>{t(text)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={onStart}>{t(button)}</Button>
        <Button variant="quiet" size="small" onClick={() => putAway()}>
          {t('notNow')}
        </Button>
      </div>
    </section>
  );
}
