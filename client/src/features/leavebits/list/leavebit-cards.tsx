import { memo } from 'react';
import { Button } from '#client/ui/button.tsx';
import { LeavebitCard } from './card/leavebit-card.tsx';
import type { LeavebitCardProps } from './card/leavebit-card.tsx';
import { useIncrementalList } from '#client/ui/use-incremental-list.ts';
import type { LeavebitListView } from './use-leavebit-list-view.ts';

type Shared = Pick<LeavebitCardProps, 'ownerEmail' | 'status' | 'onExpand' | 'onSelect' | 'onAct'>;

/** Few enough to change all of them at once without a delay. */
const AT_ONCE = 24;

interface LeavebitCardsProps extends Shared {
  view: LeavebitListView;
  selectedIds: ReadonlySet<number>;
}

/** Another `build` starts again with the first cards. So a change of all cards costs the same in a long list. */
export const LeavebitCards = memo(function LeavebitCards(props: LeavebitCardsProps) {
  return <GrowingCards key={props.view.build} {...props} />;
});

function GrowingCards({ view, selectedIds, ...shared }: LeavebitCardsProps) {
  const { count, end, grow } = useIncrementalList(AT_ONCE);
  const drawn = view.shown.slice(0, count);
  return (
    <>
      <ul
        data-long={drawn.length > AT_ONCE || undefined}
        aria-label="Your LeaveBits"
        className={
          view.isCompact
            ? 'divide-y rounded-md border bg-surface'
            : // The rows are low and each card takes several, so the columns are filled independently of each other.
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
            Show the next LeaveBits
          </Button>
        </div>
      )}
    </>
  );
}
