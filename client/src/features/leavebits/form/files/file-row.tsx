import { FileText } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '#client/lib/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';

interface FileRowProps {
  name: string;
  note?: string | undefined;
  /** Strikes the name through, because the next save will delete the file. */
  isMarked?: boolean;
  action: string;
  icon: LucideIcon;
  onAction: () => void;
}

export function FileRow({ name, note, isMarked = false, action, icon, onAction }: FileRowProps) {
  return (
    <li className="flex items-center gap-3 rounded-md border pl-3">
      <FileText aria-hidden className="size-5 shrink-0 text-quiet" />
      <div className="min-w-0 grow py-2 text-sm">
        <p className={cx('wrap-anywhere', isMarked && 'text-quiet line-through')}>{name}</p>
        {note && <p className={isMarked ? 'text-danger' : 'text-quiet'}>{note}</p>}
      </div>
      <IconButton icon={icon} label={action} onClick={onAction} />
    </li>
  );
}
