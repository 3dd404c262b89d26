import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { messages } from '#shared/messages/owner-uploads/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { FileUploadError, uploadFile } from './upload-file.ts';
import type { UploadDependencies } from './upload-file.ts';
import { TransferConnectionError, TransferRejectedError } from './transfer.ts';
import type { FileTransfer } from './transfer.ts';

const SIZE = 1000;
type Try = (transfer: FileTransfer, signal: AbortSignal) => Promise<void>;

/** Sends a file, simulating these attempts in order and repeating the last one. */
function sending(...tries: Try[]) {
  const told: string[] = [];
  const offeredUrls: (string | undefined)[] = [];
  const online = new EventTarget();
  let isOnline = true;
  const listen = (name: string) => (listener: () => void) => {
    online.addEventListener(name, listener);
    return () => online.removeEventListener(name, listener);
  };
  const renewCsrfToken = vi.fn(async () => undefined);
  const world: UploadDependencies = {
    now: () => Date.now(),
    isOnline: () => isOnline,
    onOnline: listen('online'),
    onOffline: listen('offline'),
    tryTransfer(transfer, signal) {
      offeredUrls.push(transfer.url);
      return (tries.length > 1 ? tries.shift()! : tries[0]!)(transfer, signal);
    },
    renewCsrfToken,
  };
  const control = new AbortController();
  let goOn = () => {};
  const file = Object.defineProperty(new File(['abc'], 'photo.jpg'), 'size', { value: SIZE });
  const result = uploadFile(
    { file, url: undefined, metadata: {} },
    {
      onUrl: (url) => told.push(`url ${url}`),
      onProgress: (sent) => told.push(`${sent}`),
      onTry: () => undefined,
      onWaiting: (why) => told.push(why),
      onPause(message) {
        told.push(message);
        return new Promise((resolve) => (goOn = resolve));
      },
    },
    world,
    control.signal,
    messagesFrom<'owner-uploads'>(messages),
  ).then(
    () => 'sent',
    (error: unknown) => error,
  );
  return {
    told,
    offeredUrls,
    result,
    renewCsrfToken,
    goOn: () => goOn(),
    stop: () => control.abort(new Error('stopped')),
    setOnline: (value: boolean) => {
      isOnline = value;
      online.dispatchEvent(new Event(value ? 'online' : 'offline'));
    },
  };
}

const done: Try = async ({ onProgress }) => onProgress(SIZE);
const dropped: Try = async () => {
  throw new TransferConnectionError();
};
const refused =
  (step: 'create' | 'continue', status: number, body: object = {}): Try =>
  async () => {
    throw new TransferRejectedError(step, { status, text: JSON.stringify(body) });
  };
/** Reports a path and some progress, then hangs until aborted. */
const hangingAt =
  (sent: number): Try =>
  (transfer, signal) => {
    transfer.onUrl('/api/upload/tus/1');
    transfer.onProgress(sent);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('given up'))),
    );
  };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a try after a lost connection continues the same upload', async () => {
  const { result, told, offeredUrls } = sending(
    async ({ onUrl }) => {
      onUrl('/api/upload/tus/1');
      throw new TransferConnectionError();
    },
    dropped,
    done,
  );
  await vi.runAllTimersAsync();
  expect(await result).toBe('sent');
  expect(offeredUrls).toEqual([undefined, '/api/upload/tus/1', '/api/upload/tus/1']);
  expect(told).toEqual(['url /api/upload/tus/1', 'connection', '1000']);
});

test('going offline ends the try at once, and coming back continues', async () => {
  const { result, told, setOnline } = sending(hangingAt(300), done);
  await vi.advanceTimersByTimeAsync(0);
  setOnline(false);
  await vi.advanceTimersByTimeAsync(20 * 60 * SECOND_MS);
  expect(told.at(-1)).toBe('offline');
  setOnline(true);
  expect(await result).toBe('sent');
});

