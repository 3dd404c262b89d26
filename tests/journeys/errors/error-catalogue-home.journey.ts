import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findButton,
  expectCatalogueEntry,
  mockErrorResponse,
  type ErrorCatalogueEntry,
} from '../../support/browser/error-catalogue.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { saveReleaseConfigElsewhere } from '../../support/browser/owner-home.ts';

const RECIPIENT = 'reader@example.org';

/** Holds back the next response to a request until the test continues it. */
const heldRead = (page: Page, path: string) =>
  new Promise<Route>((resolve) => void page.route(`**${path}`, resolve, { times: 1 }));

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney();
  owner = await journey.openPage();
  await startAsOwner(journey, owner, 'at-home@example.org', [
    { description: 'Deeds', sharingEmails: [RECIPIENT] },
  ]);
});
afterAll(() => journey[Symbol.asyncDispose]());

describe('at home, an owner sees', () => {
  it.each<ErrorCatalogueEntry>([
    {
      entry: 'Failed to send share emails',
      provoke: async () => {
        await findButton(owner, 'Select All').click();
        await findButton(owner, /Share Selected/).click();
        const sheet = owner.getByRole('dialog', { name: /Share Selected/ });
        await sheet.getByRole('textbox').fill('sister@example.org');
        await sheet.getByRole('textbox').press('Enter');
        await mockErrorResponse(owner, '/api/share-multiple', 500);
        await sheet.getByRole('button', { name: /Send/ }).click();
        // The message appears immediately, although the list reloaded after it has not arrived yet.
        const list = heldRead(owner, '/api/trigger-bytes');
        await findButton(owner, 'Yes, Proceed').click();
        await owner.getByText('Failed to send share emails').first().waitFor();
        await (await list).continue();
      },
      // An error without a message gets the default one.
      appears: ['Failed to send share emails', 'An error occurred'],
    },
    {
      entry: 'Email Failed',
      provoke: async () => {
        await owner.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
        // It asks, because typed text would be lost.
        await findButton(owner, 'Close without saving').click();
        await owner.getByRole('dialog').waitFor({ state: 'detached' });
        await saveReleaseConfigElsewhere(owner, {
          designatedReporters: ['rosa@example.org', 'sam@example.org', 'tess@example.org'],
        });
        const status = heldRead(owner, '/api/reporter-status');
        const loaded = owner.waitForResponse('**/api/release-config');
        await findButton(owner, 'Menu').click();
        await owner.getByRole('link', { name: 'Release configuration' }).click();
        // The form waits for content that would change its height. Otherwise it would shift under the pointer.
        const [route] = await Promise.all([status, loaded]);
        await owner.waitForTimeout(200);
        expect(await findButton(owner, 'Send the links again').count()).toBe(0);
        await route.continue();
        await findButton(owner, 'Send the links again').waitFor();
        await mockErrorResponse(owner, '/api/send-reporter-tokens', 500);
        // The error message appears immediately, although the data reloaded after it has not arrived yet.
        const after = heldRead(owner, '/api/reporter-status');
        await findButton(owner, 'Send the links again').click();
        await owner.getByText('Email Failed').first().waitFor();
        await (await after).continue();
      },
    },
    {
      entry: 'Update Failed',
      provoke: async () => {
        await mockErrorResponse(owner, '/api/release-config', 500);
        await findButton(owner, 'Save configuration').click();
      },
      appears: ['Update Failed', 'Failed to update configuration. Please try again.'],
    },
    {
      entry: 'Update Failed, with the server’s own reason',
      provoke: async () => {
        await mockErrorResponse(owner, '/api/release-config', 400, { message: 'Nobody may be that many' });
        await findButton(owner, 'Save configuration').click();
      },
      appears: ['Update Failed', 'Nobody may be that many'],
    },
    {
      entry: 'Configuration Updated',
      provoke: () => findButton(owner, 'Save configuration').click(),
    },
    {
      entry: 'Logout failed',
      provoke: async () => {
        await owner.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
        await findButton(owner, 'Menu').click();
        await mockErrorResponse(owner, '/api/logout', 503, { message: 'The server is away' });
        await findButton(owner, /Sign Out/).click();
      },
      appears: ['Logout failed', 'The server is away', 'Leave your affairs in good hands'],
    },
  ])('$entry', (entry) => expectCatalogueEntry(owner, entry));
});

const MESSAGES = 'tests/journeys/owner/owner-error-messages.journey.ts';
const WAITING = 'tests/journeys/owner/owner-loading-states.journey.ts';

describe('entries covered by another test', () => {
  it.each([
    ['Upload failed with status {n}', MESSAGES, 'Upload failed with status 500'],
    [
      'Error uploading file, please try again later.',
      MESSAGES,
      'Error uploading file, please try again later.',
    ],
    ['the server’s error field', MESSAGES, "error: 'The disk is full'"],
    ['Upload failed due to network error', MESSAGES, 'Upload failed due to network error'],
    ['Invalid response format', MESSAGES, 'Invalid response format'],
    ['Upload timed out', WAITING, "'Upload Error', 'Upload timed out')"],
    ['Upload timed out during server processing', WAITING, 'Upload timed out during server processing'],
    ['Upload was aborted', WAITING, 'Upload was aborted'],
    [
      'Failed to submit form. Please try again.',
      'client/src/features/leavebits/form/save/save-problem.test.ts',
      'Failed to submit form. Please try again.',
    ],
    ['LeaveBit created successfully', MESSAGES, 'LeaveBit created successfully'],
    ['LeaveBit updated successfully', MESSAGES, 'LeaveBit updated successfully'],
    ['LeaveBit deleted successfully', MESSAGES, 'LeaveBit deleted successfully'],
    ['delete errors show the server message', MESSAGES, "'Not deleted', REPAIR"],
    ['Failed to create LeaveBit template', MESSAGES, 'Failed to create LeaveBit template'],
    ['Failed to update sharing settings', MESSAGES, 'Failed to update sharing settings'],
    ['Sharing settings updated successfully', MESSAGES, 'Sharing settings updated successfully'],
    [
      'Session Error: Your session has expired, please login again',
      MESSAGES,
      'Your session expired, please log in again',
    ],
    [
      'Session refresh failure: redirect to /',
      'tests/journeys/account/inactivity.journey.ts',
      'goes to the start page when the server does not refresh',
    ],
    [
      'Selected LeaveBits deleted successfully',
      'tests/journeys/owner/owner-home.journey.ts',
      'Selected LeaveBits deleted successfully',
    ],
    [
      'Upload already in progress for this user',
      'client/src/features/uploads/transfer/upload-file.test.ts',
      'Upload already in progress for this user',
    ],
    [
      'Failed to refresh upload session',
      'client/src/features/uploads/transfer/session-keep-alive.test.ts',
      'Failed to refresh upload session',
    ],
    [
      'Failed to cancel subscription',
      'tests/journeys/account/subscription.journey.ts',
      'Failed to cancel subscription',
    ],
    [
      'Failed to send payment email. Please try again.',
      'tests/journeys/account/subscription.journey.ts',
      'Failed to send payment email. Please try again.',
    ],
    [
      'Failed to load payment details. Please try again.',
      'tests/journeys/account/subscription.journey.ts',
      'Failed to load payment details. Please try again.',
    ],
  ])('%s', async (_entry, file, sentence) => {
    expect(await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8')).toContain(sentence);
  });
});
