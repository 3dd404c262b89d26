import { ChevronDown, Pencil } from 'lucide-react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { Badge } from '#client/ui/badge.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';

interface CompactRowProps {
  titleId: string;
  leavebit: Leavebit;
  /** Whether the owner needs to act on an incomplete LeaveBit. Undefined if it is complete. */
  needsOwner: boolean | undefined;
  isReadOnly: boolean;
  onExpand: () => void;
  onEdit: () => void;
}

/** A one-line LeaveBit that expands into the full card. */
export function CompactLeavebitRow({
  titleId,
  leavebit,
  needsOwner,
  isReadOnly,
  onExpand,
  onEdit,
}: CompactRowProps) {
  const { description, attachments, sharingEmails } = leavebit;
  return (
    <div className="flex items-center gap-x-3">
      <div className="flex min-w-0 grow flex-col sm:flex-row sm:items-center sm:gap-x-3">
        <h2
          id={titleId}
          className="line-clamp-2 font-sans text-base font-medium text-wrap wrap-anywhere sm:line-clamp-1 md:text-base"
        >
          {description || 'No description yet'}
        </h2>
        <p className="flex shrink-0 items-center gap-x-3 text-sm whitespace-nowrap text-quiet sm:ml-auto">
          {leavebit.sealed && <Badge>Sealed</Badge>}
          {needsOwner !== undefined && <Badge tone={needsOwner ? 'warning' : 'quiet'}>Incomplete</Badge>}
          <span className="sm:w-20">{formatCount(sharingEmails.length, 'person', 'people')}</span>
          <span className="sm:w-14">{attachments.length > 0 && formatCount(attachments.length, 'file')}</span>
        </p>
      </div>
      <div className="flex shrink-0">
        {!isReadOnly && (
          <IconButton
            icon={Pencil}
            label="Edit"
            aria-describedby={titleId}
            onClick={onEdit}
            className="max-sm:hidden"
          />
        )}
        <IconButton
          icon={ChevronDown}
          label="Show more"
          aria-expanded={false}
          aria-describedby={titleId}
          onClick={onExpand}
        />
      </div>
    </div>
  );
}
