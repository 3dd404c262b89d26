import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { expectAccessible, expectAccessibleInLongRun } from '../../support/browser/accessibility.ts';
import {
  PASSWORD,
  openHomeAs,
  startAsOwner,
  startJourney,
  type Journey,
} from '../../support/browser/journey.ts';
import { createTestClock } from '../../support/test-clock.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

const clock = createTestClock();
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ clock });
});
afterAll(() => journey[Symbol.asyncDispose]());

const PHONE = { width: 360, height: 740 };

/** Checks both color schemes. */
async function expectAccessibleDayAndNight(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessibleInLongRun(page);
}

/** When the next payment of the owner on this page is due, in ms. */
async function nextPaymentOf(owner: Page): Promise<number> {
  const answer = await owner.request.get(`${journey.origin}/api/user-subscription`);
  return Date.parse(((await answer.json()) as SubscriptionView).nextPaymentDate);
}

/**
 * Moves the server and these pages to `days` after the owner's next payment is due, and reloads the pages. It counts from that
 * date, because months differ in length and no payment is due at the end of one.
 */
async function letPaymentFallDue(owner: Page, days: number, ...pages: Page[]) {
  const due = await nextPaymentOf(owner);
  clock.advance({ days, seconds: (due - clock.now().getTime()) / 1000 });
  for (const page of pages) {
    await page.clock.setSystemTime(clock.now());
    await page.reload();
  }
}

/**
 * Signs in again, because paying leads away from the home and no session lasts for weeks.
 * @param who an email address signs in through the screens.
 */
