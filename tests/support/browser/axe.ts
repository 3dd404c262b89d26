import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA, best practices, and the rules that axe still tries out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Radix puts these before and after a toast. They are empty, and pass on the focus at once. */
const FOCUS_SENTINELS = '[role=region][aria-label^=Notifications] > span[tabindex="0"]';

let source: Promise<string> | undefined;

/** Lists the accessibility problems that axe finds on the page. The first check of a document loads axe into it. */
export async function findAxeViolations(page: Page): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    await page.evaluate(await source);
  }
  const options: RunOptions = { runOnly: TAGS, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    ([exclude, options]) => (window as unknown as { axe: typeof axe }).axe.run({ exclude }, options),
    [FOCUS_SENTINELS, options] as const,
  );
  return violations;
}
