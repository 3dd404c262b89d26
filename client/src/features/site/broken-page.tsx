import { useEffect } from 'react';
import { PageLoadError } from '../../lib/lazy/import-with-retry.ts';
import { paths } from '../../lib/paths.ts';
import { usePageLanguage } from '../../lib/messages/language.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

/** Replaces a page that has crashed. Its buttons trigger a full page load. */
export function BrokenPage({ error }: { error: unknown }) {
  const t = useMessages('site');
  const language = usePageLanguage();
  const [title, sentence] =
    error instanceof PageLoadError ? [t('notLoadedTitle'), t('notLoaded')] : [t('brokenTitle'), t('broken')];
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  usePageTitle(title);
  return (
    <Page width="form" header={<PageHeader brandLabel={t('brand')} />}>
      <div role="alert" className="flex flex-col gap-4 py-8">
        <h1>{title}</h1>
        <p>{sentence}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
          <ButtonLink variant="secondary" href={paths.landing()} isExternal>
            {t('toStartPage')}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
