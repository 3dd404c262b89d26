import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, registerOnPage, startJourney, type Journey } from '../support/journey.ts';

/** One entry of the specification's error catalogue (section 8), or of section 5 where the catalogue points there. */
interface Entry {
  /** The catalogue's words. */
  entry: string;
  /** Makes it happen, as a person or a failing server would. */
  provoke: (page: Page) => Promise<unknown>;
  /** What is on the screen then; the entry itself when left out. */
  appears?: string[];
}

const OWNER = 'catalogue@example.org';
const RECIPIENT = 'reader@example.org';
const encoded = Buffer.from(RECIPIENT).toString('base64url');

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney();
  owner = await journey.openPage();
  owner.setDefaultTimeout(10_000);
  await registerOnPage(journey, owner, OWNER);
});
afterAll(() => journey[Symbol.asyncDispose]());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The server's next answer to a call, put in place of the real one: it cannot be made to fail at will. */
const refuse = (page: Page, path: string, status: number, json: object = {}) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json }), { times: 1 });

async function expectEach(page: Page, { entry, provoke, appears = [entry] }: Entry) {
  await provoke(page);
  for (const words of appears) await page.getByText(words).first().waitFor({ timeout: 15_000 });
}

describe('a visitor who signs in meets', () => {
  let page: Page;
  beforeAll(async () => {
    page = await journey.openPage();
    await page.goto(`${journey.origin}/auth`);
  });
  afterAll(() => page.close());

  const fillIn = async (password: string) => {
    await page.getByLabel('E-mail address').fill(OWNER);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  const enterCode = async (code: string) => {
    await page.getByLabel(/code/i).fill(code);
    await page.keyboard.press('Enter');
  };

  it.each<Entry>([
    {
      entry: 'Login failed',
      provoke: () => fillIn('Wrong-horse-7'),
      appears: ['Login failed', 'Authentication failed. Please try again.'],
    },
    {
      entry: 'Verification failed',
      provoke: async () => {
        const code = await journey.codeAfter(OWNER, () => fillIn(PASSWORD));
        await enterCode(code === '111111' ? '222222' : '111111');
      },
      appears: ['Verification failed', 'Invalid verification code. Please try again.'],
    },
    {
      entry: 'Session Error',
      provoke: async () => {
        await refuse(page, '/api/verify-login', 401, { message: 'Session Error: please start again' });
        await enterCode('333333');
      },
      appears: ['Session Error: please start again'],
    },
    {
      entry: 'Failed to request password reset.',
      provoke: async () => {
        await page.goto(`${journey.origin}/auth`);
        await button(page, 'Forgot password?').click();
        await page.getByLabel('E-mail address').fill(OWNER);
        await refuse(page, '/api/reset-password', 500);
        await page.keyboard.press('Enter');
      },
    },
    {
      entry: 'Reset code has been sent to your email.',
      provoke: () => button(page, 'Send reset code').click(),
    },
    {
      entry: 'Failed to reset password. Please check your code.',
      provoke: async () => {
        await page.getByLabel('New password', { exact: true }).fill('New-password-9');
        await enterCode('000000');
      },
    },
    {
      entry: 'Password has been reset successfully.',
      provoke: async () => {
        // The real change is a journey of its own; here it would end the owner's session.
        await refuse(page, '/api/reset-password/verify', 200, {});
        await enterCode('123456');
      },
    },
    {
      entry: 'Invalid Password',
      provoke: async () => {
        await page.goto(`${journey.origin}/auth?mode=register`);
        await fillIn('short');
      },
      appears: ['Invalid Password', 'Please ensure your password meets all the requirements.'],
    },
    {
      entry: 'Registration failed',
      provoke: async () => {
        await refuse(page, '/api/register', 500);
        await fillIn(PASSWORD);
      },
      appears: ['Registration failed', 'Registration failed. Please try again.'],
    },
  ])('$entry', (entry) => expectEach(page, entry));
});

describe('an owner who saves meets', () => {
  const dialog = () => owner.getByRole('dialog', { name: 'Create LeaveBit' });
  const save = async () => {
    await dialog().getByRole('button', { name: 'Create LeaveBit' }).click();
    await button(owner, 'Yes, Proceed').click();
  };
  const hang = () => owner.route('**/api/trigger-bytes', () => new Promise(() => undefined), { times: 1 });
  const saveRefused = async (status: number, json: object) => {
    await refuse(owner, '/api/trigger-bytes', status, json);
    await save();
  };
  beforeAll(async () => {
    await button(owner, 'Create LeaveBit').first().click();
    await dialog().getByLabel('Description').fill('Deeds');
    await dialog().getByLabel('Sharing Emails').fill(RECIPIENT);
  });

  it.each<Entry>([
    {
      entry: 'Upload failed with status {n}',
      provoke: () => saveRefused(418, {}),
      appears: ['Upload Error', 'Upload failed with status 418', 'Failed to create LeaveBit'],
    },
    {
      entry: 'Error uploading file, please try again later.',
      provoke: () => saveRefused(429, { message: 'Too many' }),
    },
    {
      entry: 'the server’s error field',
      provoke: () => saveRefused(400, { error: 'The server said why' }),
      appears: ['The server said why'],
    },
    {
      entry: 'Upload failed due to network error',
      provoke: async () => {
        await owner.route('**/api/trigger-bytes', (route) => route.abort(), { times: 1 });
        await save();
      },
    },
    {
      entry: 'Upload timed out',
      provoke: async () => {
        // Five minutes in a fifth of a second: a request's own clock cannot be moved.
        await owner.evaluate(() => {
          const { prototype } = XMLHttpRequest;
          const real = Object.getOwnPropertyDescriptor(prototype, 'timeout')!;
          Object.defineProperty(prototype, 'timeout', {
            ...real,
            set() {
              real.set!.call(this, 200);
              Object.defineProperty(prototype, 'timeout', real);
            },
          });
        });
        await hang();
        await save();
      },
    },
    {
      entry: 'Upload was aborted',
      provoke: async () => {
        await hang();
        await owner.evaluate(() => {
          const { prototype } = XMLHttpRequest;
          const real = Object.getOwnPropertyDescriptor(prototype, 'send')!;
          Object.defineProperty(prototype, 'send', {
            ...real,
            value(this: XMLHttpRequest, body: FormData) {
              Object.defineProperty(prototype, 'send', real);
              this.send(body);
              setTimeout(() => this.abort(), 100);
            },
          });
        });
        await save();
      },
    },
    {
      entry: 'Upload timed out during server processing',
      provoke: async () => {
        await hang();
        // All but sent, and then nothing for the thirty seconds, which are made a moment here.
        await owner.evaluate(() => {
          const { prototype } = XMLHttpRequest;
          const real = Object.getOwnPropertyDescriptor(prototype, 'send')!;
          const realTimer = window.setTimeout.bind(window);
          window.setTimeout = ((work: () => void, ms?: number) =>
            realTimer(work, ms === 30_000 ? 100 : ms)) as typeof setTimeout;
          Object.defineProperty(prototype, 'send', {
            ...real,
            value(this: XMLHttpRequest, body: FormData) {
              Object.defineProperty(prototype, 'send', real);
              this.send(body);
              this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 96, total: 100 }));
              window.setTimeout = realTimer;
            },
          });
        });
        await save();
      },
    },
    {
      entry: 'Invalid response format',
      provoke: async () => {
        await owner.route('**/api/trigger-bytes', (route) => route.fulfill({ status: 201, body: 'yes' }), {
          times: 1,
        });
        await save();
      },
    },
    {
      entry: 'Failed to submit form. Please try again.',
      provoke: async () => {
        await owner.evaluate(() => {
          const { prototype } = XMLHttpRequest;
          const real = Object.getOwnPropertyDescriptor(prototype, 'open')!;
          Object.defineProperty(prototype, 'open', {
            ...real,
            value() {
              Object.defineProperty(prototype, 'open', real);
              throw new TypeError('broken browser');
            },
          });
        });
        await save();
      },
    },
    { entry: 'LeaveBit created successfully', provoke: save },
  ])('$entry', (entry) => expectEach(owner, entry));
});

