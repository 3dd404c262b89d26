import { useState } from 'react';
import type { ComponentProps } from 'react';
import { normaliseCode } from '#shared/domain/typed-code.ts';
import { cx } from '../../lib/class-names.ts';
import { controlClasses, useFieldAttributes } from './inputs.tsx';

export type CodeInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'maxLength'> & {
  value: string;
  /** Receives only the digits of what was typed or pasted, in any script. */
  onChange: (code: string) => void;
  digits?: number;
};

export function CodeInput({ value, onChange, digits = 6, className, ...rest }: CodeInputProps) {
  /** The text while an input method is composing it. Changing it would disturb the input method. */
  const [composed, setComposed] = useState<string | null>(null);
  function take(typed: string) {
    setComposed(null);
    onChange(normaliseCode(typed).replace(/\D/g, '').slice(0, digits));
  }
  return (
    <input
      {...useFieldAttributes()}
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      value={composed ?? value}
      // No maxLength, because it would truncate "123 456" before the space is removed.
      onChange={({ target, nativeEvent }) =>
        (nativeEvent as InputEvent).isComposing ? setComposed(target.value) : take(target.value)
      }
      onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
      className={cx(controlClasses, 'text-center text-xl tracking-[0.35em] tabular-nums', className)}
    />
  );
}
