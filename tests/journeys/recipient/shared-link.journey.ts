import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { expectAccessible, expectAccessibleInLongRun } from '../../support/browser/accessibility.ts';
import { limits } from '#shared/domain/limits.ts';
import { captureDownload, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import {
  createSharedLeavebit,
  openRecipientLink as openLinkIn,
  PHONE_VIEWPORT,
  verifyAddressOnPage as proveAddressIn,
  readStoredSession,
  type SharedLeavebitSeed,
} from '../../support/browser/recipient-pages.ts';
import { createPatternedBytes } from '../../support/uploads/tus.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney();
  owner = await journey.openPage();
  await startAsOwner(journey, owner, 'owner@example.org');
});
afterAll(() => journey[Symbol.asyncDispose]());

const leave = (left: SharedLeavebitSeed) => createSharedLeavebit(owner, left);
const openLink = (path: string) => openLinkIn(journey, path);
const proveAddress = (page: Page, email: string) => proveAddressIn(journey, page, email);

/** A typed address must not appear in the address bar, and thus in no history and no log. */
function expectNoAddressInUrl(page: Page, path: string) {
  expect(page.url()).toBe(`${journey.origin}${path}`);
}

/** Simulates the browser freezing a page for its back/forward cache. */
const freeze = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

it('a visitor opens a link to one LeaveBit on a phone, verifies their address, reads and downloads', async () => {
  const bytes = createPatternedBytes(700_000);
  const id = await leave({
    description: 'For the two of you',
    infoFields: 'The key is under the stone.',
    recipients: { 'ada@example.org': {}, 'ben@example.org': {} },
    files: [{ name: 'Grüße 家族.bin', bytes }],
  });
  const path = `/shared/${id}`;
  const ada = await openLink(path);
  await expectAccessible(ada);

  await ada.getByLabel('Email address').fill('ada.example.org');
  await ada.getByRole('button', { name: 'Send code' }).click();
  await ada.getByText('Invalid Email', { exact: true }).first().waitFor();
  await ada.locator('form').getByText('Please enter a valid email address').waitFor();
  await expectAccessibleInLongRun(ada);

  // A typo is noticed at the code step, where the address can still be changed.
  await ada.getByLabel('Email address').fill('adda@example.org');
  await ada.getByRole('button', { name: 'Send code' }).click();
  await ada.getByLabel('Verification code').waitFor();
  await expectAccessible(ada);
  await ada.getByRole('button', { name: 'Change address' }).click();
  expect(await ada.getByLabel('Email address').inputValue()).toBe('adda@example.org');
  // The phone discards the page while its reader looks for the code in another app.
  await ada.getByLabel('Email address').fill(' Ada@Example.org ');
  const send = () => ada.getByRole('button', { name: 'Send code' }).click();
  const code = await journey.codeAfter('ada@example.org', send);
  await ada.reload();
  await ada.getByText('ada@example.org', { exact: true }).waitFor();
  expectNoAddressInUrl(ada, path);
  await ada.getByLabel('Verification code').fill(code);
  await ada.keyboard.press('Enter');

  await ada.getByRole('heading', { level: 1, name: 'For the two of you' }).waitFor();
  await ada.getByText('The key is under the stone.').waitFor();
  await ada.getByText('Verified as ada@example.org').waitFor();
  await expectAccessible(ada);
  expectNoAddressInUrl(ada, path);
  const got = await captureDownload(ada, ada.getByRole('button', { name: 'Download Grüße 家族.bin' }));
  expect(got.name).toBe('Grüße 家族.bin');
  expect(Buffer.compare(got.bytes, bytes)).toBe(0);

  // Leaving also ends the session on the server. Coming back starts at an empty verification screen.
  const session = await readStoredSession(ada);
  expect(session).toBeTruthy();
  await ada.goto(`${journey.origin}/terms`);
  await ada.goBack();
  await ada.getByLabel('Email address').waitFor();
  expect(await ada.getByLabel('Email address').inputValue()).toBe('');
  expect(await ada.getByText('under the stone').count()).toBe(0);
  expect(await readStoredSession(ada)).toBeNull();
  const encoded = Buffer.from('ada@example.org').toString('base64url');
  const list = (key: string) =>
    ada.evaluate(
      async ([path, key]) => (await fetch(path, { headers: { 'X-Email-Session-Id': key } })).status,
      [`/api/my-leavebits/${encoded}`, key] as const,
    );
  await expect.poll(() => list(session!)).toBe(401);
  // A reload keeps the address.
  await ada.reload();
  await ada.getByLabel('Email address').waitFor();
  expect(await ada.getByLabel('Email address').inputValue()).toBe('ada@example.org');
  journey.expectNoPageErrors();
});

