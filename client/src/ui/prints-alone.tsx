import type { ReactNode } from 'react';

/** How many parts that print alone an element contains. */
const uses = new WeakMap<Element, number>();

function countUse(ancestor: Element, change: 1 | -1): void {
  const count = (uses.get(ancestor) ?? 0) + change;
  uses.set(ancestor, count);
  ancestor.toggleAttribute('data-around-print', count > 0);
}

/**
 * A `ref` for content that is printed without the rest of its page. Marks it and its ancestors for the style sheet, because the
 * oldest browsers that we support have no `:has()`.
 */
export function printAlone(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return undefined;
  content.toggleAttribute('data-prints-alone', true);
  const ancestors: HTMLElement[] = [];
  for (let next = content.parentElement; next; next = next.parentElement) ancestors.push(next);
  for (const ancestor of ancestors) countUse(ancestor, 1);
  return () => ancestors.forEach((ancestor) => countUse(ancestor, -1));
}

/** Content that is printed without the rest of its page. */
export function PrintsAlone({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div ref={printAlone} className={className}>
      {children}
    </div>
  );
}
