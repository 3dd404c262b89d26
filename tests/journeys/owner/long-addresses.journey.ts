import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import {
  closeDialogsAndToasts,
  expectLeavebitCard,
  locateOwnerHome,
  saveLeavebits,
  saveReleaseConfigElsewhere,
} from '../../support/browser/owner-home.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

const PHONE = { width: 360, keepsWidth: true, height: 740 };

/** The part before the @ offers no place for a line break. */
const longAddress = (letter: string) => `${letter.repeat(42)}@example.org`;
const OWNER = longAddress('o');
/** Stored in Punycode, and shown like this everywhere. */
const RECIPIENT = `${'m'.repeat(42)}@bücher.example`;
const REPORTERS = [longAddress('w'), longAddress('r')];

/** Includes an open dialog, which may scroll sideways on its own. */
async function expectNoOverflow(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] *')]
      .filter(
        (box) => box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX),
      )
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((box) => box.outerHTML.slice(0, 200)),
  );
  expect(tooWide, page.url()).toEqual([]);
}

it('an address or a word without a place for a line break never makes a page wider than a phone', async () => {
  const page = await journey.openPage(PHONE);
  const leavebit = { description: 'The safe', sharingEmails: [RECIPIENT] };
  await startAsOwner(journey, page, OWNER);
  await saveReleaseConfigElsewhere(page, {
    designatedReporters: REPORTERS,
    requiredConfirmations: 1,
    refuteTimeHours: 72,
  });
  await saveLeavebits(page.context(), journey.origin, [leavebit]);
  await page.reload();
  await expectLeavebitCard(page, leavebit);
  await page.getByText('hasn’t used their link yet').waitFor();
  await expectNoOverflow(page);

  const { sharing } = locateOwnerHome(page);
  await page.getByRole('button', { name: /^Sharing/ }).click();
  await sharing.getByText(RECIPIENT).first().waitFor();
  await expectNoOverflow(page);
  await closeDialogsAndToasts(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText(OWNER).waitFor();
  await expectNoOverflow(page);

  for (const [path, address] of [
    ['/people/', RECIPIENT],
    ['/people/timeline', RECIPIENT],
    [`/people/${encodeLinkEmail(RECIPIENT)}`, RECIPIENT],
    ['/release', REPORTERS[0]!],
    ['/account/sign-in', OWNER],
    ['/account/activity', REPORTERS[0]!],
  ] as const) {
    await page.goto(`${journey.origin}${path}`);
    await page.getByRole('main').getByText(address).first().waitFor();
    await expectNoOverflow(page);
  }

  const longWord = { description: 'Donaudampfschifffahrt'.repeat(3), sharingEmails: [longAddress('t')] };
  await saveLeavebits(page.context(), journey.origin, [longWord]);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`${journey.origin}/people/`);
  await page.getByRole('button', { name: `Choose LeaveBits for ${RECIPIENT}` }).click();
  await page.getByRole('dialog').getByLabel(longWord.description).check();
  await expectNoOverflow(page);

  const visitor = await journey.openPage(PHONE);
  await visitor.goto(`${journey.origin}/#/my-leavebits/${encodeLinkEmail(RECIPIENT)}`);
  const code = await journey.codeAfter(RECIPIENT, () =>
    visitor.getByRole('button', { name: 'Send code' }).click(),
  );
  await expectNoOverflow(visitor);
  await visitor.getByLabel('Verification code').fill(code);
  await visitor.keyboard.press('Enter');
  await visitor.getByText(`Verified as ${RECIPIENT}`).waitFor();
  await expectNoOverflow(visitor);
  await visitor.getByRole('button', { name: 'View Details' }).click();
  await visitor.getByRole('dialog').getByText(OWNER).first().waitFor();
  await expectNoOverflow(visitor);
  journey.expectNoPageErrors();
});
