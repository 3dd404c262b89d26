import { useId, useState } from 'react';
import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { missingParts } from './incomplete.ts';
import { AttachmentLinks, RecipientList } from './leavebit-card-lists.tsx';

interface LeavebitCardProps {
  leavebit: Leavebit;
  ownerEmail: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function LeavebitCard({ leavebit, ownerEmail, onEdit, onDelete }: LeavebitCardProps) {
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const title = leavebit.description || 'No description yet';
  const missing = missingParts(leavebit, ownerEmail);
  return (
    <Card as="li" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={`${id}-title`} className="min-w-0 text-xl wrap-anywhere">
            {title}
          </h2>
          {missing.length > 0 && (
            <span className="rounded-full bg-warning-soft px-3 py-0.5 text-sm font-medium text-warning">
              Incomplete
            </span>
          )}
        </div>
        <p className="text-sm text-quiet">Last updated {formatMoment(leavebit.lastUpdate)}</p>
        {missing.length > 0 && <p className="text-sm text-warning">Still needs {missing.join(' and ')}.</p>}
      </div>
      <RecipientList leavebit={leavebit} ownerEmail={ownerEmail} />
      <AttachmentLinks leavebit={leavebit} />
      {isExpanded && (
        <div id={`${id}-info`} className="border-t pt-4">
          <h3 className="mb-1 font-sans text-sm font-medium text-quiet">Info</h3>
          {leavebit.infoFields ? (
            <p className="max-w-reading wrap-anywhere whitespace-pre-wrap">{leavebit.infoFields}</p>
          ) : (
            <p className="text-quiet">No info yet</p>
          )}
        </div>
      )}
      <div className="-mx-3 -mb-2 flex flex-wrap border-t pt-3">
        <Button
          variant="quiet"
          size="small"
          icon={isExpanded ? ChevronUp : ChevronDown}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? `${id}-info` : undefined}
          aria-describedby={`${id}-title`}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Hide info' : 'Show info'}
        </Button>
        <Button variant="quiet" size="small" icon={Pencil} aria-describedby={`${id}-title`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={Trash2}
          className="ml-auto"
          aria-describedby={`${id}-title`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </Card>
  );
}
