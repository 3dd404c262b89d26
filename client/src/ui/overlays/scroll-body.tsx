import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';

/**
 * The scrollable part of a dialog or sheet. On short screens, the whole dialog scrolls instead. Focusable if its content
 * overflows, so that the arrow keys can scroll it, and then named for those who hear what has focus.
 */
export function ScrollBody({ className, children }: { className?: string; children: ReactNode }) {
  const t = useMessages('site');
  const body = useRef<HTMLElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={body}
      tabIndex={overflows ? 0 : undefined}
      aria-label={overflows ? t('scrollable') : undefined}
      className={cx('overflow-y-auto short:shrink-0 short:overflow-visible', className)}
    >
      <div>{children}</div>
    </section>
  );
}
