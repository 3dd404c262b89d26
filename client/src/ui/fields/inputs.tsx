import { createContext, useContext, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { cx } from '../../lib/class-names.ts';
import { useSilentFill } from './use-silent-fill.ts';

interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<Partial<FieldTies>>({});

/** The id and ARIA attributes that connect a control to its Field's label, hint and error. */
export function useFieldAttributes(): Partial<FieldTies> {
  return useContext(FieldContext);
}

export const controlClasses = cx(
  'w-full min-h-11 rounded-md border border-line-strong bg-surface px-3 py-2 text-ink',
  'placeholder:text-quiet disabled:cursor-not-allowed disabled:opacity-60',
  'aria-invalid:border-danger aria-invalid:outline-danger focus-visible:outline-offset-0',
);

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  const ref = useSilentFill(rest);
  return (
    <input
      {...useFieldAttributes()}
      type="text"
      {...rest}
      ref={ref}
      className={cx(controlClasses, className)}
    />
  );
}

export function TextArea({ className, rows = 6, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldAttributes()}
      rows={rows}
      {...rest}
      className={cx(controlClasses, 'resize-y', className)}
    />
  );
}

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useMessages('site');
  const [isShown, setIsShown] = useState(false);
  const ref = useSilentFill(rest);
  const Shape = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        {...useFieldAttributes()}
        {...rest}
        ref={ref}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cx(controlClasses, 'pr-12', className)}
      />
      <button
        type="button"
        aria-label={t('showPassword')}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-quiet hover:text-ink"
      >
        <Shape aria-hidden className="size-5" />
      </button>
    </div>
  );
}

export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={cx('relative', className)}>
      <select
        {...useFieldAttributes()}
        {...rest}
        className={cx(controlClasses, 'appearance-none pr-10 text-ellipsis')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-quiet"
      />
    </div>
  );
}

/** Drawn with CSS, because a native unchecked checkbox looks disabled in dark mode. */
const checkboxLook = cx(
  'grid size-5 shrink-0 cursor-pointer appearance-none place-content-center rounded-[0.25rem] border',
  'border-line-strong bg-surface checked:border-primary checked:bg-primary disabled:cursor-not-allowed',
  'before:size-3 before:bg-on-primary before:opacity-0 checked:before:opacity-100',
  'before:[clip-path:polygon(14%_44%,0_62%,42%_100%,100%_20%,84%_4%,40%_68%)]',
  'forced-colors:appearance-auto',
);

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  isLabelHidden?: boolean;
};

export function Checkbox({ label, isLabelHidden, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cx(
        'inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-3 wrap-anywhere',
        rest.disabled && 'opacity-60',
        isLabelHidden && 'justify-center',
        className,
      )}
    >
      <input type="checkbox" {...rest} className={checkboxLook} />
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}
