import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import type { LucideIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  /** Use `primary` at most once per screen. */
  variant?: ButtonVariant;
  /** `small` only applies to mouse pointers. Touch targets stay 44 px high. */
  size?: 'medium' | 'small';
  icon?: LucideIcon;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary border-transparent hover:not-disabled:bg-primary-strong',
  secondary: 'bg-surface text-ink border-line-strong hover:not-disabled:bg-sunken',
  quiet: 'bg-transparent text-primary border-transparent hover:not-disabled:bg-primary-soft',
  danger: 'bg-danger text-on-danger border-transparent hover:not-disabled:bg-danger-strong',
};

const sizes = {
  medium: 'min-h-11 px-5 py-2',
  small: 'min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11',
};

function buttonLook({ variant = 'primary', size = 'medium' }: Look, className?: string): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-md border text-center leading-snug font-medium',
    'no-underline transition-colors print:hidden disabled:cursor-not-allowed disabled:opacity-55',
    variants[variant],
    sizes[size],
    className,
  );
}

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /**
     * Shows a spinner and ignores clicks without moving or losing focus. If set to any value, a double click also counts as
     * one, because the second click arrives before the busy state has rendered.
     */
    isBusy?: boolean;
    /** Looks and behaves as disabled but stays focusable, so that users can find its hint. */
    isUnavailable?: boolean;
  };

export function Button({
  variant,
  size,
  icon: IconShape,
  isBusy,
  isUnavailable,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook(
        { variant, size },
        cx(isBusy && 'cursor-progress', isUnavailable && 'cursor-not-allowed opacity-55', className),
      )}
      aria-disabled={isBusy || isUnavailable || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        const isSecondOfDouble = isBusy !== undefined && event.detail > 1;
        if (isBusy || isUnavailable || isSecondOfDouble) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? <Spinner /> : IconShape && <IconShape aria-hidden className="size-4.5 shrink-0" />}
      {withOwnElement(children)}
    </button>
  );
}

/** A label that changes beside an icon or a spinner stays current on a translated page only in an element of its own. */
const withOwnElement = (label: ReactNode) => (typeof label === 'string' ? <span>{label}</span> : label);

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Look & {
    href: string;
    /** Renders a plain link, for leaving the app or downloading something. */
    isExternal?: boolean;
  };

export function ButtonLink({
  variant,
  size,
  icon: IconShape,
  isExternal,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = buttonLook({ variant, size }, className);
  const inside = (
    <>
      {IconShape && <IconShape aria-hidden className="size-4.5 shrink-0" />}
      {withOwnElement(children)}
    </>
  );
  return isExternal ? (
    <a {...rest} className={look}>
      {inside}
    </a>
  ) : (
    <Link {...rest} className={look}>
      {inside}
    </Link>
  );
}