describe('an owner at home meets', () => {
  /** By its button: Escape would first put away a message that is still shown. */
  const closeDialog = async () => {
    await owner.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
    await owner.getByRole('dialog').waitFor({ state: 'detached' });
  };

  it.each<Entry>([
    {
      entry: 'LeaveBit updated successfully',
      provoke: async () => {
        await button(owner, /^Edit/).first().click();
        await owner.getByLabel('Description').fill('Deeds of the house');
        await button(owner, 'Update LeaveBit').click();
        await button(owner, 'Yes, Proceed').click();
      },
    },
    {
      entry: 'Failed to update sharing settings',
      provoke: async () => {
        await button(owner, /^Sharing/)
          .first()
          .click();
        await button(owner, `Remove ${RECIPIENT}`).click();
        await refuse(owner, '/api/trigger-bytes/*', 500);
        await button(owner, 'Save sharing settings').click();
      },
    },
    {
      entry: 'Sharing settings updated successfully',
      provoke: () => button(owner, 'Save sharing settings').click(),
    },
    {
      entry: 'Failed to send share emails',
      provoke: async () => {
        await button(owner, 'Select All').click();
        await button(owner, /Share Selected/).click();
        const sheet = owner.getByRole('dialog', { name: /Share Selected/ });
        await sheet.getByRole('textbox').fill('sister@example.org');
        await sheet.getByRole('textbox').press('Enter');
        await refuse(owner, '/api/share-multiple', 500);
        await sheet.getByRole('button', { name: /Send/ }).click();
        await button(owner, 'Yes, Proceed').click();
      },
    },
    {
      entry: 'Failed to create LeaveBit template',
      provoke: async () => {
        await owner.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
        // What was typed there would be lost: it asks.
        await button(owner, 'Close without saving').click();
        await owner.getByRole('dialog').waitFor({ state: 'detached' });
        await button(owner, /Identification/).click();
        await refuse(owner, '/api/trigger-bytes', 500);
        await button(owner, 'Create Template LeaveBit').click();
      },
    },
    {
      entry: 'delete errors show the server message',
      provoke: async () => {
        await closeDialog();
        await refuse(owner, '/api/trigger-bytes/*', 503, { message: 'The server says why not' });
        await button(owner, /^Delete “|^Delete Deeds|^Delete$/)
          .first()
          .click();
        await button(owner, 'Delete LeaveBit').click();
      },
      appears: ['The server says why not'],
    },
    {
      entry: 'LeaveBit deleted successfully',
      provoke: () => button(owner, 'Delete LeaveBit').click(),
    },
    {
      entry: 'Email Failed',
      provoke: async () => {
        const config = {
          phoneNumber: null,
          designatedReporters: ['rosa@example.org', 'sam@example.org', 'tess@example.org'],
          requiredConfirmations: 2,
          refuteTimeHours: 24,
        };
        await refuse(owner, '/api/release-config', 200, config);
        await button(owner, 'Menu').click();
        await button(owner, 'Release configuration').click();
        await refuse(owner, '/api/send-reporter-tokens', 500);
        await button(owner, 'Send the links again').click();
      },
    },
    {
      entry: 'Update Failed',
      provoke: async () => {
        await refuse(owner, '/api/release-config', 500);
        await button(owner, 'Save configuration').click();
      },
      appears: ['Update Failed', 'Failed to update configuration. Please try again.'],
    },
    {
      entry: 'Logout failed',
      provoke: async () => {
        const dialog = owner.getByRole('dialog', { name: 'Release configuration' });
        await dialog.getByRole('button', { name: 'Close', exact: true }).click();
        await dialog.waitFor({ state: 'detached' });
        await refuse(owner, '/api/logout', 503, { message: 'The server is away' });
        await button(owner, /Sign Out/).click();
      },
      appears: ['Logout failed', 'The server is away', 'Leave your affairs in good hands'],
    },
    {
      entry: 'Session Error: Your session has expired, please login again',
      provoke: async () => {
        // The failed sign-out left the session on the server: a new look finds it.
        await owner.goto(`${journey.origin}/home`);
        await button(owner, /Identification/).click();
        await owner.context().clearCookies({ name: /sid$/ });
        await button(owner, 'Create Template LeaveBit').click();
      },
      appears: ['Session Expired', 'Your session expired, please log in again', 'Get Started'],
    },
  ])('$entry', (entry) => expectEach(owner, entry));
});

