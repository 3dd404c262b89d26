import type { ReactNode } from 'react';
import { Eye } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface AttachmentRowProps {
  /** The displayed name, or a link that contains it. */
  label: ReactNode;
  /** The button that shows it. Undefined if browsers can't display files of this type. */
  view: { label: string; fullLabel: string; press: () => void } | undefined;
  /** Additional buttons. */
  children?: ReactNode;
}

/** An attachment with its buttons, which are below the name on phones and beside it elsewhere, however long the name is. */
export function AttachmentRow({ label, view, children }: AttachmentRowProps) {
  return (
    <li className="flex flex-col gap-x-3 rounded-md border px-3 py-1.5 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 py-1 wrap-anywhere">{label}</div>
      <span className="-ml-3 flex flex-wrap gap-1 sm:-mr-1 sm:ml-0 sm:shrink-0 sm:flex-nowrap">
        {view && (
          <Button variant="quiet" size="small" icon={Eye} aria-label={view.fullLabel} onClick={view.press}>
            {view.label}
          </Button>
        )}
        {children}
      </span>
    </li>
  );
}
