import { cx } from '../lib/class-names.ts';

/** A leaf folded like an envelope, with its vein as the fold. The favicon repeats these paths. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cx('size-8 shrink-0 text-primary', className)}>
      <path
        fill="currentColor"
        fillOpacity="0.14"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M28 6H14C8 6 4 10 4 16v10h14c6 0 10-4 10-10Z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M28 6 16.5 16.5 6.2 11.2M16.5 16.5 4 26"
      />
    </svg>
  );
}

export function BrandName({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <BrandMark />
      <span translate="no" className="font-serif text-xl font-semibold text-ink">
        LeaveBits
      </span>
    </span>
  );
}
