import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { heavyResponseLimits } from '../../limits.ts';
import { createLargeResponseLimiter, type LargeResponse } from './large-responses.ts';

/** A response that nobody is reading. */
function answerOf() {
  const events = new EventEmitter();
  const res = Object.assign(events, { closed: false });
  const close = () => {
    res.closed = true;
    events.emit('close');
  };
  return { res: res as unknown as Response, close };
}

const quick = { ...heavyResponseLimits, waitMs: 10 };
const ofAnn = (bytes = 1): LargeResponse => ({ kind: 'list', account: 'ann', bytes });
const refused = { code: 'too-many-requests', retryAfterSeconds: 3 };

describe('heavy answers', () => {
  it('are two at once for an account, and the third has its turn when one ends', async () => {
    const heavy = createLargeResponseLimiter();
    const [first, second, third] = [answerOf(), answerOf(), answerOf()];
    await heavy.acquire(first.res, ofAnn());
    await heavy.acquire(second.res, ofAnn());
    let hasBegun = false;
    const waiting = heavy.acquire(third.res, ofAnn()).then(() => (hasBegun = true));
    await heavy.acquire(answerOf().res, { ...ofAnn(), account: 'ben' });
    await heavy.acquire(answerOf().res, { ...ofAnn(), kind: 'file' });
    expect(hasBegun).toBe(false);
    first.close();
    await waiting;
  });

  it('are refused after a while, and when many wait', async () => {
    const heavy = createLargeResponseLimiter(quick);
    for (let n = 0; n < 2; n += 1) await heavy.acquire(answerOf().res, ofAnn());
    await expect(heavy.acquire(answerOf().res, ofAnn())).rejects.toMatchObject(refused);
    const patient = createLargeResponseLimiter({ ...quick, waitMs: 60_000, waitingPerAccount: 1 });
    for (let n = 0; n < 2; n += 1) await patient.acquire(answerOf().res, ofAnn());
    const waiter = answerOf();
    const waiting = patient.acquire(waiter.res, ofAnn());
    await expect(patient.acquire(answerOf().res, ofAnn())).rejects.toMatchObject(refused);
    waiter.close();
    await expect(waiting).rejects.toMatchObject(refused);
  });

  it('hold no more memory than a process has for them, and a large one does not keep small ones waiting', async () => {
    const heavy = createLargeResponseLimiter({ ...heavyResponseLimits, processBytes: 10 });
    const large = answerOf();
    await heavy.acquire(large.res, ofAnn(8));
    let hasBegun = false;
    const second = heavy
      .acquire(answerOf().res, { ...ofAnn(8), account: 'ben' })
      .then(() => (hasBegun = true));
    await heavy.acquire(answerOf().res, { ...ofAnn(2), account: 'cleo' });
    expect(hasBegun).toBe(false);
    large.close();
    await second;
  });

  it('who has none is given the memory of the slowest readers, and nobody who reads at a fair rate is cut off', async () => {
    const heavy = createLargeResponseLimiter({ ...heavyResponseLimits, processBytes: 10, roomAfterMs: 10 });
    const readers = ['stalled', 'fast', 'slow'].map((account) => {
      const destroy = vi.fn();
      const socket = { bytesWritten: 0, writableLength: 0 };
      return { account, socket, destroy, res: Object.assign(answerOf().res, { socket, destroy }) };
    });
    const [stalled, fast, slow] = readers as [Reader, Reader, Reader];
    type Reader = (typeof readers)[number];
    await heavy.acquire(stalled.res, { ...ofAnn(4), account: 'stalled' });
    await heavy.acquire(fast.res, { ...ofAnn(3), account: 'fast' });
    await heavy.acquire(slow.res, { ...ofAnn(3), account: 'slow' });
    const first = heavy.acquire(answerOf().res, { ...ofAnn(2), account: 'honest' });
    fast.socket.bytesWritten = 1_000_000;
    slow.socket.bytesWritten = 10;
    await first;
    const cut = () => readers.filter(({ destroy }) => destroy.mock.calls.length > 0);
    expect(cut()).toEqual([stalled]);
  });

  it('never exceed the bounds, and everybody has a turn, in whatever order they begin and end', async () => {
    const act = fc.record({
      account: fc.constantFrom('ann', 'ben', 'cleo'),
      bytes: fc.integer({ min: 1, max: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 15 }), async (acts) => {
        const heavy = createLargeResponseLimiter({
          ...heavyResponseLimits,
          processBytes: 10,
          waitMs: 60_000,
        });
        const open: (LargeResponse & { close: () => void })[] = [];
        const begun = acts.map(({ account, bytes }) => {
          const { res, close } = answerOf();
          const answer = { kind: 'list', account, bytes } as const;
          return heavy.acquire(res, answer).then(() => {
            open.push({ ...answer, close });
            expect(open.reduce((sum, one) => sum + one.bytes, 0)).toBeLessThanOrEqual(10);
            expect(open.filter((one) => one.account === account).length).toBeLessThanOrEqual(2);
          });
        });
        let left = begun.length;
        for (const one of begun) void one.then(() => (left -= 1));
        while (left > 0 || open.length > 0) {
          await new Promise(setImmediate);
          open.shift()?.close();
        }
        await Promise.all(begun);
      }),
    );
  });

  it('that take much memory to be made are made one after the other', async () => {
    const heavy = createLargeResponseLimiter({ ...heavyResponseLimits, worksWaiting: 3 });
    const { res, close } = answerOf();
    let atOnce = 0;
    let made = 0;
    const work = async () => {
      atOnce += 1;
      made += 1;
      expect(atOnce).toBe(1);
      await new Promise(setImmediate);
      atOnce -= 1;
      throw new Error('one that fails');
    };
    const works = [work, work, work].map((one) => heavy.runExclusively(res, one));
    await expect(heavy.runExclusively(res, work)).rejects.toMatchObject(refused);
    for (const { status } of await Promise.allSettled(works)) expect(status).toBe('rejected');
    expect(await heavy.runExclusively(res, async () => 'goes on')).toBe('goes on');
    close();
    await expect(heavy.runExclusively(res, work)).rejects.toMatchObject(refused);
    expect(made).toBe(3);
  });
});
