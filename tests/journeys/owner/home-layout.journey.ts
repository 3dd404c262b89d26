import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { saveReleaseConfigElsewhere } from '../../support/browser/owner-home.ts';

/** What Google calls good is 0.1. */
const MAX_SHIFT = 0.05;
const LENA = 'lena@example.org';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];
const leavebits = ['The safe', 'House papers', 'Letters'].map((description) => ({
  description,
  infoFields: 'x',
  sharingEmails: [LENA],
}));

/** Sums up how much has moved since the page began to load, apart from responses to input. */
function recordShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const countShift = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );

async function loadHome(page: Page, ready: (page: Page) => Promise<void>): Promise<number> {
  await page.reload();
  await ready(page);
  await page.waitForLoadState('networkidle');
  // Fonts and images have settled by the next frames.
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 300))));
  return countShift(page);
}

describe.each(sizes)('at $width px the home', (size) => {
  it.each([
    ['a new owner', [], 'Leave your first LeaveBit'],
    ['an owner with LeaveBits', leavebits, 'House papers'],
  ])('of %s stays where it is while it loads, cold and warm', async (_who, seeded, text) => {
    const page = await journey.openPage(size);
    await startAsOwner(journey, page, `still-${size.width}-${seeded.length}@example.org`, seeded);
    await recordShifts(page);
    const ready = (one: Page) => one.getByRole('heading', { name: text }).waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    expect(await loadHome(page, ready)).toBeLessThanOrEqual(MAX_SHIFT);
    expect(await loadHome(page, ready)).toBeLessThanOrEqual(MAX_SHIFT);
    await page.close();
    journey.expectNoPageErrors();
  });
});

it('on a phone shows the first LeaveBit on the first screen, and banners take one line', async () => {
  const page = await journey.openPage(sizes[0]);
  await startAsOwner(journey, page, 'first-screen@example.org', leavebits);
  const first = page.getByRole('listitem').getByRole('heading', { level: 2 }).first();
  const findBottom = async () => {
    await page.reload();
    await first.waitFor();
    await page.waitForLoadState('networkidle');
    const box = (await first.boundingBox())!;
    return box.y + box.height;
  };
  // With the next of the first steps above it, too.
  expect(await findBottom()).toBeLessThanOrEqual(740);
  await saveReleaseConfigElsewhere(page, {
    designatedReporters: ['rosa@example.org', 'sam@example.org', 'tess@example.org'],
    requiredConfirmations: 1,
    refuteTimeHours: 72,
  });
  expect(await findBottom()).toBeLessThanOrEqual(740);
  const offer = page.getByRole('button', { name: 'Want to add a second factor?' });
  expect(await offer.getAttribute('aria-expanded')).toBe('false');
  expect(await page.getByRole('link', { name: 'Show me' }).count()).toBe(0);
  await expectAccessible(page);
  await offer.click();
  await page.getByRole('link', { name: 'Show me' }).waitFor();
  await expectAccessible(page);
  journey.expectNoPageErrors();
});

it.each([320, 360])('at %i px every bulk action is in view, before and after a selection', async (width) => {
  const page = await journey.openPage({ width, height: 740 });
  await startAsOwner(journey, page, `toolbar-${width}@example.org`, leavebits);
  const actions = page.getByRole('group', { name: 'Bulk actions' }).getByRole('button');
  const expectInView = async (labels: string[]) => {
    await actions.getByText(labels.at(-1)!).waitFor();
    expect(await actions.allInnerTexts()).toEqual(labels);
    const outside = await actions.evaluateAll((buttons) =>
      buttons.filter((button) => {
        const { left, right } = button.getBoundingClientRect();
        return left < 0 || right > window.innerWidth || button.scrollWidth > button.clientWidth;
      }),
    );
    expect(outside).toEqual([]);
  };
  await expectInView(['Expand All', 'Select All', 'Delete Selected', 'Compact list']);
  await actions.getByText('Select All').click();
  await page.getByText('Share Selected').waitFor();
  await expectInView(['Expand All', 'Select None', 'Delete Selected', 'Share Selected', 'Compact list']);
  await expectAccessible(page);
  await page.close();
  journey.expectNoPageErrors();
});

it('a report about the owner comes with the page, not after it', async () => {
  const page = await journey.openPage(sizes[0]);
  const reporters = ['ruth@example.org', 'saul@example.org', 'tom@example.org'];
  await startAsOwner(journey, page, 'reported@example.org', leavebits);
  await saveReleaseConfigElsewhere(page, {
    designatedReporters: reporters,
    requiredConfirmations: 1,
    refuteTimeHours: 72,
  });
  const mail = await journey.mailbox.waitForMail({ to: reporters[0]! });
  const link = mail.links.find((one) => one.includes('/report/') && one.includes('/death'))!;
  const reporter = await journey.openPage();
  await reporter.goto(link);
  await reporter.getByRole('checkbox').check();
  await reporter.getByRole('button', { name: 'Report the death' }).click();
  await reporter.getByRole('heading', { name: 'Your report has been received' }).waitFor();
  await recordShifts(page);
  const ready = (one: Page) => one.getByRole('region', { name: 'Reports about you' }).waitFor();
  expect(await loadHome(page, ready)).toBeLessThanOrEqual(MAX_SHIFT);
  journey.expectNoPageErrors();
});
