import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon;
  /** Describes the action. Used as the accessible name and tooltip. */
  label: string;
  tone?: 'quiet' | 'danger';
};

export function IconButton({
  icon: IconShape,
  label,
  tone = 'quiet',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md transition-colors print:hidden',
        'disabled:cursor-not-allowed disabled:opacity-55',
        tone === 'danger' ? 'text-danger hover:bg-danger-soft' : 'text-quiet hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      <IconShape aria-hidden className="size-5" />
    </button>
  );
}
