import { ChevronsDownUp, ChevronsUpDown, Rows3, Share2, Square, SquareCheck, Trash2 } from 'lucide-react';
import { formatCount } from '#client/lib/format-count.ts';
import { Button } from '#client/ui/button.tsx';

interface ListToolbarProps {
  shownCount: number;
  allCount: number;
  selectedCount: number;
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
  const { shownCount, allCount, selectedCount, isAllExpanded, isAllSelected, isCompact, isReadOnly } = props;
  const isNoneShown = shownCount === 0;
  const all = formatCount(allCount, 'LeaveBit');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div
        role="group"
        aria-label="Bulk actions"
        className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap max-sm:[&>button]:shrink-0"
      >
        <Button
          {...small}
          icon={isAllExpanded ? ChevronsDownUp : ChevronsUpDown}
          disabled={isNoneShown}
          onClick={props.onToggleExpanded}
        >
          {isAllExpanded ? 'Collapse All' : 'Expand All'}
        </Button>
        {!isReadOnly && (
          <>
            <Button
              {...small}
              icon={isAllSelected ? Square : SquareCheck}
              disabled={isNoneShown}
              onClick={props.onToggleSelected}
            >
              {isAllSelected ? 'Select None' : 'Select All'}
            </Button>
            <Button {...small} icon={Trash2} disabled={selectedCount === 0} onClick={props.onDeleteSelected}>
              Delete Selected
            </Button>
          </>
        )}
        {selectedCount > 0 && !isReadOnly && (
          <Button {...small} icon={Share2} onClick={props.onShareSelected}>
            Share Selected
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
            Compact list
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-quiet sm:ml-auto">
        {(shownCount === allCount ? all : `${shownCount} of ${all}`) +
          (selectedCount > 0 ? `, ${selectedCount} selected` : '')}
      </p>
    </div>
  );
}
