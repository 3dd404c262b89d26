import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { SitePage } from '../features/site/site-page.tsx';
import { parseRequestedTime } from '../features/time-converter/rules.ts';
import { TimeDisplay } from '../features/time-converter/time-display.tsx';
import { paths } from '../lib/paths.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** The page linked from dates in our emails. Shows the moment in the reader's time zone. */
export function TimeConverterPage() {
  const search = useSearch();
  const asked = useMemo(() => parseRequestedTime(search), [search]);
  const isKnown = 'moment' in asked;
  return (
    <SitePage title="Time converter" width="form" className="flex flex-col items-stretch gap-6">
      <h1>{isKnown ? 'This time where you are' : 'This time can’t be shown'}</h1>
      {isKnown ? (
        <TimeDisplay moment={asked.moment} />
      ) : (
        <Banner tone="danger" role="alert" title={asked.problem}>
          Links in emails sometimes break across two lines. Try copying the whole link into the address bar.
        </Banner>
      )}
      <ButtonLink href={paths.landing()} variant={isKnown ? 'secondary' : 'primary'} className="self-start">
        {isKnown ? 'Return to LeaveBits' : 'Go to LeaveBits'}
      </ButtonLink>
    </SitePage>
  );
}
