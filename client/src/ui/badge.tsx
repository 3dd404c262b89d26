import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

const tones = {
  quiet: 'bg-sunken text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
};

export interface BadgeProps {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

/** A status in one or two words. */
export function Badge({ tone = 'quiet', className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-block rounded-full px-3 py-0.5 text-sm font-medium forced-colors:border',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
