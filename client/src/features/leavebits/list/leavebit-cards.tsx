import { memo } from 'react';
import { LeavebitCard } from './leavebit-card.tsx';
import type { LeavebitCardProps } from './leavebit-card.tsx';
import type { ListView } from './use-list-view.ts';

type Shared = Pick<LeavebitCardProps, 'ownerEmail' | 'status' | 'onExpand' | 'onSelect' | 'onAct'>;

const LONG = 40;

interface LeavebitCardsProps extends Shared {
  view: ListView;
  selectedIds: ReadonlySet<number>;
}

/** Another `build` makes the list anew in small steps, where changing hundreds of cards in place would freeze the page. */
export const LeavebitCards = memo(function LeavebitCards({
  view,
  selectedIds,
  ...shared
}: LeavebitCardsProps) {
  return (
    <ul
      key={view.build}
      data-long={view.shown.length > LONG || undefined}
      aria-label="Your LeaveBits"
      className="grid items-start gap-4 lg:grid-cols-2"
    >
      {view.shown.map((leavebit) => (
        <LeavebitCard
          key={leavebit.id}
          {...shared}
          leavebit={leavebit}
          isExpanded={view.expandedIds.has(leavebit.id)}
          isSelected={selectedIds.has(leavebit.id)}
        />
      ))}
    </ul>
  );
});
