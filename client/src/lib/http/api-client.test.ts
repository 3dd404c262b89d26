import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { accountEndpoints } from '#shared/contracts/accounts.ts';
import { defineEndpoint, type Endpoint } from '#shared/contracts/schema/endpoint.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { recipientEndpoints } from '#shared/contracts/recipients.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { sharingEndpoints } from '#shared/contracts/sharing.ts';
import { callEndpoint, getErrorMessage } from './api-client.ts';
import { onSessionLost, SESSION_EXPIRED_EVENT } from './session-loss.ts';

/** Stubs the browser features that a request needs: a URL and queued responses. */
function browserAt(pathname: string, answers: Response[]) {
  const events: string[] = [];
  const forget = vi.fn();
  const fetch = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve(answers.shift()!));
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=the%2Dtoken' });
  vi.stubGlobal('window', { location: { pathname }, dispatchEvent: ({ type }: Event) => events.push(type) });
  vi.stubGlobal('fetch', fetch);
  onSessionLost(forget);
  return { events, forget, fetch };
}

const answer = (status: number, body?: object) =>
  new Response(body ? JSON.stringify(body) : 'a proxy’s page', { status });
/** An arbitrary endpoint. */
const some = defineEndpoint({ method: 'post', path: '/api/x', body: z.unknown(), answer: z.unknown() });
const callAny = callEndpoint as (what: Endpoint, options?: object) => Promise<unknown>;
const failure = (what: Endpoint, options?: object) =>
  callAny(what, options).then(
    () => expect.unreachable(),
    (error: Error) => error,
  );

afterEach(() => void vi.unstubAllGlobals());

describe.each([
  ['by its code', { message: 'No', code: 'not-signed-in' }],
  ['without a code', undefined],
])('a call that is answered 401, %s', (_how, body) => {
  it('says that the session has expired, and forgets the owner', async () => {
    const { events, forget } = browserAt('/terms', [answer(401, body)]);
    const error = await failure(leavebitEndpoints.list);
    expect(error.message).toBe('Session Error: Your session has expired, please login again');
    expect(forget).toHaveBeenCalledOnce();
    expect(events).toEqual([]);
  });

  it.each(['/home', '/release'])('on the owner’s page %s raises the event that signs out', async (page) => {
    const { events } = browserAt(page, [answer(401, body)]);
    await failure(sharingEndpoints.shareMultiple);
    expect(events).toEqual([SESSION_EXPIRED_EVENT]);
  });

  it('means nobody is signed in when it asked for just that', async () => {
    const { events, forget } = browserAt('/home', [answer(401, body)]);
    await failure(sessionEndpoints.currentUser);
    expect(events).toEqual([]);
    expect(forget).not.toHaveBeenCalled();
  });
});

describe.each([
  ['wrong-credentials', accountEndpoints.login, {}],
  ['not-signed-in', sessionEndpoints.resume, {}],
  [undefined, accountEndpoints.verifyLogin, {}],
  [undefined, recipientEndpoints.verifyCode, { params: { id: 1 } }],
  ['email-session-expired', recipientEndpoints.list, { params: { encodedEmail: 'abc' } }],
])('a 401 with the code %s from a call of guests', (code, what, options) => {
  it('says nothing about the owner’s session', async () => {
    const { forget } = browserAt('/home', [answer(401, { message: 'That is not right', code })]);
    expect((await failure(what, options)).message).toBe('That is not right');
    expect(forget).not.toHaveBeenCalled();
  });
});

describe('a read that has to wait its turn', () => {
  const later = (seconds: string) =>
    new Response(JSON.stringify({ message: 'Please wait', code: 'too-many-requests' }), {
      status: 429,
      headers: { 'Retry-After': seconds },
    });

  it('is made again when the server says, and nobody notices', async () => {
    const { fetch } = browserAt('/home', [later('0'), later('0'), answer(200, [])]);
    expect(await callAny(leavebitEndpoints.list)).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is given up after three more, or when the wait is long', async () => {
    const many = browserAt('/home', [later('0'), later('0'), later('0'), later('0'), later('0')]);
    expect(await failure(leavebitEndpoints.list)).toMatchObject({ code: 'too-many-requests' });
    expect(many.fetch).toHaveBeenCalledTimes(4);
    const long = browserAt('/home', [later('60')]);
    expect(await failure(leavebitEndpoints.list)).toMatchObject({ message: 'Please wait' });
    expect(long.fetch).toHaveBeenCalledOnce();
  });

  it('is no change: that is never made twice', async () => {
    const { fetch } = browserAt('/home', [later('0')]);
    await failure(some);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('any other error', () => {
  it('says what the body says', async () => {
    browserAt('/home', [answer(409, { message: 'Someone was faster', code: 'conflict' })]);
    expect(await failure(some)).toMatchObject({ message: 'Someone was faster', code: 'conflict' });
  });

  it('says that an error occurred when the body says nothing; a page may know better words', async () => {
    browserAt('/home', [answer(500)]);
    const error = await failure(some);
    expect(error).toMatchObject({ message: 'An error occurred', code: 'unavailable' });
    expect(getErrorMessage(error, 'It wasn’t saved.')).toBe('It wasn’t saved.');
  });

  it('is decided by its code, whatever its status', async () => {
    browserAt('/home', [answer(400, { message: 'No', code: 'locked' })]);
    expect(await failure(some)).toMatchObject({ code: 'locked' });
  });

  it('with a code that this page does not know yet is decided by its status', async () => {
    browserAt('/home', [answer(404, { message: 'No', code: 'something-new' })]);
    expect(await failure(some)).toMatchObject({ code: 'not-found' });
  });
});

it('a good answer that is not of the contract’s shape is a failure of its own', async () => {
  browserAt('/home', [answer(200, { id: 'one' })]);
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await failure(leavebitEndpoints.list)).toMatchObject({ code: 'unexpected-answer' });
  expect(complaint).toHaveBeenCalledOnce();
});

it('a stale token is renewed, and the request retried', async () => {
  const stale = answer(403, { message: 'No', code: 'csrf' });
  const { fetch } = browserAt('/home', [stale, answer(200, {}), answer(200, { id: 1 })]);
  expect(await callEndpoint(some, { body: {} })).toEqual({ id: 1 });
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/x', '/api/service', '/api/x']);
});

describe('every call', () => {
  it('carries cookies, JSON and the token from the cookie', async () => {
    const { fetch } = browserAt('/home', [answer(200, {})]);
    await callEndpoint(some, { body: { a: 1 } });
    const [path, init] = fetch.mock.calls[0]!;
    const headers = new Headers(init?.headers);
    expect(path).toBe('/api/x');
    expect(init).toMatchObject({ credentials: 'same-origin', method: 'POST', body: '{"a":1}' });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('X-CSRF-Token')).toBe('the-token');
  });

  it('leaves a form’s content type to the browser', async () => {
    const { fetch } = browserAt('/home', [answer(200, {})]);
    await callEndpoint(some, { body: new FormData() });
    expect(new Headers(fetch.mock.calls[0]![1]?.headers).has('Content-Type')).toBe(false);
  });
});
