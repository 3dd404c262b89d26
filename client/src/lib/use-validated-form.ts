import { useRef, useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod/mini';

/** Turns the schema's message about a field into the one to show. */
export type DescribeProblem<Name extends string> = (about: {
  name: Name;
  value: string;
  problem: string;
}) => string;

/**
 * A small text form, validated against its endpoint's schema on submit and then on each change. The schema may be lazy-loaded.
 * A field's name is its key in `start` and the `name` of its control.
 */
export function useValidatedForm<Name extends string, Shape extends z.ZodMiniType>(
  start: Record<Name, string>,
  loadShape: () => Promise<Shape>,
  describe: DescribeProblem<NoInfer<Name>> = ({ problem }) => problem,
) {
  const [values, setValues] = useState(start);
  const [shape, setShape] = useState<Shape | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const isUnderWay = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ name: Name; value: string; sentence: string } | null>(null);
  const problems = shape ? problemsWith(shape, values) : {};
  const change = (name: Name, value: string) => setValues((all) => ({ ...all, [name]: value }));

  /** Shows all errors and focuses the first invalid field. @returns the values to send, or null if any are invalid */
  async function check(event: SubmitEvent<HTMLFormElement>): Promise<z.output<Shape> | null> {
    event.preventDefault();
    // A second submit in the same moment, which doesn't see the state of the first.
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    form.current = event.currentTarget;
    setIsChecking(true);
    try {
      const loaded = await loadShape();
      // Render synchronously, so that the focused field is announced with its error.
      flushSync(() => setShape(() => loaded));
      const checked = loaded.safeParse(values);
      if (checked.success) return checked.data;
      const wrong = problemsWith(loaded, values);
      const first = Object.keys(values).find((name) => name in wrong);
      if (first) focus(first);
      return null;
    } finally {
      isUnderWay.current = false;
      setIsChecking(false);
    }
  }

  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  /** Shows that the server rejected this field's value. The error stays until the value changes. */
  function refuse(name: Name, sentence: string) {
    flushSync(() => setRefused({ name, value: values[name], sentence }));
    focus(name);
  }

  function problemWith(name: Name): string | undefined {
    const problem = problems[name];
    if (problem !== undefined) return describe({ name, value: values[name], problem });
    return refused?.name === name && refused.value === values[name] ? refused.sentence : undefined;
  }

  return {
    values,
    change,
    check,
    isChecking,
    refuse,
    problemWith,
    /** The props that connect a control to its field. */
    field: (name: Name) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    }),
    /** Hides all errors until the next submit. */
    forgetProblems: () => setShape(null),
  };
}

/** The first error of each field. */
function problemsWith(shape: z.ZodMiniType, values: Record<string, string>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of shape.safeParse(values).error?.issues ?? []) {
    problems[String(path[0])] ??= message;
  }
  return problems;
}
