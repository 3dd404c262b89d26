import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, expectEach, refuse, type Entry } from '../support/browser/catalogue.ts';
import { registerOnPage, startJourney, type Journey } from '../support/browser/journey.ts';
import { saveReleaseConfig, seedLeavebits } from '../support/browser/owner-page.ts';

const RECIPIENT = 'reader@example.org';

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney();
  owner = await journey.openPage();
  await registerOnPage(journey, owner, 'at-home@example.org');
  await seedLeavebits(owner, [{ description: 'Deeds', sharingEmails: [RECIPIENT] }]);
});
afterAll(() => journey[Symbol.asyncDispose]());

describe('an owner at home meets', () => {
  /** Uses the button, because Escape would first close a message that still shows. */
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
      // A refusal without words gets the default words.
      appears: ['Failed to send share emails', 'An error occurred'],
    },
    {
      entry: 'Failed to create LeaveBit template',
      provoke: async () => {
        await owner.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
        // It asks, because typed text would be lost.
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
        await saveReleaseConfig(owner, {
          designatedReporters: ['rosa@example.org', 'sam@example.org', 'tess@example.org'],
        });
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
      entry: 'Update Failed, with the server’s own reason',
      provoke: async () => {
        await refuse(owner, '/api/release-config', 400, { message: 'Nobody may be that many' });
        await button(owner, 'Save configuration').click();
      },
      appears: ['Update Failed', 'Nobody may be that many'],
    },
    {
      entry: 'Configuration Updated',
      provoke: () => button(owner, 'Save configuration').click(),
    },
    {
      entry: 'Logout failed',
      provoke: async () => {
        await owner.getByRole('dialog', { name: 'Release configuration' }).waitFor({ state: 'detached' });
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

describe('entries that another test proves', () => {
  it.each([
    [
      'Session refresh failure: redirect to /',
      'tests/journeys/inactivity.journey.ts',
      'goes to the start page when the server does not refresh',
    ],
    [
      'Selected LeaveBits deleted successfully',
      'tests/journeys/owner-home.journey.ts',
      'Selected LeaveBits deleted successfully',
    ],
    [
      'Upload already in progress for this user',
      'client/src/features/uploads/transfer/send-file.test.ts',
      'Upload already in progress for this user',
    ],
    [
      'Failed to refresh upload session',
      'client/src/features/uploads/transfer/session-keeper.test.ts',
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
