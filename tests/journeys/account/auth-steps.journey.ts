import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { matchBuiltClientFile } from '../../support/browser/built-client-file.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { PASSWORD, startJourney, type Journey } from '../../support/browser/journey.ts';
import { seedOwner } from '../../support/seed.ts';
import { locateOwnerHome } from '../../support/browser/owner-home.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

const EMAIL = 'reader-of-mail@example.org';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  page = await journey.openPage({ width: 360, height: 740 });
  await page.clock.install();
});
afterAll(() => journey[Symbol.asyncDispose]());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const home = () => page.getByRole('heading', { level: 1, name: 'Your LeaveBits' });
const awaitsCode = () => page.getByRole('heading', { level: 1, name: 'Check your email' });
const toast = () => locateOwnerHome(page).toast;
const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

async function askCode(address: string, submit: string): Promise<string> {
  await page.goto(`${journey.origin}${address}`);
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = await journey.codeAfter(EMAIL, () => button(submit).click());
  await awaitsCode().waitFor();
  return code;
}

/** As on a Persian keyboard. */
const enterCode = async (code: string) => {
  const digits = code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
  await page.getByLabel('Verification code').fill(digits);
  await page.keyboard.press('Enter');
};

const signOut = async () => {
  // The start page appears before the server has responded, and leaving it would cancel its requests.
  await Promise.all([
    page.waitForResponse('**/api/logout'),
    page.getByRole('link', { name: 'LeaveBits: sign out and go to the start page' }).click(),
  ]);
  await page.getByRole('heading', { level: 1, name: 'Leave your affairs in good hands' }).waitFor();
};

it('a commonly guessed password is rejected at its field, and the next one is accepted', async () => {
  await page.goto(`${journey.origin}/auth?mode=register`);
  await page.getByLabel('Email address').fill('second-thought@example.org');
  const password = page.getByLabel('Password', { exact: true });
  for (const [refused, reason] of [
    ['Password1!', 'Many people use this password'],
    ['Second-Thought1', 'little more than your email address'],
  ] as const) {
    await password.fill(refused);
    await button('Register').click();
    await page.getByText(reason).first().waitFor();
    expect(await password.getAttribute('aria-invalid')).toBe('true');
  }
  await expectAccessible(page);
  await password.fill(PASSWORD);
  await button('Register').click();
  await awaitsCode().waitFor();
  const hint = page.getByText('Some mail servers hold back a first email');
  expect(await hint.count()).toBe(0);
  await page.clock.fastForward(limits.codeResendSeconds * SECOND_MS);
  await hint.waitFor();
  await expectAccessible(page);
});

it('correcting the address keeps the name and the password, which a reload clears', async () => {
  const password = page.getByLabel('Password', { exact: true });
  await button('Use a different address').click();
  expect(await password.inputValue()).toBe(PASSWORD);
  await page.getByLabel('Email address').fill('tilda@gmial.com');
  await page.getByLabel('Your name').fill('Tilda Berg');
  for (const [isReloaded, expected] of [
    [false, PASSWORD],
    [true, ''],
  ] as const) {
    await button('Register').click();
    await page.getByText('Did you mean tilda@gmail.com?').waitFor();
    expect(await kept()).not.toContain(PASSWORD);
    if (isReloaded) await page.reload();
    await button('Correct the address').click();
    expect(await page.getByLabel('Email address').inputValue()).toBe('tilda@gmail.com');
    expect(await page.getByLabel('Your name').inputValue()).toBe('Tilda Berg');
    expect(await password.inputValue()).toBe(expected);
    expect(await kept()).not.toContain(PASSWORD);
    await page.getByLabel('Email address').fill('tilda@gmial.com');
  }
});

it('a sign-in reads fields that were filled in without an event, and doesn’t empty them', async () => {
  const FILLED = 'filled-in@example.org';
  await seedOwner(journey.ctx, FILLED);
  await page.goto(`${journey.origin}/auth`);
  const fields = [page.getByLabel('Email address'), page.getByLabel('Password', { exact: true })];
  // Chrome on iOS sets the value from a script, where React notes it. Password managers do it past React.
  for (const [index, isPastReact] of [true, false].entries()) {
    await fields[index]!.evaluate(
      (field: HTMLInputElement, [value, isPastReact]) => {
        const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
        if (isPastReact) native.set!.call(field, value);
        else field.value = value;
      },
      [[FILLED, PASSWORD][index]!, isPastReact] as const,
    );
  }
  await button('Show password').click();
  expect(await Promise.all(fields.map((field) => field.inputValue()))).toEqual([FILLED, PASSWORD]);
  const code = await journey.codeAfter(FILLED, () => button('Sign in').click());
  await awaitsCode().waitFor();

  // A browser that enters the code for its user may say so twice, and submit twice.
  const sent: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().endsWith('/api/verify-login') && sent.push(request.url())),
  );
  await page.getByLabel('Verification code').evaluate((field: HTMLInputElement, code) => {
    field.value = code;
    for (const type of ['input', 'change', 'input', 'change']) {
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    field.form!.requestSubmit();
    field.form!.requestSubmit();
  }, code);
  await home().waitFor();
  expect(sent).toHaveLength(1);
  await signOut();
});

