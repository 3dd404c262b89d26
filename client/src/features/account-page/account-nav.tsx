import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../lib/class-names.ts';
import { accountSections } from './sections.ts';

/** Section links: beside the content if there is room, otherwise above it in two columns. */
export function AccountNav({ current }: { current: string }) {
  return (
    <nav aria-label="Sections of your account" className="md:w-52 md:shrink-0 print:hidden">
      <ul className="grid grid-cols-2 gap-2 md:sticky md:top-6 md:grid-cols-1 md:gap-1">
        {accountSections.map(({ id, title, icon: Icon }) => (
          <li key={id}>
            <Link
              href={paths.account(id)}
              aria-current={id === current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-2.5 rounded-md border px-3 py-2 no-underline',
                'md:border-transparent md:px-4 forced-colors:border',
                id === current
                  ? 'border-primary bg-primary-soft font-medium text-primary md:border-transparent forced-colors:border-b-4'
                  : 'text-ink hover:bg-sunken',
              )}
            >
              <Icon aria-hidden className="size-4.5 shrink-0" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
