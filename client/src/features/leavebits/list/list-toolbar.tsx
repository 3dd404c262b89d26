import { ChevronsDownUp, ChevronsUpDown, Rows3, Share2, Square, SquareCheck, Trash2 } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { describeSelection } from './list-view.ts';
import { useListMessages } from './use-list-messages.ts';

interface ListToolbarProps {
  shownCount: number;
  allCount: number;
  selectedCount: number;
  /** How many selected LeaveBits the search hides. Bulk actions leave them alone. */
  hiddenCount: number;
  isAllExpanded: boolean;
  isAllSelected: boolean;
  isCompact: boolean;
  isReadOnly: boolean;
  onToggleExpanded: () => void;
  onToggleSelected: () => void;
  onToggleCompact: () => void;
  onShareSelected: () => void;
  onDeleteSelected: () => void;
}

const small = { variant: 'secondary', size: 'small' } as const;

/** Shows how many LeaveBits there are, and the bulk actions. */
export function ListToolbar(props: ListToolbarProps) {
  const {
    shownCount,
    allCount,
    selectedCount,
    hiddenCount,
    isAllExpanded,
    isAllSelected,
    isCompact,
    isReadOnly,
  } = props;
  const t = useListMessages();
  const isNoneShown = shownCount === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* On phones the labels take two lines instead of an icon: everything fits into one row without scrolling. */}
      <div
        data-kept-free
        role="group"
        aria-label={t('bulkActions')}
        className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(4.1rem,1fr))] max-sm:gap-1.5 max-sm:wrap-anywhere max-sm:[&_svg]:hidden max-sm:[&>button]:min-h-11 max-sm:[&>button]:px-0.5 max-sm:[&>button]:py-1 max-sm:[&>button]:text-xs"
      >
        <Button
          {...small}
          icon={isAllExpanded ? ChevronsDownUp : ChevronsUpDown}
          disabled={isNoneShown}
          onClick={props.onToggleExpanded}
        >
          {t(isAllExpanded ? 'collapseAll' : 'expandAll')}
        </Button>
        {!isReadOnly && (
          <>
            <Button
              {...small}
              icon={isAllSelected ? Square : SquareCheck}
              disabled={isNoneShown}
              onClick={props.onToggleSelected}
            >
              {t(isAllSelected ? 'selectNone' : 'selectAll')}
            </Button>
            <Button {...small} icon={Trash2} disabled={selectedCount === 0} onClick={props.onDeleteSelected}>
              {t('deleteSelected')}
            </Button>
          </>
        )}
        {selectedCount > 0 && !isReadOnly && (
          <Button {...small} icon={Share2} onClick={props.onShareSelected}>
            {t('shareSelected')}
          </Button>
        )}
        {allCount > 1 && (
          <Button
            {...small}
            icon={Rows3}
            aria-pressed={isCompact}
            className="aria-pressed:border-primary aria-pressed:bg-primary-soft"
            onClick={props.onToggleCompact}
          >
            {t('compact')}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-quiet sm:ml-auto">
        {describeSelection(
          { shown: shownCount, all: allCount, selected: selectedCount, hidden: hiddenCount },
          t,
        )}
      </p>
    </div>
  );
}
