import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { senderChoicesQuery, sharedLeavebitsQuery } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { LoadMoreButton } from './load-more-button.tsx';
import { SharedLeavebitGrid } from './shared-leavebit-grid.tsx';

interface HiddenLeavebitsProps {
  session: ViewSession;
  isOpen: (leavebit: SharedLeavebit) => boolean;
  onShow: (leavebit: SharedLeavebit) => void;
  onChoose: (leavebit: SharedLeavebit, all: readonly SharedLeavebit[]) => void;
}

/** The LeaveBits of hidden senders, collapsed. Renders nothing if no sender is hidden. */
export function HiddenLeavebits({ session, ...acts }: HiddenLeavebitsProps) {
  const t = useMessages('recipients');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { data: choices = [] } = useQuery(senderChoicesQuery(session));
  const hidden = choices.filter(({ isHidden }) => isHidden);
  if (hidden.length === 0) return null;
  return (
    <section className="flex flex-col items-start gap-4 border-t pt-6 print:hidden">
      <h2 className="text-xl">{t('hiddenTitle')}</h2>
      <p className="text-quiet">{t('hiddenSenders', { count: hidden.length })}</p>
      <Button
        variant="secondary"
        icon={isUnfolded ? ChevronUp : ChevronDown}
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {t(isUnfolded ? 'collapseHidden' : 'showHidden')}
      </Button>
      {isUnfolded && <HiddenGrid session={session} {...acts} />}
    </section>
  );
}

function HiddenGrid({ session, ...acts }: HiddenLeavebitsProps) {
  const t = useMessages('recipients');
  const query = useInfiniteQuery(sharedLeavebitsQuery(session, { isHidden: true }));
  if (query.error) return <p role="alert">{t('hiddenFailed')}</p>;
  return (
    <div className="w-full">
      <SharedLeavebitGrid
        {...acts}
        label={t('hiddenList')}
        leavebits={query.data?.pages.flatMap(({ leavebits }) => leavebits)}
        empty={<p>{t('hiddenNothing')}</p>}
      />
      <LoadMoreButton query={query} />
    </div>
  );
}
