import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportSessionLost } from '#client/lib/http/session-loss.ts';
import type { currentUserStore as Store, onOwnerGone as OnOwnerGone } from './current-user-store.ts';

type Answer = (answer: Response) => void;

const anna = { id: 7, username: 'anna@example.org', name: null };
const signedIn = () => Response.json(anna);
const nobody = () => Response.json({ message: 'No', code: 'not-signed-in' }, { status: 401 });

let asked: Answer[];
let currentUser: typeof Store;
let pages = 0;

beforeEach(async () => {
  asked = [];
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  vi.stubGlobal('window', { location: { pathname: '/' }, sessionStorage: undefined });
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => asked.push(resolve)));
  // The module holds its state, so each test imports a fresh instance under a different URL.
  pages += 1;
  const page = `./current-user-store.ts?page=${pages}`;
  ({ currentUserStore: currentUser } = (await import(/* @vite-ignore */ page)) as {
    currentUserStore: typeof Store;
  });
});
afterEach(() => void vi.unstubAllGlobals());

const wanted = () => currentUser.subscribe(() => undefined);
const questions = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));
const known = (state: object) => vi.waitFor(() => expect(currentUser.current()).toEqual(state));

it('the server is asked once, however many parts of the page want to know', async () => {
  wanted();
  wanted();
  await questions(1);
  expect(currentUser.current()).toEqual({ user: undefined, isFailed: false });
  asked[0]!(signedIn());
  await known({ user: anna, isFailed: false });
  wanted();
  expect(asked).toHaveLength(1);
});

it('a browser in which nobody has signed in asks nothing', async () => {
  vi.stubGlobal('document', { cookie: '' });
  wanted();
  await known({ user: null, isFailed: false });
  expect(asked).toEqual([]);
});

it('without an answer it is unknown who is signed in, until the next question', async () => {
  wanted();
  await questions(1);
  asked[0]!(new Response('a proxy’s page', { status: 502 }));
  await known({ user: undefined, isFailed: true });
  currentUser.askIfFailed();
  await questions(2);
  asked[1]!(nobody());
  await known({ user: null, isFailed: false });
  currentUser.askIfFailed();
  expect(asked).toHaveLength(2);
});

it('an answer that comes after a sign-out does not bring the owner back', async () => {
  wanted();
  await questions(1);
  currentUser.set(null);
  asked[0]!(signedIn());
  await new Promise((resolve) => setTimeout(resolve));
  expect(currentUser.current()).toEqual({ user: null, isFailed: false });
});

it('an owner whose session is over is forgotten at once, and the server is asked again', async () => {
  currentUser.set(anna);
  reportSessionLost();
  expect(currentUser.shown()).toBeNull();
  await questions(1);
  asked[0]!(signedIn());
  await known({ user: anna, isFailed: false });
});

it('what a feature holds for an owner is cleared whenever they are no longer signed in, and only then', async () => {
  const page = `./current-user-store.ts?page=${pages}`;
  const { onOwnerGone } = (await import(/* @vite-ignore */ page)) as {
    onOwnerGone: typeof OnOwnerGone;
  };
  const clear = vi.fn();
  onOwnerGone(clear);
  currentUser.set(anna);
  currentUser.set({ ...anna, name: 'Anna' });
  expect(clear).not.toHaveBeenCalled();
  currentUser.set(null);
  expect(clear).toHaveBeenCalledTimes(1);
  currentUser.set(anna);
  currentUser.set({ ...anna, id: 8 });
  expect(clear).toHaveBeenCalledTimes(2);
  reportSessionLost();
  expect(clear).toHaveBeenCalledTimes(3);
  await questions(1);
  asked[0]!(signedIn());
  await known({ user: anna, isFailed: false });
  // A page that returns from the back/forward cache doesn't know who is signed in.
  currentUser.reset();
  expect(clear).toHaveBeenCalledTimes(4);
});
