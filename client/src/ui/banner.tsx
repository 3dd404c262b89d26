import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

const tones = {
  info: { Shape: Info, look: 'bg-primary-soft', mark: 'text-primary' },
  warning: { Shape: TriangleAlert, look: 'bg-warning-soft', mark: 'text-warning' },
  danger: { Shape: CircleAlert, look: 'bg-danger-soft', mark: 'text-danger' },
  success: { Shape: CircleCheck, look: 'bg-success-soft', mark: 'text-success' },
};

export interface BannerProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` or `status` when the banner answers something that the person did. */
  role?: 'alert' | 'status';
  className?: string;
}

export function Banner({ tone = 'info', title, children, action, role, className }: BannerProps) {
  const { Shape, look, mark } = tones[tone];
  return (
    <div
      role={role}
      className={cx('flex items-start gap-3 rounded-md p-4 forced-colors:border', look, className)}
    >
      <Shape aria-hidden className={cx('mt-0.5 size-5 shrink-0', mark)} />
      <div className="flex min-w-0 grow flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          {title && <p className={cx('font-medium', mark)}>{title}</p>}
          {children && <div className="text-ink">{children}</div>}
        </div>
        {action && <div className="shrink-0">{action}</div>}
      </div>
    </div>
  );
}
