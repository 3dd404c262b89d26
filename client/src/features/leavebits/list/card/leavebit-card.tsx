import { memo, useEffect, useId, useRef } from 'react';
import type { CSSProperties } from 'react';
import { listIncompleteReasons } from '#shared/domain/incomplete-reasons.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { cx } from '#client/lib/class-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Checkbox } from '#client/ui/fields/field.tsx';
import type { RecipientStatus } from '../../sharing/use-recipient-status.ts';
import { useNameLookup } from '#client/features/people/api.ts';
import { CardActions } from './card-actions.tsx';
import { estimateCardRows } from './card-rows.ts';
import { CardDetails } from './card-details.tsx';
import { CompactLeavebitRow } from './compact-leavebit-row.tsx';
import { RecipientList } from './recipient-list.tsx';
import { useListMessages } from '../use-list-messages.ts';

export type LeavebitCardAction = 'edit' | 'share' | 'delete';

interface CardContentProps {
  titleId: string;
  leavebit: Leavebit;
  ownerEmail: string;
  status: RecipientStatus;
  isExpanded: boolean;
  /** Takes up a single line until expanded. */
  isCompact: boolean;
  /** True while the estate is open, when nothing can be changed. */
  isReadOnly: boolean;
  onExpand: (id: number) => void;
  onAct: (what: LeavebitCardAction, leavebit: Leavebit) => void;
}

export interface LeavebitCardProps extends Omit<CardContentProps, 'titleId'> {
  isSelected: boolean;
  onSelect: (id: number) => void;
}

/** Memoized, because there may be hundreds of cards and most changes affect only one. */
export const LeavebitCard = memo(function LeavebitCard({
  isSelected,
  onSelect,
  ...content
}: LeavebitCardProps) {
  const t = useListMessages();
  const titleId = useId();
  const { isCompact, isExpanded, isReadOnly } = content;
  const { id, description } = content.leavebit;
  return (
    <li
      className={cx(
        'relative',
        // In a long list, off-screen cards skip layout. Their height is an estimate until they have been rendered.
        'in-data-long:[content-visibility:auto]',
        !isCompact &&
          'rounded-md border bg-surface p-5 in-data-long:[contain-intrinsic-size:auto_calc(var(--rows)*2rem-4.5rem)] sm:p-6 lg:row-[span_var(--rows)] lg:mb-4',
        isCompact && 'pl-12 sm:pl-14',
        isCompact &&
          (isExpanded
            ? 'py-5 pr-5 in-data-long:[contain-intrinsic-size:auto_calc(var(--rows)*2rem)] sm:pr-6'
            : // No `auto` here: it would remember the height of a full card that was rendered before.
              'py-1.5 pr-1 in-data-long:[contain-intrinsic-size:3rem] sm:py-0.5 sm:pr-2'),
        isSelected && 'border-primary outline-1 -outline-offset-1 outline-primary',
      )}
      style={{ '--rows': estimateCardRows(content.leavebit, isExpanded) } as CSSProperties}
    >
      {!isReadOnly && (
        <Checkbox
          isLabelHidden
          label={description ? t('select', { description }) : t('selectUnnamed')}
          checked={isSelected}
          onChange={() => onSelect(id)}
          className={cx(
            'absolute',
            isCompact
              ? cx('left-1 sm:left-2', isExpanded ? 'top-2.5' : 'top-1 sm:top-0.5')
              : 'top-2.5 right-2.5 sm:top-3.5 sm:right-3.5',
          )}
        />
      )}
      <CardContent titleId={titleId} {...content} />
    </li>
  );
});

const CardContent = memo(function CardContent(props: CardContentProps) {
  const { titleId, leavebit, ownerEmail, status, isExpanded, isCompact, isReadOnly, onExpand, onAct } = props;
  const t = useListMessages();
  const common = useCommonMessages();
  const { description, attachments, lastUpdate } = leavebit;
  const nameOf = useNameLookup();
  const reasons = listIncompleteReasons(
    leavebit,
    ownerEmail,
    status.isVerified,
    (email) => nameOf(email) ?? email,
  );
  const needsOwner = reasons.some((reason) => reason.needsOwner);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    // In a compact list, expanding a card replaces the pressed button.
    document
      .getElementById(titleId)
      ?.closest('li')
      ?.querySelector<HTMLElement>('button[aria-expanded]')
      ?.focus();
  }, [isExpanded, titleId]);
  function expand() {
    wasPressed.current = isCompact;
    onExpand(leavebit.id);
  }
  const edit = () => onAct('edit', leavebit);
  if (isCompact && !isExpanded) {
    return (
      <CompactLeavebitRow
        titleId={titleId}
        leavebit={leavebit}
        needsOwner={reasons.length > 0 ? needsOwner : undefined}
        isReadOnly={isReadOnly}
        onExpand={expand}
        onEdit={edit}
      />
    );
  }
  return (
    <div className="flex h-full flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <h2 id={titleId} className="pr-9 text-xl wrap-anywhere">
          {description || common('noDescription')}
        </h2>
        <p className="text-sm text-quiet">
          {leavebit.sealed && <Badge className="mr-2">{common('sealed')}</Badge>}
          <span>{t('updated', { date: formatMoment(lastUpdate) })}</span>
          {attachments.length > 0 && <span>{` · ${t('fileCount', { count: attachments.length })}`}</span>}
        </p>
        {reasons.length > 0 && (
          <p className={cx('text-sm wrap-anywhere', needsOwner ? 'text-warning' : 'text-quiet')}>
            <Badge tone={needsOwner ? 'warning' : 'quiet'} className="mr-2">
              {t('incomplete')}
            </Badge>
            <span>{reasons.map(({ text }) => text).join(' ')}</span>
          </p>
        )}
      </div>
      <RecipientList
        leavebit={leavebit}
        ownerEmail={ownerEmail}
        status={status}
        isComplete={isExpanded}
        isEstateOpen={isReadOnly}
      />
      {isExpanded && <CardDetails id={`${titleId}-details`} titleId={titleId} leavebit={leavebit} />}
      <CardActions
        isExpanded={isExpanded}
        isReadOnly={isReadOnly}
        titleId={titleId}
        detailsId={`${titleId}-details`}
        onExpand={expand}
        onShare={() => onAct('share', leavebit)}
        onEdit={edit}
        onDelete={() => onAct('delete', leavebit)}
      />
    </div>
  );
});
