import { ChevronsDownUp, ChevronsUpDown, Share2, Square, SquareCheck, Trash2 } from 'lucide-react';
import { count } from '../../../lib/count.ts';
import { Button } from '../../../ui/button.tsx';

interface ListToolbarProps {
  shownCount: number;
  allCount: number;
  selectedCount: number;
  isAllExpanded: boolean;
  isAllSelected: boolean;
  onToggleExpanded: () => void;
  onToggleSelected: () => void;
  onShareSelected: () => void;
  onDeleteSelected: () => void;
}

const small = { variant: 'secondary', size: 'small' } as const;

/** Actions on several LeaveBits at once, and their number. */
export function ListToolbar(props: ListToolbarProps) {
  const { shownCount, allCount, selectedCount, isAllExpanded, isAllSelected } = props;
  const isNoneShown = shownCount === 0;
  const all = count(allCount, 'LeaveBit');
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label="Several LeaveBits at once" className="flex flex-wrap gap-2">
        <Button
          {...small}
          icon={isAllExpanded ? ChevronsDownUp : ChevronsUpDown}
          disabled={isNoneShown}
          onClick={props.onToggleExpanded}
        >
          {isAllExpanded ? 'Collapse All' : 'Expand All'}
        </Button>
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
        {selectedCount > 0 && (
          <Button {...small} icon={Share2} onClick={props.onShareSelected}>
            Share Selected
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-quiet">
        {shownCount === allCount ? all : `${shownCount} of ${all}`}
        {selectedCount > 0 && `, ${selectedCount} selected`}
      </p>
    </div>
  );
}
