import { memo, useId } from 'react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { cx } from '../../../lib/class-names.ts';
import { count } from '../../../lib/count.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/fields/field.tsx';
import type { RecipientStatus } from '../sharing/use-recipient-status.ts';
import { CardActions } from './card-actions.tsx';
import { CardDetails } from './card-details.tsx';
import { incompleteReasons } from './incomplete.ts';
import { RecipientList } from './recipient-list.tsx';

export type CardAct = 'edit' | 'share' | 'delete';

interface CardContentProps {
  titleId: string;
  leavebit: Leavebit;
  ownerEmail: string;
  status: RecipientStatus;
  isExpanded: boolean;
  onExpand: (id: number) => void;
  onAct: (what: CardAct, leavebit: Leavebit) => void;
}

export interface LeavebitCardProps extends Omit<CardContentProps, 'titleId'> {
  isSelected: boolean;
  onSelect: (id: number) => void;
}

/** Renders again only when its own data changes: there may be hundreds of cards. */
export const LeavebitCard = memo(function LeavebitCard({
  isSelected,
  onSelect,
  ...content
}: LeavebitCardProps) {
  const titleId = useId();
  const { id, description } = content.leavebit;
  return (
    <li
      className={cx(
        'relative rounded-md border bg-surface p-5 sm:p-6',
        // In a long list a card outside the screen costs no layout. Its height is a guess until it was seen.
        'in-data-long:[contain-intrinsic-size:auto_18rem] in-data-long:[content-visibility:auto]',
        isSelected && 'border-primary outline-1 -outline-offset-1 outline-primary',
      )}
    >
      <Checkbox
        isLabelHidden
        label={`Select ${description || 'the LeaveBit without a description'}`}
        checked={isSelected}
        onChange={() => onSelect(id)}
        className="absolute top-2.5 right-2.5 sm:top-3.5 sm:right-3.5"
      />
      <CardContent titleId={titleId} {...content} />
    </li>
  );
});

const CardContent = memo(function CardContent(props: CardContentProps) {
  const { titleId, leavebit, ownerEmail, status, isExpanded, onExpand, onAct } = props;
  const { description, attachments, lastUpdate } = leavebit;
  const reasons = incompleteReasons(leavebit, ownerEmail, status.proved);
  const wantsOwner = reasons.some((reason) => reason.wantsOwner);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <h2 id={titleId} className="pr-9 text-xl wrap-anywhere">
          {description || 'No description yet'}
        </h2>
        <p className="text-sm text-quiet">
          Last updated {formatMoment(lastUpdate)}
          {attachments.length > 0 && ` · ${count(attachments.length, 'file')}`}
        </p>
        {reasons.length > 0 && (
          <p className={cx('text-sm', wantsOwner ? 'text-warning' : 'text-quiet')}>
            <Badge tone={wantsOwner ? 'warning' : 'quiet'} className="mr-2">
              Incomplete
            </Badge>
            {reasons.map(({ words }) => words).join(' ')}
          </p>
        )}
      </div>
      <RecipientList leavebit={leavebit} ownerEmail={ownerEmail} status={status} isComplete={isExpanded} />
      {isExpanded && <CardDetails id={`${titleId}-details`} leavebit={leavebit} />}
      <CardActions
        isExpanded={isExpanded}
        titleId={titleId}
        detailsId={`${titleId}-details`}
        onExpand={() => onExpand(leavebit.id)}
        onShare={() => onAct('share', leavebit)}
        onEdit={() => onAct('edit', leavebit)}
        onDelete={() => onAct('delete', leavebit)}
      />
    </div>
  );
});
