import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Content that is printed without the rest of its page. Marks its ancestors for the style sheet, because the oldest browsers
 * that we support have no `:has()`.
 */
export function PrintsAlone({ className, children }: { className?: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ancestors: HTMLElement[] = [];
    for (let next = content.current?.parentElement; next; next = next.parentElement) ancestors.push(next);
    for (const ancestor of ancestors) ancestor.toggleAttribute('data-around-print', true);
    return () => ancestors.forEach((ancestor) => ancestor.removeAttribute('data-around-print'));
  }, []);
  return (
    <div ref={content} data-prints-alone className={className}>
      {children}
    </div>
  );
}
