import type { LucideIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

const tones = { primary: 'text-primary', success: 'text-success', warning: 'text-warning' };

/** The large status icon above the heading of a page or dialog. */
export function StatusIcon({
  icon: Shape,
  tone = 'primary',
}: {
  icon: LucideIcon;
  tone?: keyof typeof tones;
}) {
  return <Shape aria-hidden strokeWidth={1.5} className={cx('size-10', tones[tone])} />;
}
