import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { leavebitsQuery } from '../leavebits/api.ts';
import { draftsQuery } from '../leavebits/form/draft/api.ts';
import { useReportReadiness } from '../leavebits/sharing/use-report-readiness.ts';
import { firstUseQuery, usePutAwayFirstUse } from './api.ts';
import { hasRecipient, isFirstUseDone } from './rules.ts';

interface FirstUseCardProps {
  ownerEmail: string;
  /** Reports whether the card is visible, and so has the page's primary action. */
  onShown: (isShown: boolean) => void;
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
} as const;

/** Leads a new owner to the first steps. Disappears once they are done or put away. */
export function FirstUseCard({ ownerEmail, onShown, onStart }: FirstUseCardProps) {
  const { data: leavebits } = useQuery(leavebitsQuery);
  const { data: firstUse } = useQuery(firstUseQuery);
  const { data: drafts = [] } = useQuery(draftsQuery);
  const readiness = useReportReadiness();
  const { mutate: putAway } = usePutAwayFirstUse();
  const facts = leavebits && readiness && { leavebits, ownerEmail, hasReporters: readiness.hasReporters };
  const isShown = facts && firstUse?.isPutAway === false ? !isFirstUseDone(facts) : false;
  useEffect(() => onShown(isShown), [isShown, onShown]);
  if (!facts || !isShown) return null;
  const words = hasRecipient(facts)
    ? cardWords.reporters
    : drafts.some(({ leavebitId }) => leavebitId === null)
      ? cardWords.begun
      : cardWords.new;
  return (
    <section
      aria-labelledby="first-use-title"
      className="flex flex-col items-start gap-3 sm:gap-4 rounded-md bg-primary-soft p-4 sm:p-6"
    >
      <div className="max-w-reading">
        <h2 id="first-use-title" className="text-lg sm:text-xl">
          {words.title}
        </h2>
        <p className="mt-1">{words.text}</p>
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
