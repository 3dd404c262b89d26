import type { Page } from 'playwright-core';

/** One entry of the specification's error catalogue (section 8), or of section 5 where the catalogue points there. */
export interface Entry {
  /** The catalogue's words. */
  entry: string;
  /** Makes it happen, as a person or a failing server would. */
  provoke: (page: Page) => Promise<unknown>;
  /** What is on the screen then; the entry itself when left out. */
  appears?: string[];
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The server's next answer to a call, put in place of the real one: it cannot be made to fail at will. */
export const refuse = (page: Page, path: string, status: number, json: object = {}) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json }), { times: 1 });

/** Provokes an entry, and waits for its words. */
export async function expectEach(page: Page, { entry, provoke, appears = [entry] }: Entry): Promise<void> {
  await provoke(page);
  for (const words of appears) await page.getByText(words).first().waitFor();
}
