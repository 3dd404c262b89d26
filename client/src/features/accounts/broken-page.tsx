import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

/** In place of a page that failed. Its ways out load everything anew. */
export function BrokenPage() {
  return (
    <Page width="form" header={<PageHeader brandLabel="LeaveBits, start page" />}>
      <div role="alert" className="flex flex-col gap-4 py-8">
        <h1>This page could not be shown</h1>
        <p>
          Something went wrong on our side, or your connection broke off. Whatever was saved before is safe.
          Load the page again; if that does not help, go back to the start page.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Load again</Button>
          <ButtonLink variant="secondary" href={paths.landing()} isExternal>
            To the start page
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
