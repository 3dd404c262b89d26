import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { StatusIcon } from './status-icon.tsx';

export interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  /** Offers the user a next step. */
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-form flex-col items-center gap-3 px-4 py-12 text-center">
      {icon && <StatusIcon icon={icon} />}
      <h2 className="text-xl">{title}</h2>
      {children && <div className="text-quiet">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
