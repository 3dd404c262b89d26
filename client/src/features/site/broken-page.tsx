import { PageLoadError } from '../../lib/lazy/lazy-page.ts';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

const words = {
  broken: {
    title: 'This page could not be shown',
    sentence:
      'Something went wrong on our side. Whatever was saved before is safe. Load the page again; if that does not help, go back to the start page.',
  },
  notLoaded: {
    title: 'This page could not be loaded',
    sentence:
      'LeaveBits may have been updated since you opened it, or you lost your connection. Whatever was saved before is safe. Check your connection, and load the page again.',
  },
};

/** Replaces a page that has crashed. Its buttons trigger a full page load. */
export function BrokenPage({ error }: { error: unknown }) {
  const { title, sentence } = error instanceof PageLoadError ? words.notLoaded : words.broken;
  usePageTitle(title);
  return (
    <Page width="form" header={<PageHeader brandLabel="LeaveBits, start page" />}>
      <div role="alert" className="flex flex-col gap-4 py-8">
        <h1>{title}</h1>
        <p>{sentence}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Load again</Button>
          <ButtonLink variant="secondary" href={paths.landing()} isExternal>
            Go to the start page
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
