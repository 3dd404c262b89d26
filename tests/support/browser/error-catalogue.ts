import type { Page } from 'playwright-core';

/** One error that the product promises to show in fixed words. */
export interface ErrorCatalogueEntry {
  /** The promised words. */
  entry: string;
  /** Makes it happen, as a person or a failing server would. */
  provoke: (page: Page) => Promise<unknown>;
  /** The words on the screen; the entry itself by default. */
  appears?: string[];
}

export const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Replaces the server's next answer to a call, because the real server cannot be made to fail at will. */
export const mockErrorResponse = (page: Page, path: string, status: number, json: object = {}) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json }), { times: 1 });

/** Provokes an entry, and waits for its words. */
export async function expectCatalogueEntry(
  page: Page,
  { entry, provoke, appears = [entry] }: ErrorCatalogueEntry,
): Promise<void> {
  await provoke(page);
  for (const words of appears) await page.getByText(words).first().waitFor();
}
