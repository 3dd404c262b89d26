import { ChevronDown, ChevronUp, Pencil, Trash2, Users } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { useListMessages } from '../use-list-messages.ts';

interface CardActionsProps {
  isExpanded: boolean;
  isReadOnly: boolean;
  titleId: string;
  detailsId: string;
  onExpand: () => void;
  onShare: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function CardActions({ isExpanded, isReadOnly, titleId, detailsId, ...on }: CardActionsProps) {
  const t = useListMessages();
  const look = { variant: 'quiet', size: 'small', 'aria-describedby': titleId } as const;
  return (
    <div className="-mx-3 -mb-2 mt-auto grid grid-cols-2 border-t pt-3 min-[26rem]:flex min-[26rem]:flex-wrap">
      <Button
        {...look}
        icon={isExpanded ? ChevronUp : ChevronDown}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? detailsId : undefined}
        onClick={on.onExpand}
      >
        {t(isExpanded ? 'showLess' : 'showMore')}
      </Button>
      {!isReadOnly && (
        <>
          <Button {...look} icon={Users} onClick={on.onShare}>
            {t('sharing')}
          </Button>
          <Button {...look} icon={Pencil} onClick={on.onEdit}>
            {t('edit')}
          </Button>
          <Button {...look} icon={Trash2} className="min-[26rem]:ml-auto" onClick={on.onDelete}>
            {t('delete')}
          </Button>
        </>
      )}
    </div>
  );
}
