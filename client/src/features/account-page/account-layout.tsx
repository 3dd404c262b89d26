import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../lib/class-names.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { accountSections, type AccountSection } from './sections.ts';
import { useAccountPageMessages } from './use-account-page-messages.ts';

/** A section of the account page, with links to the other sections. */
export function AccountLayout({ section: { id, title, intro, Part } }: { section: AccountSection }) {
  const t = useAccountPageMessages();
  const common = useCommonMessages();
  return (
    <div className="flex flex-col gap-8 md:flex-row md:gap-12">
      <AccountNav current={id} />
      <div className="min-w-0 grow md:max-w-[42rem]">
        <p className="text-sm font-medium text-quiet">{common('yourAccount')}</p>
        <h1>{t(title)}</h1>
        <p className="mt-1 max-w-reading text-quiet">{t(intro)}</p>
        <div className="mt-8 flex flex-col gap-6">
          <Part />
        </div>
      </div>
    </div>
  );
}

/** Section links: beside the content if there is room, otherwise above it in two columns. */
function AccountNav({ current }: { current: string }) {
  const t = useAccountPageMessages();
  return (
    <nav aria-label={t('sections')} className="md:w-52 md:shrink-0 print:hidden">
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
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
