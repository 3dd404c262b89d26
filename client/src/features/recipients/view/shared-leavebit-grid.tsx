import type { ReactNode } from 'react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Card } from '#client/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SharedLeavebitCard } from './shared-leavebit-card.tsx';

const gridLook = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface SharedLeavebitGridProps {
  /** Undefined while loading. */
  leavebits: readonly SharedLeavebit[] | undefined;
  /** Shown if the list is empty. */
  empty: ReactNode;
  isOpen: (leavebit: SharedLeavebit) => boolean;
  onShow: (leavebit: SharedLeavebit) => void;
  /** @param all the list that it is in */
  onChoose?: (leavebit: SharedLeavebit, all: readonly SharedLeavebit[]) => void;
  /** The list's accessible name. */
  label?: string;
}

export function SharedLeavebitGrid({
  leavebits,
  empty,
  isOpen,
  onShow,
  onChoose,
  label,
}: SharedLeavebitGridProps) {
  const t = useMessages('recipients');
  if (!leavebits) {
    return (
      <SkeletonGroup label={t('loadingList')} className={gridLook}>
        {[1, 2, 3].map((card) => (
          <Card key={card} className="flex flex-col gap-3">
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-4 h-11 w-36 rounded-md" />
          </Card>
        ))}
      </SkeletonGroup>
    );
  }
  if (leavebits.length === 0) return empty;
  return (
    <ul aria-label={label ?? t('list')} className={gridLook}>
      {leavebits.map((leavebit) => (
        <SharedLeavebitCard
          key={leavebit.id}
          leavebit={leavebit}
          onShow={isOpen(leavebit) ? () => onShow(leavebit) : undefined}
          onChoose={onChoose && (() => onChoose(leavebit, leavebits))}
        />
      ))}
    </ul>
  );
}
