import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '../lib/class-names.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { BrandName } from './brand-mark.tsx';

export interface PageHeaderProps {
  brandHref?: string;
  /** The accessible name of the brand link, which says where it leads. */
  brandLabel: string;
  onBrandClick?: () => void;
  /** One or two buttons on the right. */
  children?: ReactNode;
}

export function PageHeader({ brandHref = '/', brandLabel, onBrandClick, children }: PageHeaderProps) {
  return (
    <header className="border-b bg-surface px-4 sm:px-6 print:hidden">
      <div className="mx-auto flex min-h-16 max-w-page items-center justify-between gap-4 py-2">
        <Link
          href={brandHref}
          onClick={onBrandClick}
          aria-label={brandLabel}
          className="flex min-h-11 items-center no-underline"
        >
          <BrandName />
        </Link>
        <div className="flex items-center gap-2">{children}</div>
      </div>
    </header>
  );
}

export function PageFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="border-t px-4 sm:px-6 print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-1 py-6 text-sm text-quiet">
        {children}
      </div>
    </footer>
  );
}

const widths = { form: 'max-w-form', reading: 'max-w-reading', page: 'max-w-page' };

export interface PageProps {
  header: ReactNode;
  footer?: ReactNode;
  /** `form` for a single form, `reading` for prose, `page` for everything else. */
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}

/** The page layout: skip link, header, main landmark and footer. The footer of a short page stays at the bottom. */
export function Page({ header, footer, width = 'page', className, children }: PageProps) {
  const t = useMessages('site');
  return (
    <div className="flex min-h-[calc(100dvh-var(--strip))] flex-col">
      <a
        href="#main"
        onClick={(event) => {
          // Don't change the hash, because the recipients' entry point would parse it as an address.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
        className="absolute top-2 left-2 print:hidden z-60 -translate-y-20 rounded-md bg-primary px-4 py-2.5 text-on-primary focus:translate-y-0"
      >
        {t('skip')}
      </a>
      {header}
      <main id="main" tabIndex={-1} className="grow px-4 py-8 sm:px-6 sm:py-12">
        <div className={cx('mx-auto', widths[width], className)}>{children}</div>
      </main>
      {footer}
    </div>
  );
}