it('an expired session asks for another code, and leads back to the same LeaveBit', async () => {
  const id = await leave({
    description: 'Kept a little longer',
    recipients: { 'eve@example.org': {} },
    files: [{ name: 'note.txt', bytes: Buffer.from('note') }],
  });
  const eve = await openLink(`/shared/${id}`);
  await proveAddress(eve, 'eve@example.org');
  await eve.getByRole('heading', { level: 1, name: 'Kept a little longer' }).waitFor();
  await eve.evaluate(async () => {
    const emailSessionId = sessionStorage.getItem('leavebits.emailSessionId');
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
    await fetch('/api/logout-view-session', {
      method: 'POST',
      headers: { 'X-CSRF-Token': token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ emailSessionId }),
    });
  });
  await eve.getByRole('button', { name: 'Download note.txt' }).click();
  await eve.getByText('Your verification session expired. Please verify again.').first().waitFor();
  expect(await eve.getByText('Kept a little longer').count()).toBe(0);
  expect(await eve.getByLabel('Email address').inputValue()).toBe('eve@example.org');
  await expectAccessible(eve);
  await proveAddress(eve, 'eve@example.org');
  await eve.getByRole('heading', { level: 1, name: 'Kept a little longer' }).waitFor();

  await freeze(eve);
  expect(await eve.getByText('Kept a little longer').count()).toBe(0);
  await proveAddress(eve, 'eve@example.org');
  await eve.getByRole('button', { name: 'Sign out' }).click();
  await eve.getByText('You’re signed out').waitFor();
  expect(await eve.getByLabel('Email address').inputValue()).toBe('');
  await expectAccessibleInLongRun(eve);
  journey.expectNoPageErrors();
});

it('a locked LeaveBit shows its date or what must happen first, and nothing of its content', async () => {
  const dated = await leave({
    description: 'Not before the wedding',
    infoFields: 'The secret recipe',
    recipients: { 'cleo@example.org': { releaseType: 'scheduled', scheduledDate: '2099-06-01T12:30:00Z' } },
  });
  const cleo = await openLink(`/shared/${dated}`);
  await proveAddress(cleo, 'cleo@example.org');
  await cleo.getByRole('heading', { level: 1, name: 'Locked' }).waitFor();
  const date = await cleo.evaluate(() =>
    new Intl.DateTimeFormat('en-US', {
      ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
      timeZoneName: 'short',
    }).format(new Date('2099-06-01T12:30:00Z')),
  );
  await cleo.getByText(`Opens on ${date}`).waitFor();
  expect(await cleo.getByText(/wedding|recipe/).count()).toBe(0);
  expect(await readStoredSession(cleo)).toBeNull();
  await expectAccessible(cleo);

  await cleo.getByRole('button', { name: 'Check again' }).click();
  expect(await cleo.getByLabel('Email address').inputValue()).toBe('cleo@example.org');

  const heirloom = await leave({
    description: 'After me',
    recipients: { 'cleo@example.org': { releaseType: 'death_incapacitation' } },
  });
  const again = await openLink(`/shared/${heirloom}`);
  await proveAddress(again, 'cleo@example.org');
  await again.getByRole('heading', { level: 1, name: 'Locked' }).waitFor();
  await again.getByText(/Opens after the death or permanent incapacitation/).waitFor();
  await expectAccessibleInLongRun(again);
  await freeze(again);
  await again.getByLabel('Email address').waitFor();
  expect(await again.getByLabel('Email address').inputValue()).toBe('');
  journey.expectNoPageErrors();
});