async function comeBack(page: Page, who: string | { id: number }) {
  await page.clock.setSystemTime(clock.now());
  // Starts from an empty page. The CSRF cookies stay, because a late response to the previous page would set one of them again.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'leavebits.sid' });
  if (typeof who === 'object') return openHomeAs(journey, page, who);
  await page.goto(`${journey.origin}/auth`);
  await page.getByLabel('Email address').fill(who);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = await journey.codeAfter(who, () => page.keyboard.press('Enter'));
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const row = (page: Page, term: string) =>
  page.locator('dl > div').filter({ hasText: term }).getByRole('definition');

/** Pays, from the payment page through PayFast's page to the confirmation. */
async function pay(page: Page) {
  await page.getByRole('button', { name: 'Pay with PayFast' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await heading(page, 'Payment Successful!').waitFor();
}

/** Triggers an action by PayFast on its newest subscription. */
async function atPayfast(page: Page, action: 'Charge now' | 'Fail a charge') {
  await page.goto(`${journey.origin}/dev/payfast`);
  await page.getByRole('button', { name: action, disabled: false }).first().click();
  await page.getByText('Last notification').first().waitFor();
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('dialog', { name: 'Menu' });
}

/** Verifies the recipient's address on the page that the link opens. */
async function proveAddress(page: Page, email: string) {
  const code = await journey.codeAfter(email, () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
}

it('an owner subscribes, misses a payment, has it paid through an emailed link, and cancels', async () => {
  const owner = await journey.openPage();
  const payfast = await journey.openPage();
  const heir = await journey.openPage(PHONE);
  const payer = await startAsOwner(journey, owner, 'payer@example.org', [
    { description: 'The deeds', sharingEmails: ['heir@example.org'] },
  ]);
  const deeds = owner.getByRole('heading', { level: 2, name: 'The deeds' });
  const notice = await journey.mailbox.waitForMail({ to: 'heir@example.org' });
  const heirsLink = notice.links.find((link) => link.includes('/#/my-leavebits/'))!;

  // In the trial: to the payment page, to PayFast, and back.
  const menu = await openMenu(owner);
  await menu.getByText(/^Free until/).waitFor();
  expect(await menu.getByRole('button', { name: 'Cancel subscription' }).count()).toBe(0);
  await expectAccessibleInLongRun(owner);
  await menu.getByRole('link', { name: 'Subscribe' }).click();
  await heading(owner, 'Complete Your Subscription').waitFor();
  // The owner stays signed in, and gets back both ways.
  await owner.getByRole('link', { name: 'Your LeaveBits' }).click();
  await deeds.waitFor();
  await openMenu(owner);
  await menu.getByRole('link', { name: 'Subscribe' }).click();
  await heading(owner, 'Complete Your Subscription').waitFor();
  await owner.goBack();
  await deeds.waitFor();
  await openMenu(owner);
  await menu.getByRole('link', { name: 'Subscribe' }).click();
  await heading(owner, 'Complete Your Subscription').waitFor();
  await owner.getByText('Free setup today, then $1.00/month for secure legacy platform').waitFor();
  await row(owner, 'Plan').getByText('Monthly Subscription').waitFor();
  await row(owner, 'Setup Fee Today').getByText('FREE ($0.00)').waitFor();
  await row(owner, 'Then Monthly').getByText('$1.00').waitFor();
  await owner.getByText('R17.50 a month, at 17.50 ZAR for 1 USD').waitFor();
  await owner.getByText('No charge today. The first $1.00 comes on the next billing cycle').waitFor();
  await expectAccessibleDayAndNight(owner);
  await pay(owner);
  await owner.getByText('Your subscription is now active.').waitFor();
  await row(owner, 'Status').getByText('Monthly').waitFor();
  await row(owner, 'Amount').getByText('$1.00').waitFor();
  await expectAccessibleDayAndNight(owner);
  await owner.getByRole('link', { name: 'Continue to LeaveBits' }).click();
  await owner.waitForURL('**/auth');
  await owner.getByText('Your subscription is active. Please sign in to continue.').waitFor();
  await comeBack(owner, payer);
  await deeds.waitFor();

  // The charge fails, and the grace period passes. Neither the owner nor the recipient can open anything.
  await heir.goto(heirsLink);
  await proveAddress(heir, 'heir@example.org');
  await heir.getByRole('button', { name: 'View Details' }).waitFor();
  await atPayfast(payfast, 'Fail a charge');
  const asked: string[] = [];
  owner.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await letPaymentFallDue(owner, 4, heir);
  await comeBack(owner, payer);
  await heading(owner, 'LeaveBits Unavailable').waitFor();
  await row(owner, 'Outstanding Amount').getByText('$1.00').waitFor();
  await row(owner, 'Months Owed').getByText('1', { exact: true }).waitFor();
  expect(asked).toContain('/api/user-subscription');
  expect(asked).not.toContain('/api/trigger-bytes');
  await expectAccessibleDayAndNight(owner);
  await openMenu(owner);
  await menu.getByText('Your LeaveBits are unavailable').waitFor();
  await menu.getByText('Subscription required to access').waitFor();
  await expectAccessibleInLongRun(owner);
  await menu.getByRole('button', { name: 'Close', exact: true }).click();
  await proveAddress(heir, 'heir@example.org');
  await heir.getByText('Subscription Not Active').waitFor();
  expect(await heir.getByRole('button', { name: 'View Details' }).count()).toBe(0);
  await expectAccessibleDayAndNight(heir);

  // Someone else pays through the emailed link, without signing in and without learning whom it is for.
  await owner.getByRole('button', { name: 'Email Payment Link' }).click();
  await owner.getByText('Payment Link Sent').first().waitFor();
  const mail = await journey.mailbox.waitForMail({ to: 'payer@example.org', subject: /payment link/ });
  const friend = await journey.openPage(PHONE);
  await friend.clock.setSystemTime(clock.now());
  const details = friend.waitForResponse((response) => response.url().includes('/api/payfast-data/'));
  // As some email programs change it.
  await friend.goto(`${mail.links.find((link) => link.includes('/payment/'))!}.)%3E`);
  expect(await (await details).text()).not.toContain('payer@example.org');
  await row(friend, 'Outstanding').getByText('1 month at $1.00').waitFor();
  await row(friend, 'Due Today').getByText('$1.00').waitFor();
  await friend.getByText('R17.50 today, then R17.50 a month').waitFor();
  expect(await friend.getByText(/free/i).count()).toBe(0);
  await expectAccessibleDayAndNight(friend);
  const link = friend.url();
  await pay(friend);
  await expectAccessibleInLongRun(friend);
  await friend.goto(link);
  await heading(friend, 'There’s nothing to pay').waitFor();
  await expectAccessibleInLongRun(friend);
  await owner.getByRole('button', { name: 'Check again' }).click();
  await deeds.waitFor();
  await heir.getByRole('button', { name: 'Refresh' }).click();
  await heir.getByRole('button', { name: 'View Details' }).waitFor();

  // Cancelling says what is lost, and takes effect immediately.
  await cancelSubscription(owner);
  await heading(owner, 'LeaveBits Unavailable').waitFor();
  await row(owner, 'Months Owed').getByText('0', { exact: true }).waitFor();
  await row(owner, 'Reactivation Fee').getByText('$1.00').waitFor();
  await heir.getByRole('button', { name: 'Refresh' }).click();
  await heir.getByText('Subscription Not Active').waitFor();
  journey.expectNoPageErrors();
});

async function cancelSubscription(owner: Page) {
  const menu = await openMenu(owner);
  await menu.getByRole('button', { name: 'Cancel subscription' }).click();
  const cancel = owner.getByRole('alertdialog', { name: 'Cancel your subscription?' });
  await cancel.getByText('Your recipients lose access.').waitFor();
  await expectAccessibleDayAndNight(owner);
  await cancel.getByRole('button', { name: 'Cancel subscription' }).click();
  await owner.getByText('Subscription Cancelled').first().waitFor();
  await cancel.waitFor({ state: 'detached' });
  await menu.getByRole('button', { name: 'Close', exact: true }).click();
}

longRunOnly('an owner turns back at PayFast, pays every month, and returns after cancelling', async () => {
  const owner = await journey.openPage();
  const payfast = await journey.openPage();
  const payer = await startAsOwner(journey, owner, 'waverer@example.org', [
    { description: 'The deeds', sharingEmails: ['waverer@example.org'] },
  ]);
  const deeds = owner.getByRole('heading', { level: 2, name: 'The deeds' });

  // To PayFast, back without paying, and there again.
  const menu = await openMenu(owner);
  await menu.getByRole('link', { name: 'Subscribe' }).click();
  await owner.getByRole('link', { name: 'Your LeaveBits', exact: true }).click();
  await deeds.waitFor();
  await owner.goBack();
  await owner.getByRole('button', { name: 'Pay with PayFast' }).click();
  await owner.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  await owner.goBack();
  await owner.getByRole('button', { name: 'Pay with PayFast', disabled: false }).click();
  await owner.getByRole('link', { name: 'Cancel' }).click();
  await heading(owner, 'Payment Cancelled').waitFor();
  await owner.getByText('Your payment was cancelled. You can try again anytime.').waitFor();
  const back = owner.getByRole('link', { name: 'Your LeaveBits', exact: true });
  expect(await back.getAttribute('href')).toBe('/home');
  await expectAccessibleDayAndNight(owner);
  await owner.getByRole('button', { name: 'Try Again' }).click();
  await heading(owner, 'Complete Your Subscription').waitFor();
  await pay(owner);
  await comeBack(owner, payer);
  await deeds.waitFor();

  // A month later, the charge is due, and then arrives.
  await letPaymentFallDue(owner, 1);
  await comeBack(owner, 'waverer@example.org');
  await openMenu(owner);
  await menu.getByText(/was due on .*, but we haven’t received it yet/).waitFor();
  await atPayfast(payfast, 'Charge now');
  await expect.poll(() => nextPaymentOf(owner), { timeout: 60_000 }).toBeGreaterThan(clock.now().getTime());
  await owner.reload();
  await openMenu(owner);
  await menu.getByText(/^Next payment: \$1\.00 \(R17\.50\) on /).waitFor();
  await menu.getByText('Monthly (active)').waitFor();
  await menu.getByRole('button', { name: 'Payment history' }).click();
  const history = owner.getByRole('dialog', { name: 'Payment history' });
  await history.getByRole('table').waitFor();
  const lines = await history.getByRole('row').allInnerTexts();
  expect(lines.map((line) => line.split(/\s*[\t\n]\s*/).slice(1))).toEqual([
    ['Amount', 'Status'],
    ['R17.50', 'Paid'],
    ['R0.00', 'Started'],
  ]);
  await expectAccessibleDayAndNight(owner);
  await history.getByRole('button', { name: 'Close', exact: true }).click();
  await menu.getByRole('button', { name: 'Close', exact: true }).click();

  // It is cancelled at PayFast, too. Subscribing again costs a fee.
  await cancelSubscription(owner);
  await heading(owner, 'LeaveBits Unavailable').waitFor();
  await payfast.goto(`${journey.origin}/dev/payfast`);
  expect(await payfast.getByRole('button', { name: 'Charge now', disabled: false }).count()).toBe(0);
  await owner.getByRole('link', { name: 'Pay now' }).click();
  await row(owner, 'Reactivation Fee').getByText('$1.00').waitFor();
  await row(owner, 'Due Today').getByText('$1.00').waitFor();
  expect(await owner.getByText('Outstanding', { exact: true }).count()).toBe(0);
  await pay(owner);
  await comeBack(owner, payer);
  await deeds.waitFor();
  await openMenu(owner);
  await menu.getByText('Monthly (active)').waitFor();
  journey.expectNoPageErrors();
});

/** A page for which the test replaces the server's responses. Failed requests don't fail the journey. */
const openTroubledPage = () => journey.openPage({ ...PHONE, expects: /./ });

it('a payment page that cannot load says so, and never leads to paying a different amount than it shows', async () => {
  const owner = await journey.openPage();
  await startAsOwner(journey, owner, 'careful@example.org');
  const subscription = await owner.request.get(`${journey.origin}/api/user-subscription`);
  const { id } = (await subscription.json()) as { id: number };
  const link = `/payment/${encodeSubscriptionId(id)}`;
  const page = await openTroubledPage();
  await page.route('**/api/payfast-data/*', (route) => route.abort());
  await page.goto(`${journey.origin}${link}`);
  await page.getByText('Failed to load payment details. Please try again.').waitFor();
  const back = page.getByRole('link', { name: 'Start page', exact: true });
  expect(await back.getAttribute('href')).toBe('/');
  await expectAccessibleDayAndNight(page);
  await page.unroute('**/api/payfast-data/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await row(page, 'Setup Fee Today').getByText('FREE ($0.00)').waitFor();

  // The rate changes while the page is open.
  await page.route('**/quote', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), monthlyZar: '19.00', rate: '19.00' } });
  });
  await page.getByRole('button', { name: 'Pay with PayFast' }).click();
  await page.getByText('The amounts have changed').waitFor();
  await page.getByText('R19.00 a month, at 19.00 ZAR for 1 USD').waitFor();
  expect(new URL(page.url()).pathname).toBe(link);
  await expectAccessibleInLongRun(page);

  // If the payment details contain no web address, the browser stays on the page.
  await page.route('**/api/payfast-data/*', (route) =>
    route.fulfill({ json: { baseUrl: 'javascript:document.title="gone"', signature: 'x' } }),
  );
  await page.getByRole('button', { name: 'Pay with PayFast' }).click();
  await page.getByText('Failed to load payment details. Please try again.').waitFor();
  expect(await page.title()).toContain('Payment');
  await page.unroute('**/api/payfast-data/*');
  await page.getByRole('button', { name: 'Pay with PayFast' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  await page.context().close();
});

/** Runs in the page: records how long it waits between a response and its next request, by the page's clock. */
function notePauses() {
  const send = window.fetch.bind(window);
  const pauses: number[] = [];
  let answeredAt: number | undefined;
  Object.assign(window, { pauses });
  window.fetch = async (input, options) => {
    if (typeof input !== 'string' || !input.endsWith('/status')) return send(input, options);
    if (answeredAt !== undefined) pauses.push(Date.now() - answeredAt);
    try {
      return await send(input, options);
    } finally {
      answeredAt = Date.now();
    }
  };
}

const pausesBetweenAsks = (page: Page) =>
  page.evaluate(() => (window as unknown as { pauses: number[] }).pauses);

longRunOnly(
  'the confirmation page polls every two seconds until PayFast has confirmed, even over a broken connection',
  async () => {
    const owner = await journey.openPage();
    await startAsOwner(journey, owner, 'patient@example.org');
    await openMenu(owner);
    const link = await owner.getByRole('link', { name: 'Subscribe' }).getAttribute('href');
    const page = await openTroubledPage();
    await page.clock.install();
    await page.addInitScript(notePauses);
    let answer: 'real' | 'none' | 'active' = 'real';
    await page.route('**/api/payment/*/status', async (route) => {
      if (answer === 'none') return route.abort();
      const json = (await (await route.fetch()).json()) as object;
      const active = answer === 'active' ? { status: 'Monthly', isActive: true } : {};
      return route.fulfill({ json: { ...json, ...active } });
    });
    await page.goto(`${journey.origin}${link}/success`);
    await heading(page, 'Processing Payment...').waitFor();
    await page.getByText('Please wait while we confirm your payment.').waitFor();
    await page.getByText('Checking payment status...').waitFor();
    await expectAccessibleDayAndNight(page);
    await page.clock.fastForward(31_000);
    await page.getByText('This is taking longer than usual').waitFor();
    await expectAccessibleDayAndNight(page);

    // Advances the page's clock, because two seconds are long for a test.
    const comes = (locator: Locator, count: 0 | 1 = 1) =>
      expect
        .poll(async () => {
          await page.clock.runFor(100);
          return locator.count();
        })
        .toBe(count);
    const broken = page.getByText('We couldn’t check just now');
    answer = 'none';
    await comes(broken);
    answer = 'real';
    await comes(broken, 0);
    answer = 'active';
    await comes(heading(page, 'Payment Successful!'));
    const pauses = (await pausesBetweenAsks(page)).sort((one, other) => one - other);
    expect(pauses.length).toBeGreaterThan(2);
    // The jump may have shortened or extended one of them, and a busy machine may extend any.
    expect(pauses[1]).toBeGreaterThanOrEqual(1990);
    expect(pauses[Math.floor(pauses.length / 2)]).toBeLessThan(4000);
    await page.clock.runFor(10_000);
    expect(await pausesBetweenAsks(page)).toHaveLength(pauses.length);
    await page.context().close();
  },
);

longRunOnly('a failed cancellation or payment link says so right there', async () => {
  const owner = await journey.openPage();
  await startAsOwner(journey, owner, 'unlucky@example.org');
  const page = await openTroubledPage();
  await page.context().addCookies(await owner.context().cookies());
  const answerWith = (change: object) =>
    page.route('**/api/user-subscription', async (route) => {
      const json = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...json, ...change } });
    });
  await answerWith({ status: 'Monthly', isActive: true });
  await page.route('**/api/cancel-subscription', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${journey.origin}/home`);
  await openMenu(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const cancel = page.getByRole('alertdialog');
  await cancel.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByText('Error', { exact: true }).first().waitFor();
  await cancel.getByText('Failed to cancel subscription').waitFor();
  await expectAccessibleDayAndNight(page);

  await answerWith({ status: 'Trial', isBlocked: true, dataKeptUntil: '2027-01-01T00:00:00.000Z' });
  await page.route('**/api/send-reactivation-payment-email', (route) => route.abort());
  await page.reload();
  await heading(page, 'LeaveBits Unavailable').waitFor();
  await page.getByRole('button', { name: 'Email Payment Link' }).click();
  await page.getByText('Failed to send payment email. Please try again.').first().waitFor();
  await page.getByText('The link wasn’t sent').waitFor();
  await expectAccessibleDayAndNight(page);
  await page.context().close();
});

longRunOnly('an invalid payment link says so, and offers a way on', async () => {
  const page = await journey.openPage(PHONE);
  for (const path of ['bm90IGEgbnVtYmVy', 'NDc', 'NDc/success', 'NDc/else']) {
    await page.goto(`${journey.origin}/payment/${path}`);
    await heading(page, 'This payment link doesn’t work').waitFor();
    const signIn = page.getByRole('link', { name: 'Sign in' });
    expect(await signIn.getAttribute('href')).toBe('/auth');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email address').waitFor();
});
