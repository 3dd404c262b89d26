import { useId } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from '../../lib/class-names.ts';
import { FieldContext } from './inputs.tsx';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows the label only to screen readers. */
  isLabelHidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** A label and a single control (TextInput, TextArea, PasswordInput, Select or CodeInput) with an optional hint and error. */
export function Field({ label, hint, error, isLabelHidden, className, children }: FieldProps) {
  const id = useId();
  const describedBy = cx(Boolean(hint) && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <FieldContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }}>
      <div className={cx('flex flex-col gap-1.5', className)}>
        <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="mb-1 text-sm text-quiet">
            {hint}
          </p>
        )}
        {children}
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

export { Checkbox, PasswordInput, Select, TextArea, TextInput } from './inputs.tsx';
