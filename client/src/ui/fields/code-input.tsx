import type { ComponentProps } from 'react';
import { cx } from '../../lib/class-names.ts';
import { controlClasses, useFieldAttributes } from './inputs.tsx';

export type CodeInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'maxLength'> & {
  value: string;
  /** Receives only the digits of what was typed or pasted. */
  onChange: (code: string) => void;
  digits?: number;
};

export function CodeInput({ value, onChange, digits = 6, className, ...rest }: CodeInputProps) {
  return (
    <input
      {...useFieldAttributes()}
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      // No maxLength, because it would truncate "123 456" before the space is removed.
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, digits))}
      className={cx(controlClasses, 'text-center text-xl tracking-[0.35em] tabular-nums', className)}
    />
  );
}