longRunOnly(
  'a registration resumes after a reload, and only the password has to be entered again',
  async () => {
    const code = await askCode('/auth?mode=register', 'Register');
    expect(await kept()).not.toContain(PASSWORD);
    await page.reload();
    await awaitsCode().waitFor();
    await page.getByText(EMAIL).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await enterCode(code);
    await page.getByText('Invalid Password').first().waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Verify and create account').click();
    await home().waitFor();
    expect(await kept()).not.toContain(EMAIL);
    await signOut();
  },
);

longRunOnly(
  'a sign-in resumes without the password after visiting another page and after a reload',
  async () => {
    const code = await askCode('/auth', 'Sign in');
    expect(await kept()).not.toContain(PASSWORD);
    await page.getByRole('link', { name: 'Terms and conditions' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor();
    await page.goBack();
    await awaitsCode().waitFor();
    await page.reload();
    await awaitsCode().waitFor();
    await expectAccessible(page);
    expect(await button('Send a new code').count()).toBe(0);
    await enterCode(code === '111111' ? '222222' : '111111');
    await page.getByText('Verification failed').first().waitFor();
    expect(await toast().count()).toBe(1);
    await enterCode(code);
    await home().waitFor();
    // The message about the rejected code is gone.
    expect(await toast().count()).toBe(0);
    await signOut();
  },
);

longRunOnly('Back starts over, and no longer asks for the old code', async () => {
  await askCode('/auth', 'Sign in');
  await page.reload();
  await button('Sign in again').click();
  expect(await page.getByLabel('Email address').inputValue()).toBe(EMAIL);
  await page.reload();
  await button('Sign in').waitFor();

  await askCode('/auth', 'Sign in');
  await page.goto(`${journey.origin}/getting-started`);
  await page.getByRole('link', { name: 'Create Trial Account' }).first().click();
  await button('Register').waitFor();
  await page.goto(`${journey.origin}/auth`);
  await awaitsCode().waitFor();
  await page.clock.fastForward(10 * MINUTE_MS);
  await page.reload();
  await button('Sign in').waitFor();
  expect(await awaitsCode().count()).toBe(0);
});

longRunOnly('the arrow keys move between the tabs, and wrap around', async () => {
  await page.goto(`${journey.origin}/auth`);
  const tab = (name: string) => page.getByRole('tab', { name, selected: true });
  await tab('Login').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Register'],
    ['ArrowRight', 'Login'],
    ['ArrowLeft', 'Register'],
    ['Home', 'Login'],
    ['End', 'Register'],
  ] as const) {
    await page.keyboard.press(key);
    await tab(name).waitFor();
    expect(await tab(name).evaluate((element) => element === document.activeElement)).toBe(true);
    const submit = name === 'Login' ? 'Sign in' : name;
    await page.getByRole('tabpanel', { name }).getByRole('button', { name: submit, exact: true }).waitFor();
  }
});

longRunOnly(
  'a click before the form’s lazy part has loaded waits for it, and says so if it cannot be loaded',
  async () => {
    // A file that fails to load is an error, except where the test causes it.
    const page = await journey.openPage({ expects: /Failed to load resource|could not be loaded/ });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const latePart = matchBuiltClientFile('accounts');
    await page.route(latePart, (route) => route.abort());
    await page.goto(`${journey.origin}/auth`);
    await page.getByLabel('Email address').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Sign in').click();
    await page.getByRole('alert').getByText('Part of this page couldn’t be loaded.').waitFor();

    // The browser doesn't retry a failed import. Clicking again does, with a different URL.
    await page.unroute(latePart);
    await page.getByLabel('Email address').fill('nobody');
    await button('Sign in').click();
    await page.getByText('Invalid email address. It should look like name@example.com.').waitFor();

    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(latePart, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.getByLabel('Email address').fill('nobody');
    await button('Sign in').click();
    await page.locator('button[aria-disabled=true]', { hasText: 'Sign in' }).waitFor();
    release();
    await page.getByText('Invalid email address. It should look like name@example.com.').waitFor();
    await page.unroute(latePart);
    expect(await page.getByLabel('Email address').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await page.close();
  },
);

longRunOnly(
  'a new password can be set from the URL that password managers open, and after a reload',
  async () => {
    // Password managers trust that URL only if a nonexistent one returns 404.
    const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await page.request.get(`${journey.origin}${missing}`)).status()).toBe(404);
    await page.goto(`${journey.origin}/.well-known/change-password`);
    await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor();
    await page.getByLabel('Email address').fill(EMAIL);
    const code = await journey.codeAfter(EMAIL, () => button('Send reset code').click());
    await page.getByLabel('Reset code').waitFor();
    // Even someone who can't request a new code yet can use the one in their mailbox.
    await button('Use a different address').click();
    await button('I already have a code').click();
    await page.getByLabel('Reset code').waitFor();
    await page.reload();
    await page.getByLabel('Reset code').fill(code);
    await page.getByLabel('New password', { exact: true }).fill('Password1!');
    await button('Reset password').click();
    await page.getByText('Many people use this password').first().waitFor();
    await page.getByLabel('New password', { exact: true }).fill('New-password-9');
    await button('Reset password').click();
    await page.getByText('Your password has been changed. Please sign in with the new one.').waitFor();
    expect(await kept()).not.toContain(EMAIL);
    journey.expectNoPageErrors();
  },
);
