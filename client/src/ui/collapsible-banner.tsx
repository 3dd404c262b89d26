import { useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { Banner, type BannerProps } from './banner.tsx';

/** A banner that takes a single line on a phone until it is opened, so that it doesn't push the page's content out of sight. */
export function CollapsibleBanner({ title, children, action, className, ...banner }: BannerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const look = cx(!isOpen && 'max-sm:hidden');
  return (
    <Banner
      {...banner}
      // Without a gap for the hidden action.
      className={cx(!isOpen && 'max-sm:[&>div]:gap-0', className)}
      title={
        <>
          <span className="max-sm:hidden">{title}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="-my-2.5 flex min-h-11 w-full items-center justify-between gap-2 text-left sm:hidden"
          >
            {title}
            <ChevronDown aria-hidden className={cx('size-5 shrink-0', isOpen && 'rotate-180')} />
          </button>
        </>
      }
      action={action && <div className={look}>{action}</div>}
    >
      <div id={id} className={look}>
        {children}
      </div>
    </Banner>
  );
}
