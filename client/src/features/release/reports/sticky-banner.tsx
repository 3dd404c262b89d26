import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '#client/ui/banner.tsx';

/** A root margin that excludes the area covered by the strip. */
const HIDDEN_BY_STRIP = '-64px 0px 0px';

interface LastingBannerProps extends Pick<BannerProps, 'title' | 'children' | 'action'> {
  /** A short version of the message for the strip. */
  short: string;
  /** A compact version of the action for the strip. */
  shortAction: ReactNode;
}

/**
 * A banner that must not be missed. While it is scrolled out of view, a strip at the top of the screen shows a short version.
 * Screens that are too short have no strip.
 */
export function StickyBanner({ short, shortAction, ...banner }: LastingBannerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => setIsAway(!entries.at(-1)!.isIntersecting), {
      rootMargin: HIDDEN_BY_STRIP,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={place}>
        <Banner tone="danger" {...banner} />
      </div>
      {/* Keep the strip while its button has focus, because hiding it would lose the focus. */}
      {(isAway || hasFocus) && (
        <Strip onFocusChange={setHasFocus}>
          <p className="min-w-0 leading-snug font-medium text-danger">{short}</p>
          <div className="shrink-0">{shortAction}</div>
        </Strip>
      )}
    </>
  );
}

function Strip({ onFocusChange, children }: { onFocusChange: (has: boolean) => void; children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!strip.current) return;
    // Keep scrolled and focused elements below the strip.
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([size]) =>
      style.setProperty('--notice', `${size?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    observer.observe(strip.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty('--notice');
    };
  }, []);
  return (
    <div
      ref={strip}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      className="fixed inset-x-0 top-(--strip) z-40 border-b border-danger bg-danger-soft px-4 py-2 shadow-float motion-safe:animate-fade-in sm:px-6 short:hidden print:hidden"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-4">{children}</div>
    </div>
  );
}
