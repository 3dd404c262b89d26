import { SitePage } from '../features/site/site-page.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';

export function NotFoundPage() {
  const t = useMessages('site');
  return (
    <SitePage title={t('notFoundTitle')} width="form" className="flex flex-col items-start gap-4 py-8">
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundWhy')}</p>
      <p>{t('notFoundNext')}</p>
      <ButtonLink variant="secondary" href={paths.myLeavebits()}>
        {t('recipients')}
      </ButtonLink>
      <ButtonLink variant="secondary" href={paths.lostReporterLinks()}>
        {t('lostReporterLink')}
      </ButtonLink>
      <ButtonLink href={paths.landing()}>{t('toStartPage')}</ButtonLink>
    </SitePage>
  );
}
