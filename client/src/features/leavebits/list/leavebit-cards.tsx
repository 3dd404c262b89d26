import { memo } from 'react';
import { Button } from '#client/ui/button.tsx';
import { LeavebitCard } from './card/leavebit-card.tsx';
import type { LeavebitCardProps } from './card/leavebit-card.tsx';
import { useIncrementalList } from '#client/ui/use-incremental-list.ts';
import type { LeavebitListView } from './use-leavebit-list-view.ts';
import { useListMessages } from './use-list-messages.ts';

type Shared = Pick<
  LeavebitCardProps,
  'ownerEmail' | 'status' | 'isReadOnly' | 'onExpand' | 'onSelect' | 'onAct'
>;

/** The batch size, small enough to re-render without a noticeable delay. */
const AT_ONCE = 24;

interface LeavebitCardsProps extends Shared {
  view: LeavebitListView;
  selectedIds: ReadonlySet<number>;
}

/**
 * Remounts when `build` changes and starts over with the first batch, so that changing all cards is cheap even in a long list.
 */
export const LeavebitCards = memo(function LeavebitCards(props: LeavebitCardsProps) {
  return <GrowingCards key={props.view.build} {...props} />;
});

function GrowingCards({ view, selectedIds, ...shared }: LeavebitCardsProps) {
  const t = useListMessages();
  const { count, end, grow } = useIncrementalList(AT_ONCE);
  const drawn = view.shown.slice(0, count);
  return (
    <>
      <ul
        data-long={drawn.length > AT_ONCE || undefined}
        aria-label={t('title')}
        className={
          view.isCompact
            ? 'divide-y rounded-md border bg-surface'
            : // Rows are short and each card spans several, so that the columns fill up independently.
              'grid gap-4 lg:auto-rows-[minmax(2rem,auto)] lg:grid-cols-2 lg:gap-y-0'
        }
      >
        {drawn.map((leavebit) => (
          <LeavebitCard
            key={leavebit.id}
            {...shared}
            leavebit={leavebit}
            isCompact={view.isCompact}
            isExpanded={view.expandedIds.has(leavebit.id)}
            isSelected={selectedIds.has(leavebit.id)}
          />
        ))}
      </ul>
      {drawn.length < view.shown.length && (
        <div ref={end} className="flex justify-center">
          <Button variant="secondary" onClick={grow}>
            {t('showNext')}
          </Button>
        </div>
      )}
    </>
  );
}
