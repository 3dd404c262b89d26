import { useCallback, useEffect, useRef, type ChangeEvent, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';

type FieldProps = Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'>;

/** What React last rendered of a field. */
interface Watched extends FieldProps {
  field: HTMLInputElement;
}

const watched = new Set<Watched>();

/** Before anything else happens on the page: React empties such a field with its next render. */
function reportFilled({ type, target }: Event): void {
  const filled = [...watched].filter(({ field, value }) => {
    const isTyped = type === 'input' && target === field;
    return !isTyped && field.value !== String(value);
  });
  if (filled.length === 0) return;
  flushSync(() => {
    for (const { field, onChange } of filled) {
      onChange?.({ target: field, currentTarget: field } as ChangeEvent<HTMLInputElement>);
    }
  });
}

function assignRef(ref: FieldProps['ref'], field: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(field);
  if (ref) ref.current = field;
  return undefined;
}

/**
 * Reports what was filled into a controlled field without an event that React passes on. Chrome on iOS does that with saved
 * passwords, for example.
 * @returns the ref to pass on to the field
 */
export function useSilentFill({ value, onChange, ref }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // React leaves fields without a value as they are.
    if (!input.current || value === undefined) return;
    const own = { field: input.current, value, onChange };
    watched.add(own);
    // Adding a listener again has no effect.
    for (const type of ['input', 'change', 'click', 'submit'])
      window.addEventListener(type, reportFilled, true);
    return () => void watched.delete(own);
  }, [value, onChange]);
  return useCallback(
    (field: HTMLInputElement | null) => {
      input.current = field;
      return assignRef(ref, field);
    },
    [ref],
  );
}
