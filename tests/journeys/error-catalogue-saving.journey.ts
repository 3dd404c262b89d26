import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { button, expectEach, refuse, type Entry } from '../support/browser/catalogue.ts';
import { registerOnPage, startJourney, type Journey } from '../support/browser/journey.ts';

const RECIPIENT = 'reader@example.org';

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney();
  owner = await journey.openPage();
  await registerOnPage(journey, owner, 'saving@example.org');
});
afterAll(() => journey[Symbol.asyncDispose]());

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
        // Makes five minutes a fifth of a second, because a test cannot move a request's own clock.
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
        // Nearly all is sent, and then nothing for thirty seconds, which are shortened here.
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
