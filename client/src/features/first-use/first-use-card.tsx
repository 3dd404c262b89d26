import { cx } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { usePutAwayFirstUse } from './api.ts';
import type { FirstUseOffer } from './rules.ts';

interface FirstUseCardProps {
  offer: FirstUseOffer;
  onStart: () => void;
}

const cardWords = {
  new: {
    title: 'Leave your first LeaveBit',
    text: 'Four questions, one at a time. It takes about five minutes, and we keep what you enter, so you can stop whenever you like.',
    button: 'Start',
  },
  begun: {
    title: 'Go on with your first LeaveBit',
    text: 'We’ve kept what you wrote. Nobody receives it until you’ve answered the other questions.',
    button: 'Go on',
  },
  reporters: {
    title: 'Who will tell us?',
    text: 'Nothing opens after your death unless people you trust tell us.',
    button: 'Choose them',
  },
} satisfies Record<FirstUseOffer, { title: string; text: string; button: string }>;

/** Leads a new owner to the first steps. */
export function FirstUseCard({ offer, onStart }: FirstUseCardProps) {
  const { mutate: putAway } = usePutAwayFirstUse();
  const words = cardWords[offer];
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
          {words.title}
        </h2>
        <p className={cx('mt-1', isShort && 'max-sm:hidden')}>{words.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={onStart}>{words.button}</Button>
        <Button variant="quiet" size="small" onClick={() => putAway()}>
          Not now
        </Button>
      </div>
    </section>
  );
}
