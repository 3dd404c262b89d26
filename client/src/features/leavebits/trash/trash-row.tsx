import { useId } from 'react';
import { RotateCcw, Trash2 } from 'lucide-react';
import type { TrashItem } from '#shared/contracts/trash.ts';
import { formatFileName } from '#shared/domain/file-names.ts';
import { cx } from '#client/lib/class-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { describeTrashRetention, getTrashItemName, describeTrashItem } from './trash-messages.ts';
import { useTrashMessages } from './use-trash-messages.ts';

interface TrashRowProps {
  item: TrashItem;
  isRestoring: boolean;
  /** Why the restore failed, or null. */
  problem: string | null;
  onRestore: () => void;
  onPurge: () => void;
}

/** A deleted item, how long it can be restored, and buttons to restore or purge it. */
export function TrashRow({ item, isRestoring, problem, onRestore, onPurge }: TrashRowProps) {
  const t = useTrashMessages();
  const common = useCommonMessages();
  const id = useId();
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="min-w-0">
        <h3 id={id} className="font-sans text-base font-medium wrap-anywhere">
          {formatFileName(getTrashItemName(item, t))}
          {item.sealed && <Badge className="ml-2">{common('sealed')}</Badge>}
        </h3>
        <p className="text-sm wrap-anywhere text-quiet">{describeTrashItem(item, t)}</p>
        <p className="text-sm text-quiet">{t('deletedOn', { date: formatMoment(item.deletedAt) })}</p>
        <p className="text-sm text-quiet">{describeTrashRetention(item, t)}</p>
        {problem && <p className="mt-1 text-sm text-danger">{problem}</p>}
        {item.needsLeavebit && <p className="mt-1 text-sm text-warning">{t('needsLeavebit')}</p>}
      </div>
      <div className={cx('flex flex-wrap gap-2', item.needsLeavebit && '-ml-3')}>
        {!item.needsLeavebit && (
          <Button
            variant="secondary"
            size="small"
            icon={RotateCcw}
            isBusy={isRestoring}
            aria-describedby={id}
            onClick={onRestore}
          >
            {t('restore')}
          </Button>
        )}
        {item.heldBy === null && (
          <Button variant="quiet" size="small" icon={Trash2} aria-describedby={id} onClick={onPurge}>
            {t('purge')}
          </Button>
        )}
      </div>
    </li>
  );
}
