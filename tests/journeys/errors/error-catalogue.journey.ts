import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  findButton,
  expectCatalogueEntry,
  mockErrorResponse,
  type ErrorCatalogueEntry,
} from '../../support/browser/error-catalogue.ts';
import { PASSWORD, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';

// For people without a session. For owners, see error-catalogue-home.

const OWNER = 'catalogue@example.org';
const RECIPIENT = 'reader@example.org';
const encoded = Buffer.from(RECIPIENT).toString('base64url');

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
  await startAsOwner(journey, await journey.openPage(), OWNER);
});
afterAll(() => journey[Symbol.asyncDispose]());

describe('when signing in, a visitor sees', () => {
  let page: Page;
  beforeAll(async () => {
    page = await journey.openPage();
    await page.goto(`${journey.origin}/auth`);
  });
  afterAll(() => page.close());

  const fillIn = async (password: string, email = OWNER) => {
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  const enterCode = async (code: string) => {
    await page.getByLabel(/code/i).fill(code);
    await page.keyboard.press('Enter');
  };

  it.each<ErrorCatalogueEntry>([
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
        await mockErrorResponse(page, '/api/verify-login', 401, {
          message: 'Session Error: please start again',
        });
        await enterCode('333333');
      },
      appears: ['Session Error: please start again'],
    },
    {
      entry: 'Failed to request password reset.',
      provoke: async () => {
        await findButton(page, 'Use a different address').click();
        await findButton(page, 'Forgot password?').click();
        await page.getByLabel('Email address').fill(OWNER);
        await mockErrorResponse(page, '/api/reset-password', 500);
        await page.keyboard.press('Enter');
      },
    },
    {
      entry: 'Reset code has been sent to your email.',
      provoke: () => findButton(page, 'Send reset code').click(),
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
        // Another journey makes the real change. Here it would end the owner's session.
        await mockErrorResponse(page, '/api/reset-password/verify', 200, {});
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
        await mockErrorResponse(page, '/api/register', 500);
        await fillIn(PASSWORD);
      },
      appears: ['Registration failed', 'Registration failed. Please try again.'],
    },
    {
      entry: 'Verification code sent',
      provoke: () =>
        journey.codeAfter('newcomer@example.org', () => fillIn(PASSWORD, 'newcomer@example.org')),
    },
    {
      entry: 'Verification failed, with the server’s own reason',
      provoke: async () => {
        await mockErrorResponse(page, '/api/verify-register', 400, {
          message: 'It is too late for this code',
        });
        await enterCode('123456');
      },
      appears: ['Verification failed', 'It is too late for this code'],
    },
  ])('$entry', (entry) => expectCatalogueEntry(page, entry));
});

describe('a recipient sees', () => {
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

  it.each<ErrorCatalogueEntry>([
    {
      entry: 'Failed to send verification code',
      provoke: async () => {
        await mockErrorResponse(page, '/request-code', 500);
        await findButton(page, 'Send code').click();
      },
    },
    {
      entry: 'Invalid verification code',
      provoke: async () => {
        await findButton(page, 'I already have a code').click();
        await mockErrorResponse(page, '/verify', 400);
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
        await mockErrorResponse(page, '/verify', 200, {});
        await enterCode();
      },
    },
    {
      entry: 'Failed to load LeaveBits',
      provoke: async () => {
        await mockErrorResponse(page, '/verify', 200, { emailSessionId: 'a-session' });
        await mockErrorResponse(page, list, 500);
        await enterCode();
      },
    },
    {
      entry: 'Failed to refresh LeaveBits',
      provoke: async () => {
        await page.route(`**${list}`, (route) => route.fulfill({ json: [shared] }), { times: 1 });
        await findButton(page, 'Refresh').click();
        await page.getByRole('heading', { name: 'Deeds' }).waitFor();
        await mockErrorResponse(page, list, 500);
        await findButton(page, 'Refresh').click();
      },
    },
    {
      entry: 'Download Failed',
      provoke: async () => {
        await findButton(page, /View Details/).click();
        await mockErrorResponse(page, '/download-ticket', 500);
        await findButton(page, 'Download deed.pdf').click();
      },
    },
    {
      entry: 'Session Expired - Your verification session expired. Please verify again.',
      provoke: async () => {
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await mockErrorResponse(page, list, 401, { message: 'Expired', code: 'email-session-expired' });
        await findButton(page, 'Refresh').click();
      },
      appears: ['Session Expired', 'Your verification session expired. Please verify again.'],
    },
    {
      entry: 'Missing email information',
      provoke: () => page.goto(`${journey.origin}/my-leavebits/nobody`),
    },
  ])('$entry', (entry) => expectCatalogueEntry(page, entry));
});

describe('with an emailed link, a reporter or an owner sees', () => {
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
    hasDenied: false,
    denials: 0,
    status: 'pending',
    isDelayed: false,
  };
  const sure = async (name: string) => {
    await page.getByRole('checkbox', { name: /^I’m sure that .* has died/ }).check();
    await findButton(page, name).click();
  };

  it.each<ErrorCatalogueEntry>([
    { entry: 'Invalid Reporting Link', provoke: () => open('/report/not-a-token/death') },
    {
      entry: 'Submission Failed',
      provoke: async () => {
        const answer = {
          ownerUsername: OWNER,
          refuteTimeHours: 24,
          requiredConfirmations: 2,
          otherReporters: 2,
          answer: null,
        };
        await mockErrorResponse(page, '/api/verify-reporter-token*', 200, answer);
        await mockErrorResponse(page, '/api/submit-report', 500);
        await open('/report/some-token/death');
        await sure('Report the death');
      },
    },
    { entry: 'Invalid Refute Link', provoke: () => open('/refute/not-a-token') },
    {
      entry: 'Refutation Failed',
      provoke: async () => {
        await mockErrorResponse(page, '/api/verify-refute-token*', 200, report);
        await mockErrorResponse(page, '/api/refute-report', 500);
        await open('/refute/some-token');
        await findButton(page, 'I’m well: refute this report').click();
      },
    },
    { entry: 'Invalid Confirmation Link', provoke: () => open('/confirm-report') },
    {
      entry: 'Confirmation Failed',
      provoke: async () => {
        await mockErrorResponse(page, '/api/verify-confirm-token*', 200, confirmable);
        await mockErrorResponse(page, '/api/confirm-report', 500);
        await open('/confirm-report/some-token');
        await sure('Confirm the report');
      },
    },
    {
      entry: 'Report Already Confirmed',
      provoke: async () => {
        await mockErrorResponse(page, '/api/verify-confirm-token*', 200, {
          ...confirmable,
          alreadyConfirmed: true,
        });
        await open('/confirm-report/other-token');
      },
    },
    { entry: 'No time parameter provided in URL', provoke: () => open('/time-converter') },
    { entry: 'Invalid time format provided', provoke: () => open('/time-converter?utc=soon') },
    { entry: 'Failed to parse the provided time', provoke: () => open('/time-converter?utc=%E0%A4%A') },
  ])('$entry', (entry) => expectCatalogueEntry(page, entry));
});