describe('a recipient meets', () => {
  let page: Page;
  beforeAll(async () => {
    page = await journey.openPage();
    await page.goto(`${journey.origin}/my-leavebits/${encoded}`);
  });
  afterAll(() => page.close());
  const enterCode = async () => {
    await page.getByLabel('Verification code').fill('123456');
    await page.keyboard.press('Enter');
  };
  const shared = {
    id: 1,
    username: OWNER,
    description: 'Deeds',
    lastUpdate: '2026-01-01T00:00:00.000Z',
    isLocked: false,
    lockReason: null,
    releaseDate: null,
    subscriptionBlocked: false,
    sharingEmails: [RECIPIENT],
    infoFields: '',
    attachments: ['deed.pdf'],
  };
  const list = `/api/my-leavebits/${encoded}`;

  it.each<Entry>([
    {
      entry: 'Failed to send verification code',
      provoke: async () => {
        await refuse(page, '/request-code', 500);
        await button(page, 'Send code').click();
      },
    },
    {
      entry: 'Invalid verification code',
      provoke: async () => {
        await button(page, 'I already have a code').click();
        await refuse(page, '/verify', 400);
        await enterCode();
      },
      appears: [
        'Invalid verification code',
        'The verification code you entered is invalid. Please check and try again.',
      ],
    },
    {
      entry: 'Verification failed. No session created.',
      provoke: async () => {
        await refuse(page, '/verify', 200, {});
        await enterCode();
      },
    },
    {
      entry: 'Failed to load LeaveBits',
      provoke: async () => {
        await refuse(page, '/verify', 200, { emailSessionId: 'a-session' });
        await refuse(page, list, 500);
        await enterCode();
      },
    },
    {
      entry: 'Failed to refresh LeaveBits',
      provoke: async () => {
        await page.route(`**${list}`, (route) => route.fulfill({ json: [shared] }), { times: 1 });
        await button(page, 'Refresh').click();
        await page.getByRole('heading', { name: 'Deeds' }).waitFor();
        await refuse(page, list, 500);
        await button(page, 'Refresh').click();
      },
    },
    {
      entry: 'Download Failed',
      provoke: async () => {
        await button(page, /View Details/).click();
        await refuse(page, '/download-ticket', 500);
        await button(page, 'Download deed.pdf').click();
      },
    },
    {
      entry: 'Session Expired - Your verification session expired. Please verify again.',
      provoke: async () => {
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await refuse(page, list, 401, { message: 'Expired' });
        await button(page, 'Refresh').click();
      },
      appears: ['Session Expired', 'Your verification session expired. Please verify again.'],
    },
    {
      entry: 'Missing email information',
      provoke: () => page.goto(`${journey.origin}/my-leavebits/nobody`),
    },
  ])('$entry', (entry) => expectEach(page, entry));
});

