import type { Page } from 'playwright-core';

/** An error that the product promises to show with a fixed message. */
export interface ErrorCatalogueEntry {
  /** The promised message. */
  entry: string;
  /** Triggers it, as a user or a failing server would. */
  provoke: (page: Page) => Promise<unknown>;
  /** The text on the screen; defaults to the entry itself. */
  appears?: string[];
}

export const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Mocks the server's next response to a request, because the real server cannot be made to fail on demand. */
export const mockErrorResponse = (page: Page, path: string, status: number, json: object = {}) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json }), { times: 1 });

/** Provokes an error and waits for its message. */
export async function expectCatalogueEntry(
  page: Page,
  { entry, provoke, appears = [entry] }: ErrorCatalogueEntry,
): Promise<void> {
  await provoke(page);
  for (const words of appears) await page.getByText(words).first().waitFor();
}
