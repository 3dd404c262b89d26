import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { SitePage } from '../features/site/site-page.tsx';
import { parseRequestedTime } from '../features/time-converter/rules.ts';
import { TimeDisplay } from '../features/time-converter/time-display.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { paths } from '../lib/paths.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** The page linked from dates in our emails. Shows the moment in the reader's time zone. */
export function TimeConverterPage() {
  const t = useMessages('time-converter');
  const site = useMessages('site');
  const search = useSearch();
  const asked = useMemo(() => parseRequestedTime(search), [search]);
  const isKnown = 'moment' in asked;
  return (
    <SitePage title={t('title')} width="form" className="flex flex-col items-stretch gap-6">
      <h1>{t(isKnown ? 'shown' : 'notShown')}</h1>
      {isKnown ? (
        <TimeDisplay moment={asked.moment} />
      ) : (
        <Banner tone="danger" role="alert" title={t(asked.problem)}>
          {site('notFoundWhy')}
        </Banner>
      )}
      <ButtonLink href={paths.landing()} variant={isKnown ? 'secondary' : 'primary'} className="self-start">
        {t(isKnown ? 'back' : 'start')}
      </ButtonLink>
    </SitePage>
  );
}
