import { SitePage } from '../features/site/site-page.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';

export function NotFoundPage() {
  return (
    <SitePage title="Page not found" width="form" className="flex flex-col items-start gap-4 py-8">
      <h1>There’s no page at this address</h1>
      <p>
        The link may be incomplete. Links in emails sometimes break across two lines. Try copying the whole
        link into the address bar.
      </p>
      <p>Or choose what brings you here:</p>
      <ButtonLink variant="secondary" href={paths.myLeavebits()}>
        Somebody left something for me
      </ButtonLink>
      <ButtonLink variant="secondary" href={paths.lostReporterLinks()}>
        I’m somebody’s reporter and have lost my link
      </ButtonLink>
      <ButtonLink href={paths.landing()}>Go to the start page</ButtonLink>
    </SitePage>
  );
}
