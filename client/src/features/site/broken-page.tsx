import { PageLoadError } from '../../lib/lazy/import-with-retry.ts';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

const words = {
  broken: {
    title: 'This page couldn’t be shown',
    sentence:
      'Something went wrong on our side. Everything you saved is safe. Reload the page, or go back to the home page.',
  },
  notLoaded: {
    title: 'This page couldn’t be loaded',
    sentence:
      'LeaveBits was updated, or you lost your connection. Everything you saved is safe. Check your connection and reload the page.',
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
          <Button onClick={() => window.location.reload()}>Reload</Button>
          <ButtonLink variant="secondary" href={paths.landing()} isExternal>
            Go to the start page
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
