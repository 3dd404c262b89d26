import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import {
  createSharedLeavebit,
  openRecipientLink,
  PHONE_VIEWPORT,
  verifyAddressOnPage,
  readStoredSession,
} from '../../support/browser/recipient-pages.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney({ keepsPages: true });
  owner = await journey.openPage();
  await startAsOwner(journey, owner, 'owner@example.org');
});
afterAll(() => journey[Symbol.asyncDispose]());

/** Marks the current page. Only the same page, restored from the back/forward cache, can have the mark later. */
const mark = (page: Page) =>
  page.evaluate(() => {
    const holder = window as unknown as { restored: boolean };
    holder.restored = false;
    addEventListener('pageshow', ({ persisted }) => (holder.restored = persisted));
  });
const isRestored = (page: Page) =>
  page.evaluate(() => (window as unknown as { restored?: boolean }).restored === true);

/** Checks from outside the browser whether the session is still valid. */
async function statusOf(session: string, email: string): Promise<number> {
  const encoded = Buffer.from(email).toString('base64url');
  const headers = { 'X-Email-Session-Id': session };
  return (await fetch(`${journey.origin}/api/my-leavebits/${encoded}`, { headers })).status;
}

async function openVerified(email: string): Promise<{ page: Page; session: string }> {
  const id = await createSharedLeavebit(owner, {
    description: 'Only while you look',
    infoFields: 'The key is under the stone.',
    recipients: { [email]: {} },
    files: [{ name: 'a.txt', bytes: Buffer.from('a') }],
  });
  const page = await openRecipientLink(journey, `/shared/${id}`);
  await verifyAddressOnPage(journey, page, email);
  await page.getByText('The key is under the stone.').waitFor();
  const session = await readStoredSession(page);
  expect(await statusOf(session!, email)).toBe(200);
  return { page, session: session! };
}

longRunOnly(
  'Back restores the same page, but at its verification screen and with the session ended everywhere',
  async () => {
    const { page, session } = await openVerified('ada@example.org');
    await mark(page);
    await page.goto(`${journey.origin}/terms`);
    await expect.poll(() => statusOf(session, 'ada@example.org')).toBe(401);
    await page.evaluate(() => history.back());
    await page.getByLabel('Email address').waitFor();
    // Control: the page came from the back/forward cache. If it had been reloaded, this journey would prove nothing.
    await expect.poll(() => isRestored(page)).toBe(true);
    expect(await page.getByText('under the stone').count()).toBe(0);
    expect(await page.getByLabel('Email address').inputValue()).toBe('');
    expect(await readStoredSession(page)).toBeNull();
    await expectAccessible(page);
    journey.expectNoPageErrors();
  },
);

longRunOnly(
  'a session that could not be ended for lack of a network ends when the page is restored',
  async () => {
    const { page, session } = await openVerified('ben@example.org');
    await mark(page);
    await page.evaluate(() => {
      const send = navigator.sendBeacon.bind(navigator);
      // Simulates beacons of the unloading page that are lost with the network.
      navigator.sendBeacon = () => {
        navigator.sendBeacon = send;
        return true;
      };
    });
    await page.goto(`${journey.origin}/terms`);
    expect(await statusOf(session, 'ben@example.org')).toBe(200);
    await page.evaluate(() => history.back());
    await page.getByLabel('Email address').waitFor();
    await expect.poll(() => isRestored(page)).toBe(true);
    await expect.poll(() => statusOf(session, 'ben@example.org')).toBe(401);
    journey.expectNoPageErrors();
  },
);

it('closing the tab and reloading each end the session on the server', async () => {
  const closed = await openVerified('cleo@example.org');
  await closed.page.close({ runBeforeUnload: true });
  await expect.poll(() => statusOf(closed.session, 'cleo@example.org')).toBe(401);
  const reloaded = await openVerified('dora@example.org');
  await reloaded.page.reload();
  await reloaded.page.getByLabel('Email address').waitFor();
  await expect.poll(() => statusOf(reloaded.session, 'dora@example.org')).toBe(401);
  journey.expectNoPageErrors();
});

it('a download doesn’t count as leaving: the session continues, and the page still shows its content', async () => {
  const { page, session } = await openVerified('eve@example.org');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a.txt' }).click(),
  ]);
  expect(await download.failure()).toBeNull();
  expect(await statusOf(session, 'eve@example.org')).toBe(200);
  await page.getByText('The key is under the stone.').waitFor();
  journey.expectNoPageErrors();
});

longRunOnly('a session that expires in the middle of the list leads back to what was open', async () => {
  const email = 'finn@example.org';
  for (const description of ['The first', 'The second']) {
    await createSharedLeavebit(owner, {
      description,
      recipients: { [email]: {} },
      files: [{ name: 'a.txt', bytes: Buffer.from('a') }],
    });
  }
  const page = await journey.openPage(PHONE_VIEWPORT);
  await page.goto(`${journey.origin}/#/my-leavebits/${Buffer.from(email).toString('base64url')}`);
  const verify = async () => {
    const code = await journey.codeAfter(email, () =>
      page.getByRole('button', { name: 'Send code' }).click(),
    );
    await page.getByLabel('Verification code').fill(code);
    await page.keyboard.press('Enter');
  };
  await verify();
  await page.getByRole('button', { name: 'View Details' }).last().click();
  await page.getByRole('dialog', { name: 'The first' }).waitFor();
  const first = await readStoredSession(page);
  await page.evaluate(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
    await fetch('/api/logout-view-session', {
      method: 'POST',
      headers: { 'X-CSRF-Token': token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ emailSessionId: sessionStorage.getItem('leavebits.emailSessionId') }),
    });
  });
  await page.getByRole('button', { name: 'View a.txt' }).click();
  await page.getByText('Your verification session expired. Please verify again.').first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expectAccessible(page);
  await verify();
  await page.getByRole('dialog', { name: 'The first' }).waitFor();
  expect(await readStoredSession(page)).not.toBe(first);
  journey.expectNoPageErrors();
});
