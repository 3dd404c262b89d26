import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

export interface BannerContent {
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Set `alert` or `status` if the banner responds to a user action. */
  role?: 'alert' | 'status';
  className?: string | undefined;
}

interface Tone {
  icon: LucideIcon;
  look: string;
  mark: string;
}

/** A banner with an explicit tone. The start page uses it directly, so that it doesn't load the icons of the other tones. */
export function BannerFrame({
  tone,
  title,
  children,
  action,
  role,
  className,
}: BannerContent & { tone: Tone }) {
  const { icon: Shape, look, mark } = tone;
  return (
    <div
      role={role}
      className={cx('flex items-start gap-3 rounded-md p-4 forced-colors:border', look, className)}
    >
      <Shape aria-hidden className={cx('mt-0.5 size-5 shrink-0', mark)} />
      <div className="flex min-w-0 grow flex-col gap-3 md:flex-row md:flex-wrap md:items-center">
        {/* The action wraps below the text if there is too little room beside it. */}
        <div className="min-w-0 md:grow md:basis-80">
          {title && (
            <p data-kept-free className={cx('font-medium', mark)}>
              {title}
            </p>
          )}
          {children && <div className="text-ink">{children}</div>}
        </div>
        {action && (
          <div data-kept-free className="shrink-0">
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
