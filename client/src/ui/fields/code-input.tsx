import { useState } from 'react';
import type { ChangeEvent, ComponentProps } from 'react';
import { normaliseCode } from '#shared/domain/typed-code.ts';
import { cx } from '../../lib/class-names.ts';
import { controlClasses, useFieldAttributes } from './inputs.tsx';
import { useSilentFill } from './use-silent-fill.ts';

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
  // No maxLength, because it would truncate "123 456" before the space is removed.
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    (nativeEvent as InputEvent | undefined)?.isComposing ? setComposed(target.value) : take(target.value);
  const ref = useSilentFill({ value: composed ?? value, onChange: change, ref: rest.ref });
  return (
    <input
      {...useFieldAttributes()}
      {...rest}
      ref={ref}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      value={composed ?? value}
      onChange={change}
      onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
      className={cx(controlClasses, 'text-center text-xl tracking-[0.35em] tabular-nums', className)}
    />
  );
}
