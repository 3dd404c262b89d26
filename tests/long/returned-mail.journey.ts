import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../support/processes/free-port.ts';
import { expectAccessible, expectAccessibleInLongRun } from '../support/browser/accessibility.ts';
import { startAsOwner, startJourney, DEFAULT_PAGE_WIDTH, type Journey } from '../support/browser/journey.ts';
import {
  locateOwnerHome,
  saveReleaseConfigElsewhere,
  seedAndShowLeavebits,
} from '../support/browser/owner-home.ts';
import { BOUNCE_DOMAIN, deliverMail, loadReturnedMail } from '../support/mail/returned-mail.ts';

let journey: Journey;
let owner: Page;
let port: number;
beforeAll(async () => {
  port = await findFreePort();
  journey = await startJourney({
    more: { MAIL_BOUNCE_DOMAIN: BOUNCE_DOMAIN, BOUNCE_SMTP_PORT: String(port) },
  });
  owner = await journey.openPage();
  await startAsOwner(journey, owner, 'olga@example.org');
});
afterAll(() => journey[Symbol.asyncDispose]());

/** Bounces the newest email to someone, as a mail server would. */
async function sendBack(sample: string, to: string): Promise<void> {
  await journey.mailbox.waitForMail({ to });
  const { returnPath } = journey.mailbox.mails().findLast((mail) => mail.to.includes(to))!;
  await deliverMail({ port }, loadReturnedMail(sample, returnPath), { to: returnPath });
}

const ANNA_CLOSED =
  /couldn’t be delivered \(.+\): The mailbox does not exist \(5\.1\.1\)\. Please check the address/;

it('an owner sees bounced emails next to recipients and reporters, in plain words, on a wide screen and on a phone', async () => {
  await seedAndShowLeavebits(owner, [
    {
      description: 'The key of the safe',
      sharingEmails: ['anna@example.org', 'ben@example.org', 'cleo@example.org'],
    },
  ]);
  await sendBack('gmail-no-mailbox', 'anna@example.org');
  await sendBack('gmail-spam', 'ben@example.org');
  await sendBack('complaint', 'cleo@example.org');
  await saveReleaseConfigElsewhere(owner, {
    designatedReporters: ['rosa@example.org', 'sam@example.org', 'tess@example.org'],
    requiredConfirmations: 1,
  });
  await sendBack('gmail-full', 'rosa@example.org');
  await sendBack('complaint', 'sam@example.org');
  await sendBack('vacation', 'tess@example.org');

  for (const [width, expectThisAccessible] of [
    [DEFAULT_PAGE_WIDTH, expectAccessible],
    [360, expectAccessibleInLongRun],
  ] as const) {
    await owner.setViewportSize({ width, height: 800 });
    await owner.reload();
    const card = locateOwnerHome(owner).card('The key of the safe');
    await card.getByText(ANNA_CLOSED).waitFor();
    await card.getByText('Their mail server says it is spam (5.7.1)').waitFor();
    await card.getByText('They, or their mail program, marked it as spam').waitFor();
    await expectThisAccessible(owner);
    expect(await isTooWide()).toBe(false);

    await owner.getByRole('button', { name: 'Menu' }).click();
    await owner.getByRole('link', { name: 'Release configuration' }).click();
    const page = owner.getByRole('main');
    await page.getByText(/couldn’t be delivered .*The mailbox is full \(5\.2\.2\)/).waitFor();
    await page.getByText(/mail provider on .*They, or their mail program, marked it as spam\./).waitFor();
    const tess = page.getByRole('listitem').filter({ hasText: 'tess@example.org' });
    await tess.getByText(/mail provider on [^.]+\. *They haven’t visited/).waitFor();
    await expectThisAccessible(owner);
    expect(await isTooWide()).toBe(false);
    await owner.getByRole('link', { name: 'Your LeaveBits', exact: true }).click();
    await card.waitFor();
  }
  journey.expectNoPageErrors();
});

const isTooWide = () => owner.evaluate(() => document.documentElement.scrollWidth > innerWidth);
