import { HelpLine } from '../features/site/help-line.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { limits } from '#shared/domain/limits.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Shown if a download link has expired or its page was closed. */
export function DownloadFailedPage() {
  const t = useMessages('help');
  return (
    <SitePage title={t('downloadTitle')} width="form" className="flex flex-col items-start gap-4 py-8">
      <h1>{t('downloadTitle')}</h1>
      <p>{t('downloadExpired', { minutes: limits.downloadTicketMinutes })}</p>
      <p>{t('downloadNext')}</p>
      <ButtonLink variant="secondary" href={paths.landing()}>
        {t('toLeavebits')}
      </ButtonLink>
      <HelpLine who="recipient" />
    </SitePage>
  );
}
