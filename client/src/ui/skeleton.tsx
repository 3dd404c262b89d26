import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

/** A gray placeholder for loading content, sized with classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('h-5 rounded-sm bg-line motion-safe:animate-pulse', className)} />;
}

/** Groups skeletons and announces that content is loading. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
