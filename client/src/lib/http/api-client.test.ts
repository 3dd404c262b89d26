import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiRequest, messageOf } from './api-client.ts';
import { onSessionLost, SESSION_EXPIRED_EVENT } from './session-loss.ts';

/** A browser as far as a call needs one, at an address, with an answer to come. */
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
const failure = (method: 'GET' | 'POST', path: string) =>
  apiRequest(method, path).then(
    () => expect.unreachable(),
    (error: Error) => error,
  );

afterEach(() => void vi.unstubAllGlobals());

describe('a call that is answered 401', () => {
  it('says that the session has expired, and forgets the owner', async () => {
    const { events, forget } = browserAt('/terms', [answer(401, { message: 'No' })]);
    const error = await failure('GET', '/api/trigger-bytes');
    expect(error.message).toBe('Session Error: Your session has expired, please login again');
    expect(forget).toHaveBeenCalledOnce();
    expect(events).toEqual([]);
  });

  it('on the owner’s home raises the event that signs out', async () => {
    const { events } = browserAt('/home', [answer(401)]);
    await failure('POST', '/api/share-multiple');
    expect(events).toEqual([SESSION_EXPIRED_EVENT]);
  });

  it('means nobody is signed in when it asked for just that', async () => {
    const { events, forget } = browserAt('/home', [answer(401)]);
    await failure('GET', '/api/user');
    expect(events).toEqual([]);
    expect(forget).not.toHaveBeenCalled();
  });

  it.each(['/api/login', '/api/verify-login', '/api/shared/trigger-bytes/1/verify', '/api/my-leavebits/abc'])(
    'says nothing about the owner’s session when it came from %s',
    async (path) => {
      const { forget } = browserAt('/home', [answer(401, { message: 'That is not right' })]);
      expect((await failure('POST', path)).message).toBe('That is not right');
      expect(forget).not.toHaveBeenCalled();
    },
  );
});

describe('any other refusal', () => {
  it('says what the body says', async () => {
    browserAt('/home', [answer(409, { message: 'Someone was faster' })]);
    expect((await failure('POST', '/api/x')).message).toBe('Someone was faster');
  });

  it('says that an error occurred when the body says nothing; a page may know better words', async () => {
    browserAt('/home', [answer(500)]);
    const error = await failure('POST', '/api/x');
    expect(error.message).toBe('An error occurred');
    expect(messageOf(error, 'It was not saved.')).toBe('It was not saved.');
  });
});

describe('every call', () => {
  it('carries cookies, JSON and the token from the cookie', async () => {
    const { fetch } = browserAt('/home', [answer(200, {})]);
    await apiRequest('POST', '/api/x', { body: { a: 1 } });
    const [path, init] = fetch.mock.calls[0]!;
    const headers = new Headers(init?.headers);
    expect(path).toBe('/api/x');
    expect(init).toMatchObject({ credentials: 'same-origin', body: '{"a":1}' });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('X-CSRF-Token')).toBe('the-token');
  });

  it('leaves a form’s content type to the browser', async () => {
    const { fetch } = browserAt('/home', [answer(200, {})]);
    await apiRequest('POST', '/api/x', { body: new FormData() });
    expect(new Headers(fetch.mock.calls[0]![1]?.headers).has('Content-Type')).toBe(false);
  });
});