describe('a reporter or an owner with a mailed link meets', () => {
  let page: Page;
  beforeAll(async () => {
    page = await journey.openPage();
  });
  afterAll(() => page.close());
  const open = (path: string) => page.goto(`${journey.origin}${path}`);
  const moments = { reportedAt: '2026-01-01T00:00:00.000Z', expiresAt: '2036-01-02T00:00:00.000Z' };
  const report = { reportType: 'death', reporterEmail: 'rosa@example.org', ...moments };
  const confirmable = {
    ...report,
    ownerUsername: OWNER,
    requiredConfirmations: 2,
    confirmations: 0,
    alreadyConfirmed: false,
    status: 'pending',
  };
  const sure = async (name: string) => {
    await page.getByRole('checkbox').check();
    await button(page, name).click();
  };

  it.each<Entry>([
    { entry: 'Invalid Reporting Link', provoke: () => open('/report/not-a-token/death') },
    {
      entry: 'Submission Failed',
      provoke: async () => {
        const answer = {
          ownerUsername: OWNER,
          refuteTimeHours: 24,
          requiredConfirmations: 2,
          otherReporters: 2,
        };
        await refuse(page, '/api/verify-reporter-token*', 200, answer);
        await refuse(page, '/api/submit-report', 500);
        await open('/report/some-token/death');
        await sure('Report the death');
      },
    },
    { entry: 'Invalid Refute Link', provoke: () => open('/refute/not-a-token') },
    {
      entry: 'Refutation Failed',
      provoke: async () => {
        await refuse(page, '/api/verify-refute-token*', 200, report);
        await refuse(page, '/api/refute-report', 500);
        await open('/refute/some-token');
        await button(page, 'I am well: refute this report').click();
      },
    },
    { entry: 'Invalid Confirmation Link', provoke: () => open('/confirm-report') },
    {
      entry: 'Confirmation Failed',
      provoke: async () => {
        await refuse(page, '/api/verify-confirm-token*', 200, confirmable);
        await refuse(page, '/api/confirm-report', 500);
        await open('/confirm-report/some-token');
        await sure('Confirm the report');
      },
    },
    {
      entry: 'Report Already Confirmed',
      provoke: async () => {
        await refuse(page, '/api/verify-confirm-token*', 200, { ...confirmable, alreadyConfirmed: true });
        await open('/confirm-report/other-token');
      },
    },
    { entry: 'No time parameter provided in URL', provoke: () => open('/time-converter') },
    { entry: 'Invalid time format provided', provoke: () => open('/time-converter?utc=soon') },
    { entry: 'Failed to parse the provided time', provoke: () => open('/time-converter?utc=%E0%A4%A') },
  ])('$entry', (entry) => expectEach(page, entry));
});

