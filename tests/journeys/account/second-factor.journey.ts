import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openHomeAs, PASSWORD, startJourney, type Journey } from '../../support/browser/journey.ts';
import { listPageTexts } from '../../support/browser/page-texts.ts';
import { generateTotp } from '../../support/factors.ts';
import { loadMessagesOf } from '../../support/messages.ts';
import { seedOwner } from '../../support/seed.ts';
import { extractCode } from '../../support/visitor.ts';
import { createTestClock, type TestClock } from '../../support/test-clock.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

let journey: Journey;
let clock: TestClock;
beforeAll(async () => {
  clock = createTestClock();
  journey = await startJourney({ clock });
});
afterAll(() => journey[Symbol.asyncDispose]());

/** Opens a section of the account and waits for it. */
async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('heading', { level: 2, name: 'Authenticator app' }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Your LeaveBits', exact: true }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Sign Out/ }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto(`${journey.origin}/auth`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
}

const homeOf = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your LeaveBits' });

/** A virtual authenticator in the browser, like a phone that unlocks with a fingerprint. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

it('an owner adds an authenticator app and a passkey, and signs in with each of them', async () => {
  const page = await journey.openPage();
  const email = 'careful@example.org';
  await openHomeAs(journey, page, await seedOwner(journey.ctx, email));
  await homeOf(page).waitFor();
  await openAccount(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  await expectAccessible(page);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('The code in the app').fill(generateTotp(secret, clock.now()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.locator('ol li');
  await codes.first().waitFor();
  const recoveryCodes = await codes.allInnerTexts();
  expect(recoveryCodes.length).toBe(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByText('In use').waitFor();
  await page.getByText('10 recovery codes left.').waitFor();

  await signOut(page);
  await enterPassword(page, email);
  await expectAccessible(page);
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Verification failed').waitFor();
  clock.advance({ seconds: 30 });
  await page.getByLabel('Code from your authenticator app').fill(generateTotp(secret, clock.now()));
  await page.keyboard.press('Enter');
  await homeOf(page).waitFor();

  await addAuthenticator(page);
  await openAccount(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename My phone' }).waitFor();
  await expectAccessible(page);

  await signOut(page);
  await page.goto(`${journey.origin}/auth`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await homeOf(page).waitFor();

  await signOutAndIn(page, email);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await homeOf(page).waitFor();

  await openAccount(page);
  await page
    .getByRole('navigation', { name: 'Sections of your account' })
    .getByRole('link', { name: 'Devices' })
    .click();
  await page.getByText('This browser').waitFor();
  expect(await page.getByText('with a passkey').count()).toBe(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  journey.expectNoPageErrors();
});

async function signOutAndIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Sign Out/ }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await enterPassword(page, email);
}

longRunOnly('a password reset takes effect later, and the link in the email stops it', async () => {
  const page = await journey.openPage({ width: 360, height: 740 });
  const email = 'lost-phone@example.org';
  const owner = await seedOwner(journey.ctx, email);
  await openHomeAs(journey, page, owner);
  await homeOf(page).waitFor();
  await openAccount(page);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('The code in the app').fill(generateTotp(secret, clock.now()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await signOut(page);

  await page.goto(`${journey.origin}/auth?mode=reset`);
  await page.getByLabel('Email address').fill(email);
  const code = await journey.codeAfter(email, () => page.keyboard.press('Enter'));
  await page.getByLabel('Reset code').fill(code);
  await page.getByLabel('New password').fill('Another-horse-8');
  await page.keyboard.press('Enter');
  await page.getByText('Your new password is on hold').waitFor();
  await expectAccessible(page);

  const mail = await journey.mailbox.waitForMail({ to: email, subject: /about to change/ });
  const link = mail.links.find((one) => one.includes('/stop-reset/'))!;
  const elsewhere = await journey.openPage({ width: 360, height: 740 });
  await elsewhere.goto(link);
  await elsewhere.getByRole('heading', { level: 1, name: 'Stop the new password?' }).waitFor();
  await expectAccessible(elsewhere);
  const english = await listPageTexts(elsewhere);
  await elsewhere.setViewportSize({ width: 320, height: 640 });
  for (const language of ['de', 'zu', 'en'] as const) {
    await elsewhere.goto(link.replace(/(?=#)|$/, `?lang=${language}`));
    const t = await loadMessagesOf('stop-reset', language);
    await elsewhere.getByRole('heading', { level: 1, name: t('question') }).waitFor();
    const { lang, overflow } = await elsewhere.evaluate(() => ({
      lang: document.documentElement.lang,
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect([lang, overflow]).toEqual([language, 0]);
    const texts = await listPageTexts(elsewhere);
    if (language !== 'en')
      expect(texts.filter((text) => english.includes(text) && text !== 'LeaveBits')).toEqual([]);
  }

  await openHomeAs(journey, page, owner);
  await page.getByText('A new password is on hold').waitFor();
  await elsewhere.getByRole('button', { name: 'Stop the new password' }).click();
  await elsewhere.getByRole('heading', { level: 1, name: 'Your password stays as it was' }).waitFor();
  await elsewhere.reload();
  await elsewhere.getByRole('heading', { level: 1, name: 'No new password is on hold' }).waitFor();
  journey.expectNoPageErrors();
});

longRunOnly('an owner changes their password and address, and stays signed in on the page', async () => {
  const page = await journey.openPage();
  const [email, newEmail] = ['moving@example.org', 'moved@example.org'];
  await openHomeAs(journey, page, await seedOwner(journey.ctx, email));
  await homeOf(page).waitFor();
  await openAccount(page);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('Another-horse-8');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByText('Password changed').first().waitFor();

  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByLabel('New email address').fill(newEmail);
  const after = journey.mailbox.mails().length;
  await page.keyboard.press('Enter');
  const codeTo = async (to: string) =>
    extractCode(await journey.mailbox.waitForMail({ to, subject: /code for a new address/, after }));
  await page.getByLabel('First code').fill(await codeTo(newEmail));
  await page.keyboard.press('Enter');
  await page.getByLabel('Second code').fill(await codeTo(email));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByText('Address changed').first().waitFor();
  await page.getByText(newEmail).first().waitFor();
  // The page's stream belonged to the old session. The page reconnects and stays.
  await page.waitForTimeout(11_000);
  expect(new URL(page.url()).pathname).toBe('/account/sign-in');
  await page.reload();
  await page.getByText(newEmail).first().waitFor();
  journey.expectNoPageErrors();
});
