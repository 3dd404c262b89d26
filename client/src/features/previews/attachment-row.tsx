import type { ReactNode } from 'react';
import { Eye } from 'lucide-react';
import { formatFileName } from '#shared/domain/file-names.ts';
import { Button } from '../../ui/button.tsx';

interface AttachmentRowProps {
  name: string;
  /** The name as displayed, or a link around it. */
  label: ReactNode;
  /** Undefined if browsers cannot display this type of file. */
  onView: (() => void) | undefined;
  /** Additional buttons. */
  children?: ReactNode;
}

/** A LeaveBit's file with its buttons: below the name on phones, beside it elsewhere, whatever the name's length. */
export function AttachmentRow({ name, label, onView, children }: AttachmentRowProps) {
  return (
    <li className="flex flex-col gap-x-3 rounded-md border px-3 py-1.5 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 py-1 wrap-anywhere">{label}</div>
      <span className="-ml-3 flex shrink-0 gap-1 sm:-mr-1 sm:ml-0">
        {onView && (
          <Button
            variant="quiet"
            size="small"
            icon={Eye}
            aria-label={`View ${formatFileName(name)}`}
            onClick={onView}
          >
            View
          </Button>
        )}
        {children}
      </span>
    </li>
  );
}
