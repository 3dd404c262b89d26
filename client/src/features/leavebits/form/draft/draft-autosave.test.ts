import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftAutosave } from './draft-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const stored: (string | null)[] = [];
  const known: boolean[] = [];
  let answers: (() => void)[] = [];
  const server = { isSlow: false, isDown: false };
  const respond = (content: string | null) =>
    new Promise<void>((resolve, reject) => {
      const answer = () => {
        if (server.isDown) return reject(new Error('offline'));
        stored.push(content);
        resolve();
      };
      if (server.isSlow) answers.push(answer);
      else answer();
    });
  const autosave = new DraftAutosave<string, null>({
    store: respond,
    remove: respond,
    onStored: (isStored) => known.push(isStored),
  });
  const answerAll = async () => {
    await vi.advanceTimersByTimeAsync(0);
    for (const answer of answers.splice(0)) answer();
    answers = [];
    await vi.advanceTimersByTimeAsync(0);
  };
  return { autosave, stored, known, server, answerAll };
}

test('the last of several changes is stored once, two seconds later', async () => {
  const { autosave, stored, known } = setUp();
  for (const content of ['a', 'ab', 'abc']) {
    autosave.note(content);
    await vi.advanceTimersByTimeAsync(1900);
  }
  expect(stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(stored).toEqual(['abc']);
  expect(known.at(-1)).toBe(true);
});

test('somebody who never pauses has everything stored every ten seconds', async () => {
  const { autosave, stored } = setUp();
  for (let second = 1; second <= 25; second += 1) {
    autosave.note(String(second));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(stored).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(stored.at(-1)).toBe('25');
});

test('a slow request is never overtaken, and what was typed meanwhile follows it', async () => {
  const { autosave, stored, known, server, answerAll } = setUp();
  server.isSlow = true;
  autosave.note('first');
  await vi.advanceTimersByTimeAsync(2000);
  autosave.note('second');
  await vi.advanceTimersByTimeAsync(5000);
  expect(stored).toEqual([]);
  await answerAll();
  expect(stored).toEqual(['first']);
  expect(known.at(-1)).toBe(false);
  await answerAll();
  expect(stored).toEqual(['first', 'second']);
  expect(known.at(-1)).toBe(true);
});

test('a failed request is repeated with the latest content', async () => {
  const { autosave, stored, known, server } = setUp();
  const failed: string[] = [];
  autosave.listen((error, content) => failed.push(`${(error as Error).message}: ${content}`));
  server.isDown = true;
  autosave.note('offline');
  await vi.advanceTimersByTimeAsync(2000);
  expect(known.at(-1)).toBe(false);
  expect(failed).toEqual(['offline: offline']);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stored).toEqual(['offline']);
  expect(known.at(-1)).toBe(true);
});

test('a save first lets everything arrive, and waits no longer than that', async () => {
  const { autosave, stored, server, answerAll } = setUp();
  server.isSlow = true;
  autosave.note('draft');
  const flushed = autosave.flush();
  await answerAll();
  await flushed;
  expect(stored).toEqual(['draft']);
  server.isDown = true;
  server.isSlow = false;
  autosave.note('lost connection');
  await autosave.flush();
  expect(stored).toEqual(['draft']);
});

test('a save waits for everything in flight, even if a timer was waiting, too', async () => {
  const { autosave, stored, server, answerAll } = setUp();
  server.isSlow = true;
  autosave.note('first');
  await vi.advanceTimersByTimeAsync(2000);
  autosave.note('second');
  // The timer waits for the first request.
  await vi.advanceTimersByTimeAsync(2000);
  let isFlushed = false;
  const flushed = autosave.flush().then(() => (isFlushed = true));
  await answerAll();
  expect([stored, isFlushed]).toEqual([['first'], false]);
  await answerAll();
  await flushed;
  expect(stored).toEqual(['first', 'second']);
});

test('an edit that moves to another LeaveBit is stored at once, before its earlier draft is deleted', async () => {
  const { autosave, stored, server } = setUp();
  autosave.note('draft');
  await autosave.move('moved', null);
  expect(stored).toEqual(['moved', null]);
  server.isDown = true;
  await autosave.move('moved again', null);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stored).toEqual(['moved', null, 'moved again']);
});

test('nothing is stored during a save, and the latest content after one that failed', async () => {
  const { autosave, stored } = setUp();
  autosave.pause();
  autosave.note('during');
  await autosave.flush();
  autosave.note('later');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stored).toEqual([]);
  autosave.resume();
  await vi.advanceTimersByTimeAsync(2000);
  expect(stored).toEqual(['later']);
});

test('discarding deletes last, and nothing is stored after the form has closed', async () => {
  const { autosave, stored, server, answerAll } = setUp();
  server.isSlow = true;
  autosave.note('draft');
  await vi.advanceTimersByTimeAsync(2000);
  const discarded = autosave.discard(null);
  await answerAll();
  await answerAll();
  await discarded;
  expect(stored).toEqual(['draft', null]);
  autosave.note('again');
  autosave.stop();
  autosave.note('too late');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stored).toEqual(['draft', null]);
});