test('a silent connection is given up after 30 seconds', async () => {
  const { result, offeredUrls } = sending(hangingAt(300), done);
  await vi.advanceTimersByTimeAsync(29 * SECOND_MS);
  expect(offeredUrls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(SECOND_MS + 1);
  expect(await result).toBe('sent');
});

test('a server that does not finish an almost complete file ends the try with its own words, and keeps the bytes', async () => {
  const { result, told, goOn, offeredUrls } = sending(hangingAt(960), done);
  await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
  expect(told.at(-1)).toBe('Upload timed out during server processing');
  expect(offeredUrls).toHaveLength(1);
  goOn();
  expect(await result).toBe('sent');
  expect(offeredUrls[1]).toBe('/api/upload/tus/1');
});

test('a server that is down is tried again for a while, and then the person is asked', async () => {
  const { result, told, goOn } = sending(
    ...Array.from({ length: 8 }, () => refused('continue', 503, { message: 'Back soon' })),
    done,
  );
  await vi.advanceTimersByTimeAsync(59 * SECOND_MS);
  expect(told.at(-1)).toBe('connection');
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(told.at(-1)).toBe('Back soon');
  goOn();
  expect(await result).toBe('sent');
});

test('five minutes without new bytes time out, and lose nothing', async () => {
  const { told, result, goOn } = sending(...Array.from({ length: 8 }, () => hangingAt(100)), done);
  await vi.advanceTimersByTimeAsync(295 * SECOND_MS);
  expect(told.at(-1)).toBe('100');
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
  expect(told.at(-1)).toBe('Upload timed out');
  goOn();
  expect(await result).toBe('sent');
});

test('it asks the person after seven tries without a network', async () => {
  const { told, result, goOn } = sending(...Array.from({ length: 8 }, () => dropped), done);
  await vi.runAllTimersAsync();
  expect(told.at(-1)).toBe('Upload failed due to network error');
  goOn();
  expect(await result).toBe('sent');
});

test('a returning network ends the question', async () => {
  const { told, result, setOnline } = sending(...Array.from({ length: 8 }, () => dropped), done);
  await vi.runAllTimersAsync();
  expect(told.at(-1)).toBe('Upload failed due to network error');
  setOnline(true);
  expect(await result).toBe('sent');
});

test('after too many requests it asks the person when to go on', async () => {
  const { told, result, goOn } = sending(refused('create', 429), done);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['Error uploading file, please try again later.']);
  goOn();
  expect(await result).toBe('sent');
});

test('a stale CSRF token is renewed once', async () => {
  const first = sending(refused('create', 403), done);
  expect(await first.result).toBe('sent');
  expect(first.renewCsrfToken).toHaveBeenCalledOnce();
  const second = sending(refused('create', 403, { message: 'Not from here' }));
  expect(await second.result).toMatchObject({ message: 'Not from here', code: 'csrf' });
});

test('an upload that the server has forgotten begins again, once', async () => {
  const { result, offeredUrls } = sending(hangingAt(10), refused('continue', 404), done);
  await vi.advanceTimersByTimeAsync(31 * SECOND_MS);
  expect(await result).toBe('sent');
  expect(offeredUrls).toEqual([undefined, '/api/upload/tus/1', undefined]);
});

test.each([
  ['413', refused('create', 413, { message: 'Too large' }), 'Too large', false],
  ['401', refused('continue', 401), 'Session Error: Your session has expired, please login again', true],
  [
    'another upload',
    refused('create', 409, {
      message: 'Upload already in progress for this user',
      code: 'upload-in-progress',
    }),
    'Upload already in progress for this user',
    true,
  ],
  ['a LeaveBit that is gone', refused('create', 404, { message: 'Not found' }), 'Not found', true],
])('an error because of %s ends with its own message', async (_why, refusal, message, endsAll) => {
  vi.stubGlobal('window', { location: { pathname: '/auth' } });
  const error = await sending(refusal).result;
  vi.unstubAllGlobals();
  expect(error).toBeInstanceOf(FileUploadError);
  expect(error).toMatchObject({ message, endsAll });
});

test('a file that was removed from the disk is named, and not tried for ever', async () => {
  const { result } = sending(async ({ file }) => {
    vi.spyOn(file, 'slice').mockReturnValue({
      arrayBuffer: async () => Promise.reject(new Error()),
    } as never);
    throw new TransferConnectionError();
  });
  expect(await result).toMatchObject({
    message: expect.stringContaining('“photo.jpg” can no longer be read'),
  });
});

test('stopping ends a try, a wait and a pause alike', async () => {
  const atWork = sending(hangingAt(10));
  await vi.advanceTimersByTimeAsync(0);
  atWork.stop();
  expect(await atWork.result).toEqual(new Error('stopped'));
  const paused = sending(refused('create', 429));
  await vi.advanceTimersByTimeAsync(0);
  paused.stop();
  expect(await paused.result).toEqual(new Error('stopped'));
});
