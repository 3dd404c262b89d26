import { ChevronDown, Pencil } from 'lucide-react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Badge } from '#client/ui/badge.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { useListMessages } from '../use-list-messages.ts';

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
  const t = useListMessages();
  const common = useCommonMessages();
  const { description, attachments, sharingEmails } = leavebit;
  return (
    <div className="flex items-center gap-x-3">
      <div className="flex min-w-0 grow flex-col sm:flex-row sm:items-center sm:gap-x-3">
        <h2
          id={titleId}
          className="line-clamp-2 font-sans text-base font-medium text-wrap wrap-anywhere sm:line-clamp-1 md:text-base"
        >
          {description || common('noDescription')}
        </h2>
        <p className="flex shrink-0 items-center gap-x-3 text-sm whitespace-nowrap text-quiet sm:ml-auto">
          {leavebit.sealed && <Badge>{common('sealed')}</Badge>}
          {needsOwner !== undefined && (
            <Badge tone={needsOwner ? 'warning' : 'quiet'}>{t('incomplete')}</Badge>
          )}
          <span className="sm:w-20">{t('recipientCount', { count: sharingEmails.length })}</span>
          <span className="sm:w-14">
            {attachments.length > 0 && t('fileCount', { count: attachments.length })}
          </span>
        </p>
      </div>
      <div className="flex shrink-0">
        {!isReadOnly && (
          <IconButton
            icon={Pencil}
            label={t('edit')}
            aria-describedby={titleId}
            onClick={onEdit}
            className="max-sm:hidden"
          />
        )}
        <IconButton
          icon={ChevronDown}
          label={t('showMore')}
          aria-expanded={false}
          aria-describedby={titleId}
          onClick={onExpand}
        />
      </div>
    </div>
  );
}
