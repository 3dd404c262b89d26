import type { ReactNode } from 'react';
import { Eye } from 'lucide-react';
import { formatFileName } from '#shared/domain/file-names.ts';
import { Button } from '../../ui/button.tsx';

interface AttachmentRowProps {
  name: string;
  /** The displayed name, or a link that contains it. */
  label: ReactNode;
  /** Undefined if browsers can't display files of this type. */
  onView: (() => void) | undefined;
  /** Additional buttons. */
  children?: ReactNode;
}

/** An attachment with its buttons, which are below the name on phones and beside it elsewhere, however long the name is. */
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
