import { publicPages } from '#shared/domain/pages.ts';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { useTakesPayments } from '../lib/takes-payments.ts';
import { SitePage } from '../features/site/site-page.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

const included = [
  'Everything LeaveBits does, from the first minute',
  'As many LeaveBits as you need, with files',
  'Recipients and designated reporters of your choice',
];
const trial = [...included, 'No card and no payment details'];

export function GettingStartedPage() {
  const takesPayments = useTakesPayments();
  const { title, freeTitle } = publicPages.gettingStarted;
  return (
    <SitePage
      title={takesPayments ? title : freeTitle}
      width="reading"
      className="flex flex-col gap-8"
      actions={
        <ButtonLink variant="secondary" href={paths.auth()}>
          Login
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-4">
        <h1>{takesPayments ? title : freeTitle}</h1>
        <p>
          All you need is an email address that only you read. It’ll be your user name, and we’ll send your
          sign-in codes to it.
        </p>
      </div>
      <Card>
        <h2 className="text-xl md:text-xl">{takesPayments ? 'Your trial account' : 'Your account'}</h2>
        <ul className="mt-4 mb-6 flex flex-col gap-2">
          {(takesPayments ? trial : included).map((item) => (
            <li key={item} className="flex items-start gap-3">
              <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-success" />
              {item}
            </li>
          ))}
        </ul>
        <ButtonLink href={paths.auth('register')} className="w-full sm:w-auto">
          {takesPayments ? 'Create Trial Account' : 'Create Account'}
        </ButtonLink>
      </Card>
      {takesPayments && (
        <section className="flex flex-col gap-3">
          <h2>When the month is over</h2>
          <p>
            We’ll email you 7&nbsp;days and 1&nbsp;day before. If you’d like to stay, LeaveBits costs
            1&nbsp;USD a month, paid by card through PayFast, which shows and charges the amount in South
            African rand (ZAR). You can cancel at any time.
          </p>
          <p>
            If you do nothing, you won’t be charged, but nobody will be able to read your LeaveBits. We’ll
            keep them for 12&nbsp;months in case you come back, then permanently delete them. The{' '}
            <Link href={paths.terms()} className="text-link">
              terms and conditions
            </Link>{' '}
            have the details.
          </p>
        </section>
      )}
      <section className="flex flex-col gap-3">
        <h2>One account for one estate</h2>
        <p>
          An account belongs to one person and holds what that person leaves behind. Couples need two, each
          with its own email address.
        </p>
      </section>
    </SitePage>
  );
}
