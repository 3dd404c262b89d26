import type { Response } from 'express';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { heavyResponseLimits } from '../../limits.ts';
import { DomainError } from '../domain-error.ts';
import { getKernelAcceptedBytes } from './slow-clients.ts';

/** The kinds of potentially large responses. */
type HeavyKind = keyof typeof heavyResponseLimits.perAccount;

export interface LargeResponse {
  /** `list`: lists, previews and exports. `file`: downloads of files and ZIPs. */
  kind: HeavyKind;
  /** The owner's id, or the recipient's address. */
  account: string | number;
  /** The maximum memory that the response holds until its reader has received it. */
  bytes: number;
}

/** Bounds the memory held by large responses, per account and for the whole process. */
export interface LargeResponseLimiter {
  /**
   * Waits for a permit before anything is read. The permit is released when the last byte has been sent or the reader
   * disconnects.
   * @throws DomainError `too-many-requests`
   */
  acquire(res: Response, answer: LargeResponse): Promise<void>;
  /**
   * Runs work that needs far more memory than its response, one job at a time per process. Skipped if the reader has disconnected
   * by then.
   * @throws DomainError `too-many-requests` when the queue is full.
   */
  runExclusively<T>(res: Response, work: () => Promise<T>): Promise<T>;
}

interface Answer extends LargeResponse {
  key: string;
}

interface Waiter extends Answer {
  grant: () => void;
}

interface Held {
  bytes: number;
  res: Response;
  release: () => void;
}

type HeavyLimits = {
  [Name in keyof typeof heavyResponseLimits]: Name extends 'perAccount' ? Record<HeavyKind, number> : number;
};

export function createLargeResponseLimiter(limits: HeavyLimits = heavyResponseLimits): LargeResponseLimiter {
  const underWay = new Map<string, number>();
  const waiting: Waiter[] = [];
  const held = new Set<Held>();
  let heldBytes = 0;
  let works = 0;
  let lastWork: Promise<unknown> = Promise.resolve();

  const fits = ({ key, kind, bytes }: Answer) =>
    (underWay.get(key) ?? 0) < limits.perAccount[kind] && heldBytes + bytes <= limits.processBytes;

  /** Grants permits in order, but a large response that doesn't fit never blocks smaller ones. */
  function grantWaiting(): void {
    for (const waiter of [...waiting]) if (fits(waiter)) waiter.grant();
  }

  function hold({ key, bytes }: Answer, res: Response): void {
    underWay.set(key, (underWay.get(key) ?? 0) + 1);
    heldBytes += bytes;
    const one = { bytes, res, release };
    held.add(one);
    res.once('close', () => {
      release();
      grantWaiting();
    });

    function release(): void {
      if (!held.delete(one)) return;
      const left = underWay.get(key)! - 1;
      if (left === 0) underWay.delete(key);
      else underWay.set(key, left);
      heldBytes -= bytes;
    }
  }

  /**
   * Disconnects the slowest readers until a response fits, if that is enough. No one can hog the shared memory by reading very
   * slowly.
   * @param before the bytes that each reader had received `roomAfterMs` ago.
   */
  function makeRoom({ bytes }: Answer, before: ReadonlyMap<Held, number>): void {
    const maxTaken = (limits.slowBytesPerSecond * limits.roomAfterMs) / SECOND_MS;
    const slow = [...before]
      .filter(([one]) => held.has(one))
      .map(([one, taken]) => ({ one, taken: takenOf(one) - taken }))
      .filter(({ taken }) => taken < maxTaken)
      .toSorted((a, b) => a.taken - b.taken);
    let free = limits.processBytes - heldBytes;
    const cut = slow.filter(({ one }) => {
      const isNeeded = free < bytes;
      if (isNeeded) free += one.bytes;
      return isNeeded;
    });
    if (free < bytes) return;
    for (const { one } of cut) {
      one.release();
      one.res.destroy();
    }
  }

  return {
    async runExclusively(res, work) {
      if (works >= limits.worksWaiting) throw busy();
      works += 1;
      const done = lastWork
        .then(() => {
          if (res.closed) throw busy();
          return work();
        })
        .finally(() => (works -= 1));
      lastWork = done.catch(() => undefined);
      return done;
    },
    async acquire(res, answer) {
      const waiter = { ...answer, key: `${answer.kind}/${answer.account}` };
      const ofAccount = waiting.filter(({ key }) => key === waiter.key).length;
      if (res.closed || ofAccount >= limits.waitingPerAccount || waiting.length >= limits.waiting)
        throw busy();
      if (fits(waiter)) hold(waiter, res);
      else await waitFor(waiter, res);
    },
  };

  function waitFor(answer: Answer, res: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { ...answer, grant };
      const limit = setTimeout(giveUp, limits.waitMs).unref();
      const before = new Map([...held].map((one) => [one, takenOf(one)]));
      const room = setTimeout(() => {
        if (!underWay.has(answer.key)) makeRoom(answer, before);
        if (fits(answer)) grant();
      }, limits.roomAfterMs).unref();
      res.once('close', giveUp);
      waiting.push(waiter);

      function end(): void {
        waiting.splice(waiting.indexOf(waiter), 1);
        clearTimeout(limit);
        clearTimeout(room);
        res.off('close', giveUp);
      }
      function grant(): void {
        end();
        hold(answer, res);
        resolve();
      }
      function giveUp(): void {
        end();
        reject(busy());
      }
    });
  }
}

const takenOf = ({ res }: Held) => (res.socket ? getKernelAcceptedBytes(res.socket) : 0);

const busy = () =>
  new DomainError(
    'too-many-requests',
    'We’re loading a lot right now. Please wait a few seconds and try again.',
    { retryAfterSeconds: heavyResponseLimits.retryAfterSeconds },
  );