describe('entries that another test proves', () => {
  it.each([
    [
      'Session refresh failure: redirect to /',
      'tests/journeys/inactivity.journey.ts',
      'goes to the start page when the server does not refresh',
    ],
    [
      'Other non-OK: the body’s message, else An error occurred',
      'client/src/lib/api-client.test.ts',
      'says that an error occurred when the body says nothing',
    ],
    [
      'Selected LeaveBits deleted successfully',
      'tests/journeys/owner-home.journey.ts',
      'Selected LeaveBits deleted successfully',
    ],
    [
      'Upload already in progress for this user',
      'client/src/features/uploads/send-file.test.ts',
      'Upload already in progress for this user',
    ],
    [
      'Failed to refresh upload session',
      'client/src/features/uploads/session-keeper.test.ts',
      'Failed to refresh upload session',
    ],
    [
      'Failed to cancel subscription',
      'tests/journeys/subscription.journey.ts',
      'Failed to cancel subscription',
    ],
    [
      'Failed to send payment email. Please try again.',
      'tests/journeys/subscription.journey.ts',
      'Failed to send payment email. Please try again.',
    ],
    [
      'Failed to load payment details. Please try again.',
      'tests/journeys/subscription.journey.ts',
      'Failed to load payment details. Please try again.',
    ],
  ])('%s', async (_entry, file, sentence) => {
    expect(await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')).toContain(sentence);
  });
});
