import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { browserStorage, LIST_VIEW_STORAGE_KEY } from '#client/lib/browser-storage.ts';
import { peopleQuery } from '../../people/api.ts';
import { filterLeavebits, sortLeavebits } from './list-view.ts';
import type { SortOrder } from './list-view.ts';

/** The data that the cards depend on. */
export interface LeavebitListView {
  shown: readonly Leavebit[];
  expandedIds: ReadonlySet<number>;
  /** Changes whenever all cards change at once. */
  build: string;
  search: string;
  isCompact: boolean;
}

const FIRST_SCREENS = 20;
const COMPACT = 'compact';

/**
 * Manages the search, the sort order, and which cards are expanded or selected. `view` is deferred, so that typing in a long
 * list never waits for the cards.
 */
export function useLeavebitListView(
  leavebits: readonly Leavebit[],
  isIncomplete: (leavebit: Leavebit) => boolean,
) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<SortOrder>('updated');
  const [isCompact, setIsCompact] = useState(isListCompact);
  // How many times all cards have been expanded or collapsed.
  const [sweeps, setSweeps] = useState(0);
  const { ids: expandedIds, toggle: toggleExpanded, replace: replaceExpanded } = useIdSet();
  const { ids: selectedIds, toggle: toggleSelected, replace: replaceSelected } = useIdSet();

  const inOrder = useMemo(
    () => sortLeavebits(leavebits, order, isIncomplete),
    [leavebits, order, isIncomplete],
  );
  const { data: people } = useQuery(peopleQuery);
  const names = useMemo(
    () => new Map(people?.flatMap(({ email, name }) => (name === null ? [] : [[email, name]]))),
    [people],
  );
  const shown = useMemo(() => filterLeavebits(inOrder, search, names), [inOrder, search, names]);
  const current = useMemo(
    (): LeavebitListView => ({
      shown,
      expandedIds,
      build: `${order} ${sweeps} ${isCompact}`,
      search,
      isCompact,
    }),
    [shown, expandedIds, order, sweeps, search, isCompact],
  );
  const view = useDeferredValue(current, { ...current, shown: shown.slice(0, FIRST_SCREENS) });

  // Bulk actions must never affect LeaveBits that the owner can't see.
  const selected = useMemo(() => shown.filter(({ id }) => selectedIds.has(id)), [shown, selectedIds]);
  const selectedCount = useMemo(
    () => leavebits.filter(({ id }) => selectedIds.has(id)).length,
    [leavebits, selectedIds],
  );
  const isAllExpanded = shown.length > 0 && shown.every(({ id }) => expandedIds.has(id));
  const isAllSelected = shown.length > 0 && selected.length === shown.length;
  const shownIdList = () => shown.map(({ id }) => id);

  return {
    view,
    search,
    setSearch,
    order,
    setOrder,
    isCompact,
    toggleCompact: () => {
      storeListCompact(!isCompact);
      setIsCompact(!isCompact);
    },
    shownCount: shown.length,
    selected,
    hiddenCount: selectedCount - selected.length,
    selectedIds,
    isAllExpanded,
    isAllSelected,
    toggleExpanded,
    toggleSelected,
    toggleAllExpanded: () => {
      replaceExpanded(isAllExpanded ? [] : shownIdList());
      setSweeps(sweeps + 1);
    },
    toggleAllSelected: () => replaceSelected(isAllSelected ? [] : shownIdList()),
  };
}

/** A set of LeaveBit ids. `toggle` and `replace` are stable across renders. */
function useIdSet() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (id: number) =>
      setIds((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const replace = useCallback((next: Iterable<number>) => setIds(new Set(next)), []);
  return { ids, toggle, replace };
}

/** Whether the compact list was chosen on this device. The setting reveals nothing about the owner's data. */
const isListCompact = () => browserStorage.get(LIST_VIEW_STORAGE_KEY) === COMPACT;

function storeListCompact(isCompact: boolean): void {
  if (isCompact) browserStorage.set(LIST_VIEW_STORAGE_KEY, COMPACT);
  else browserStorage.remove(LIST_VIEW_STORAGE_KEY);
}