it('a lapsed subscription is named, without asking the visitor for anything', async () => {
  // No journey can wait for a subscription to lapse, so the server's response is mocked.
  const page = await journey.openPage(PHONE_VIEWPORT);
  await page.route('**/verify', (route) =>
    route.fulfill({
      status: 402,
      json: {
        message: 'The subscription of the owner is not active.',
        code: 'subscription-blocked',
        subscriptionBlocked: true,
      },
    }),
  );
  await page.goto(`${journey.origin}/shared/4711`);
  await page.getByLabel('Email address').fill('gina@example.org');
  await page.getByRole('button', { name: 'I already have a code' }).click();
  await page.getByLabel('Verification code').fill('123456');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Subscription Not Active' }).waitFor();
  await page.getByText('you don’t need to do or pay anything').waitFor();
  await expectAccessible(page);
  journey.expectNoPageErrors();
});

it('a link to several shows those shared with the visitor, and leads on to all the others', async () => {
  const hers = await leave({ description: 'For Dora', recipients: { 'dora@example.org': {} } });
  const alsoHers = await leave({ description: 'Also for Dora', recipients: { 'dora@example.org': {} } });
  const notHers = await leave({ description: 'For someone else', recipients: { 'else@example.org': {} } });
  const path = `/shared-multiple/${hers},oops,${notHers}`;
  const dora = await openLink(path);
  await expectAccessibleInLongRun(dora);
  await proveAddress(dora, 'dora@example.org');
  await dora.getByRole('heading', { level: 2, name: 'For Dora', exact: true }).waitFor();
  expect(await dora.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['For Dora']);
  expectNoAddressInUrl(dora, path);
  await expectAccessibleInLongRun(dora);
  await dora.getByRole('button', { name: 'View Details' }).click();
  await dora.getByRole('dialog', { name: 'For Dora' }).waitFor();
  await expectAccessible(dora);
  await dora.keyboard.press('Escape');

  const session = await readStoredSession(dora);
  await dora.getByRole('link', { name: 'See everything shared with you' }).click();
  await dora.getByRole('heading', { level: 2, name: 'Also for Dora' }).waitFor();
  expect((await dora.getByRole('heading', { level: 2 }).allTextContents()).sort()).toEqual([
    'A note for your papers',
    'Also for Dora',
    'For Dora',
  ]);
  expect(await readStoredSession(dora)).toBe(session);
  await dora.getByRole('button', { name: 'Refresh' }).click();
  await dora.getByText('The list is up to date').waitFor({ state: 'attached' });
  await expectAccessibleInLongRun(dora);
  // The session was carried along once. Going back means leaving, as everywhere.
  await dora.goBack();
  await dora.getByLabel('Email address').waitFor();
  expect(await readStoredSession(dora)).toBeNull();

  const none = await openLink(`/shared-multiple/${notHers}`);
  await proveAddress(none, 'dora@example.org');
  await none.getByRole('heading', { level: 2, name: 'Nothing here is shared with you' }).waitFor();
  expect(await none.getByText('For someone else').count()).toBe(0);
  expect(await none.getByText(String(alsoHers)).count()).toBe(0);
  await expectAccessible(none);
  journey.expectNoPageErrors();
});

