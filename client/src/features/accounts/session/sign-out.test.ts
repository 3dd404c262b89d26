import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedOutInAnotherTabEvent } from '#shared/domain/live-events.ts';
import { getSharedStreamName } from '#client/lib/live/stream-sharing.ts';
import { signOut } from './api.ts';
import { currentUserStore } from './current-user-store.ts';

const anna = { id: 7, username: 'anna@example.org', name: null };
let told: { tabs: string; data: unknown }[];
let asked: ((answer: Response) => void)[];

beforeEach(() => {
  told = [];
  asked = [];
  class FakeChannel {
    tabs: string;
    constructor(tabs: string) {
      this.tabs = tabs;
    }
    postMessage(data: unknown) {
      told.push({ tabs: this.tabs, data });
    }
    close() {}
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { locks: {} });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  vi.stubGlobal('window', { location: { pathname: '/home' }, sessionStorage: undefined });
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => asked.push(resolve)));
  currentUserStore.set(anna);
});
afterEach(() => void vi.unstubAllGlobals());

async function answer(response: Response): Promise<void> {
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!(response);
}
const ofAnna = {
  tabs: getSharedStreamName({ path: '/api/events', ownerId: anna.id }),
  data: signedOutInAnotherTabEvent,
};

it('a sign-out tells the other tabs why they are signed out', async () => {
  const isOver = signOut();
  expect(told).toEqual([]);
  await answer(Response.json({}));
  await isOver;
  expect(told).toEqual([ofAnna]);
  expect(currentUserStore.shown()).toBeNull();
});

it('also when a read of this tab finds the session gone before the sign-out is answered', async () => {
  const isOver = signOut();
  currentUserStore.set(null);
  await answer(Response.json({}));
  await isOver;
  expect(told).toEqual([ofAnna]);
});

it('a sign-out that the server did not take tells nobody, because the session goes on', async () => {
  const isOver = signOut();
  await answer(Response.json({ message: 'No' }, { status: 503 }));
  await expect(isOver).rejects.toThrow();
  expect(told).toEqual([]);
  expect(currentUserStore.shown()).toBeNull();
});
