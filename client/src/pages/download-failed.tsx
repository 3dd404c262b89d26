import { HelpLine } from '../features/site/help-line.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { limits } from '#shared/domain/limits.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Shown if a download link has expired or its page was closed. */
export function DownloadFailedPage() {
  return (
    <SitePage title="Download Failed" width="form" className="flex flex-col items-start gap-4 py-8">
      <h1>Download Failed</h1>
      <p>
        This download link no longer works. To keep what was left for you safe, a download link only works for{' '}
        {limits.downloadTicketMinutes} minutes and while the page you started it from is open.
      </p>
      <p>
        Nothing is lost. Open the link in our email again, verify your address with a new code, and press
        Download again.
      </p>
      <ButtonLink variant="secondary" href={paths.landing()}>
        Go to LeaveBits
      </ButtonLink>
      <HelpLine who="recipient" />
    </SitePage>
  );
}