longRunOnly('an address with nothing shared gets no email and sees what everyone sees', async () => {
  const id = await leave({ description: 'For Finn', recipients: { 'finn@example.org': {} } });
  await journey.mailbox.waitForMail({ to: 'finn@example.org' });
  const wordsAfterAsking = async (link: string, email: string) => {
    const page = await openLink(link);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('If something is shared with this address, a code is on its way.').waitFor();
    await page.getByText('No email after a few minutes?').click();
    const words = (await page.locator('main').innerText()).replaceAll(email, '…');
    return { page, words: words.replace(/possible in \d+ s/, 'possible in … s') };
  };
  const after = journey.mailbox.mails().length;
  const stranger = await wordsAfterAsking(`/shared/${id}`, 'stranger@example.org');
  const nowhere = await wordsAfterAsking('/shared/4711', 'stranger@example.org');
  await expectAccessible(stranger.page);
  // This code is requested last, so once it has arrived, any earlier ones would have, too.
  const finn = await wordsAfterAsking(`/shared/${id}`, 'finn@example.org');
  await journey.mailbox.waitForMail({ to: 'finn@example.org', subject: /code/, after });
  expect(stranger.words).toBe(finn.words);
  expect(nowhere.words).toBe(finn.words);
  const told = journey.mailbox.mails().flatMap(({ to }) => to);
  expect(told).not.toContain('stranger@example.org');

  await stranger.page.getByLabel('Verification code').fill('123456');
  await stranger.page.keyboard.press('Enter');
  await stranger.page.getByText('Invalid verification code').first().waitFor();
  expect(await stranger.page.getByText('For Finn').count()).toBe(0);
  await expectAccessible(stranger.page);
  // The fifth wrong code invalidates any code. The page says so even if there was none, and offers a new one.
  for (let tries = 2; tries <= limits.codeAttempts; tries += 1) {
    await stranger.page.getByLabel('Verification code').fill(`12345${tries}`);
    await stranger.page.keyboard.press('Enter');
    await stranger.page
      .getByRole('button', { name: 'Verify' })
      .and(stranger.page.locator(':not([aria-busy])'))
      .waitFor();
  }
  await stranger.page.getByText('This code no longer works').first().waitFor();
  await expectAccessible(stranger.page);
  journey.expectNoPageErrors();
});

longRunOnly('a damaged link says so, and asks for nothing', async () => {
  const page = await journey.openPage(PHONE_VIEWPORT);
  for (const path of [
    '/shared/12three',
    '/shared/all',
    '/shared/',
    '/shared/%zz',
    '/shared-multiple/one,two',
    '/shared-multiple/',
  ]) {
    await page.goto(`${journey.origin}${path}`);
    await page.getByRole('heading', { level: 1, name: 'Something is missing from this link' }).waitFor();
    expect(await page.getByLabel('Email address').count(), path).toBe(0);
  }
  await expectAccessible(page);
  journey.expectNoPageErrors();
});

longRunOnly('a link without an address asks for it, and one with a damaged address says so', async () => {
  const page = await journey.openPage(PHONE_VIEWPORT);
  for (const path of ['/my-leavebits/', '/#/my-leavebits', '/my-leavebits/%%%', '/#/my-leavebits/']) {
    await page.goto('about:blank');
    await page.goto(`${journey.origin}${path}`);
    await page.getByLabel('Email address').waitFor();
  }
  for (const path of ['/my-leavebits/nobody', '/my-leavebits/%E0%A4']) {
    await page.goto(`${journey.origin}${path}`);
    await page.getByRole('heading', { level: 1, name: 'Missing email information' }).waitFor();
  }
  journey.expectNoPageErrors();
});

longRunOnly('a truncated link offers no code for a partial address, and accepts the full one', async () => {
  await leave({ description: 'For Mia', recipients: { 'mia@example.org': {} } });
  const whole = `${journey.origin}/#/my-leavebits/${encodeLinkEmail('mia@example.org')}`;
  const page = await journey.openPage(PHONE_VIEWPORT);
  await page.goto(whole.slice(0, -4));
  await page.getByRole('heading', { level: 1, name: 'The end of this link is missing' }).waitFor();
  await page.getByText('mia@example.', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Send code' }).count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enter my email address instead' }).click();
  await page.getByLabel('Email address').fill('mia@example.org');
  const send = () => page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Verification code').fill(await journey.codeAfter('mia@example.org', send));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'For Mia' }).waitFor();
  journey.expectNoPageErrors();
});

longRunOnly('the message about a wrong code disappears after the right one', async () => {
  const id = await leave({ description: 'For Mia', recipients: { 'mia@example.org': {} } });
  const page = await openLink(`/shared-multiple/${id}`);
  await page.getByLabel('Email address').fill('mia@example.org');
  const send = () => page.getByRole('button', { name: 'Send code' }).click();
  const code = await journey.codeAfter('mia@example.org', send);
  await page.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  // The page shows it next to the code, so no toast repeats it.
  const refusal = page.getByText('Invalid verification code');
  await refusal.first().waitFor();
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'For Mia' }).waitFor();
  expect(await refusal.count()).toBe(0);
  journey.expectNoPageErrors();
});

