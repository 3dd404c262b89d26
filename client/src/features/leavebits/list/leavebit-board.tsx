import { useCallback, useRef } from 'react';
import { SearchX } from 'lucide-react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useRecipientStatus } from '../sharing/use-recipient-status.ts';
import { listIncompleteReasons } from '#shared/domain/incomplete-reasons.ts';
import type { LeavebitCardAction } from './card/leavebit-card.tsx';
import { LeavebitCards } from './leavebit-cards.tsx';
import { ListSearch } from './list-search.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { useLeavebitListView } from './use-leavebit-list-view.ts';
import { useListMessages } from './use-list-messages.ts';

export interface LeavebitBoardActions {
  /** Pass stable callbacks, because the cards are memoized. */
  onAct: (what: LeavebitCardAction, leavebit: Leavebit) => void;
  onShareSelected: (leavebits: Leavebit[]) => void;
  onDeleteSelected: (leavebits: Leavebit[]) => void;
}

interface LeavebitBoardProps extends LeavebitBoardActions {
  leavebits: readonly Leavebit[];
  ownerEmail: string;
  /** True while the estate is open, when nothing can be changed. */
  isReadOnly: boolean;
}

/** The owner's LeaveBits, with search, sorting and bulk actions. */
export function LeavebitBoard({ leavebits, ownerEmail, isReadOnly, ...acts }: LeavebitBoardProps) {
  const t = useListMessages();
  const common = useCommonMessages();
  const { status, refreshWaitingMail, ...statuses } = useRecipientStatus();
  const isIncomplete = useCallback(
    (leavebit: Leavebit) => listIncompleteReasons(leavebit, ownerEmail, status.isVerified).length > 0,
    [ownerEmail, status.isVerified],
  );
  const { view, ...list } = useLeavebitListView(leavebits, isIncomplete);
  const { toggleExpanded } = list;
  const expand = useCallback(
    (id: number) => {
      toggleExpanded(id);
      refreshWaitingMail();
    },
    [toggleExpanded, refreshWaitingMail],
  );
  const searchField = useRef<HTMLInputElement>(null);
  const hasResult = view.shown.length > 0;

  function clearSearch() {
    list.setSearch('');
    searchField.current?.focus();
  }

  return (
    <div className="flex flex-col gap-3">
      {leavebits.length > 1 && (
        <ListSearch
          field={searchField}
          search={list.search}
          onSearch={list.setSearch}
          order={list.order}
          onOrder={list.setOrder}
        />
      )}
      <ListToolbar
        {...list}
        isReadOnly={isReadOnly}
        allCount={leavebits.length}
        selectedCount={list.selected.length}
        onToggleExpanded={list.toggleAllExpanded}
        onToggleSelected={list.toggleAllSelected}
        onToggleCompact={list.toggleCompact}
        onShareSelected={() => acts.onShareSelected(list.selected)}
        onDeleteSelected={() => acts.onDeleteSelected(list.selected)}
      />
      {statuses.hasFailed && (
        <Banner
          tone="warning"
          title={t('statusNotLoaded')}
          action={
            <Button variant="secondary" isBusy={statuses.isRetrying} onClick={() => void statuses.retry()}>
              {common('tryAgain')}
            </Button>
          }
        >
          {t('statusNotLoadedNext')}
        </Banner>
      )}
      {!hasResult && (
        <EmptyState
          icon={SearchX}
          title={t('noMatch', { search: view.search.trim() })}
          action={
            <Button variant="secondary" onClick={clearSearch}>
              {t('clearSearch')}
            </Button>
          }
        >
          {t(leavebits.some(({ sealed }) => sealed) ? 'searchedSealed' : 'searched')}
        </EmptyState>
      )}
      <LeavebitCards
        view={view}
        selectedIds={list.selectedIds}
        ownerEmail={ownerEmail}
        status={status}
        isReadOnly={isReadOnly}
        onExpand={expand}
        onSelect={list.toggleSelected}
        onAct={acts.onAct}
      />
    </div>
  );
}
