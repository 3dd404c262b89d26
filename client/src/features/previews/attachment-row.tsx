import type { ReactNode } from 'react';
import { Eye } from 'lucide-react';
import { formatFileName } from '#shared/domain/file-names.ts';
import { Button } from '../../ui/button.tsx';

interface AttachmentRowProps {
  name: string;
  /** The name as people see it, or a link of it. */
  label: ReactNode;
  /** Undefined: a browser cannot show such a file. */
  onView: (() => void) | undefined;
  /** More buttons. */
  children?: ReactNode;
}

/** A file of a LeaveBit with its buttons: below the name on phones, beside it elsewhere, for short and long names alike. */
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
