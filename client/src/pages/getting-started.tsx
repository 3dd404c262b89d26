import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { useTakesPayments } from '../lib/takes-payments.ts';
import { SitePage } from '../features/site/site-page.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

const included = ['includedAll', 'includedLeavebits', 'includedPeople'] as const;
const trial = [...included, 'includedNoCard'] as const;

export function GettingStartedPage() {
  const takesPayments = useTakesPayments();
  const t = useMessages('getting-started');
  const title = t(takesPayments ? 'title' : 'titleFree');
  return (
    <SitePage
      title={title}
      width="reading"
      className="flex flex-col gap-8"
      actions={
        <ButtonLink variant="secondary" href={paths.auth()}>
          {t('login')}
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-4">
        <h1>{title}</h1>
        <p>{t('intro')}</p>
      </div>
      <Card>
        <h2 className="text-xl md:text-xl">{t(takesPayments ? 'trialAccount' : 'account')}</h2>
        <ul className="mt-4 mb-6 flex flex-col gap-2">
          {(takesPayments ? trial : included).map((item) => (
            <li key={item} className="flex items-start gap-3">
              <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-success" />
              {t(item)}
            </li>
          ))}
        </ul>
        <ButtonLink href={paths.auth('register')} className="w-full sm:w-auto">
          {t(takesPayments ? 'createTrial' : 'createAccount')}
        </ButtonLink>
      </Card>
      {takesPayments && (
        <section className="flex flex-col gap-3">
          <h2>{t('afterMonth')}</h2>
          <p>{t('afterMonthPaying')}</p>
          <p>
            {t.rich('afterMonthNothing', {
              terms: (content) => (
                <Link href={paths.terms()} className="text-link">
                  {content}
                </Link>
              ),
            })}
          </p>
        </section>
      )}
      <section className="flex flex-col gap-3">
        <h2>{t('oneAccount')}</h2>
        <p>{t('oneAccountText')}</p>
      </section>
    </SitePage>
  );
}