longRunOnly('the text of a LeaveBit can be reached below the longest title on a small phone', async () => {
  const id = await leave({
    description: 'For Lena, to read slowly. '.repeat(20).slice(0, 500),
    infoFields: 'The key is under the stone.',
    recipients: { 'lena@example.org': {} },
  });
  const page = await openLinkIn(journey, `/shared-multiple/${id}`, { width: 360, height: 640 });
  await proveAddress(page, 'lena@example.org');
  await page.getByRole('button', { name: 'View Details' }).click();
  const dialog = page.getByRole('dialog');
  const info = dialog.getByText('The key is under the stone.');
  await info.scrollIntoViewIfNeeded();
  // Nothing covers it: a click reaches the text, and the close button stays visible.
  await info.click({ trial: true });
  for (const close of await dialog.getByRole('button', { name: 'Close' }).all()) {
    const box = (await close.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(640);
  }
  await expectAccessible(page);
  journey.expectNoPageErrors();
});

it('a recipient hides a sender, unsubscribes through the link in an email, and leaves a LeaveBit', async () => {
  await leave({ description: 'For Nora', recipients: { 'nora@example.org': {} } });
  const { links } = await journey.mailbox.waitForMail({ to: 'nora@example.org' });
  const mail = await journey.openPage(PHONE_VIEWPORT);
  await mail.goto(links.find((link) => link.includes('/stop-mails/'))!);
  await mail.getByText('after the sender’s death or incapacitation, we’ll still email you').waitFor();
  await expectAccessible(mail);
  await mail.getByRole('button', { name: 'Stop emails from this sender' }).click();
  await mail.getByRole('heading', { level: 1, name: 'The emails have been stopped' }).waitFor();
  await expectAccessible(mail);

  const nora = await journey.openPage(PHONE_VIEWPORT);
  const encoded = Buffer.from('nora@example.org').toString('base64url');
  await nora.goto(`${journey.origin}/#/my-leavebits/${encoded}`);
  const code = await journey.codeAfter('nora@example.org', () =>
    nora.getByRole('button', { name: 'Send code' }).click(),
  );
  await nora.getByLabel('Verification code').fill(code);
  await nora.keyboard.press('Enter');
  await nora.getByText('You don’t get emails from this sender').waitFor();
  const choose = async (name: string) => {
    await nora.getByRole('button', { name: 'Options' }).click();
    await expectAccessible(nora);
    await nora.getByRole('button', { name, exact: true }).click();
  };
  await choose('Hide this sender');
  await nora.getByText('Everything shared with you is hidden').waitFor();
  await nora.getByRole('button', { name: 'Show hidden LeaveBits' }).click();
  await nora.getByRole('heading', { level: 2, name: 'For Nora' }).waitFor();
  await expectAccessible(nora);
  await choose('Show this sender again');
  await nora.getByRole('list', { name: 'LeaveBits shared with you' }).getByText('For Nora').waitFor();
  await choose('Leave this LeaveBit');
  await expectAccessibleInLongRun(nora);
  await nora.getByRole('alertdialog').getByRole('button', { name: 'Leave this LeaveBit' }).click();
  await nora.getByText('Nothing is shared with you at the moment').waitFor();

  await owner.goto(`${journey.origin}/home`);
  const left = owner.getByText(/^Left on .*They no longer have access/);
  await left.waitFor();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: /^Share with .* again$/ }).click();
  await owner.getByText('They chose to leave this LeaveBit').waitFor();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Yes, Proceed' }).click();
  await owner
    .getByText(/^Shared with .* again$/)
    .first()
    .waitFor();
  await left.waitFor({ state: 'detached' });
  // The button is gone, and the focus moves to the recipient's row.
  const focused = owner.getByRole('listitem').and(owner.locator(':focus'));
  await focused.getByText('nora@example.org').waitFor();
  journey.expectNoPageErrors();
});
