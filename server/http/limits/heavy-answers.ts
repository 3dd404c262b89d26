import type { Response } from 'express';
import { heavyLimits } from '../../limits.ts';
import { DomainError } from '../domain-error.ts';

/** What an answer that may be large counts as. */
type HeavyKind = keyof typeof heavyLimits.perAccount;

export interface HeavyAnswer {
  /** `list`: lists, previews and exports. `file`: files and ZIPs that somebody reads. */
  kind: HeavyKind;
  /** The owner's id, or the address of a recipient. */
  account: string | number;
  /** The memory that the answer takes at most until its reader has it. */
  bytes: number;
}

/** Bounds the memory of answers that may be large, for each account and for the process. */
export interface HeavyAnswers {
  /**
   * Waits for a permit, before anything is read. It ends with the answer, when its last byte has left or its reader is gone.
   * @throws DomainError `too-many-requests`
   */
  begin(res: Response, answer: HeavyAnswer): Promise<void>;
  /**
   * Does what takes far more memory than its answer, one after the other in this process.
   * @throws DomainError `too-many-requests` when many wait.
   */
  oneAtATime<T>(work: () => Promise<T>): Promise<T>;
}

interface Waiter extends HeavyAnswer {
  key: string;
  grant: () => void;
}

type HeavyLimits = {
  [Name in keyof typeof heavyLimits]: Name extends 'perAccount' ? Record<HeavyKind, number> : number;
};

export function createHeavyAnswers(limits: HeavyLimits = heavyLimits): HeavyAnswers {
  const underWay = new Map<string, number>();
  const waiting: Waiter[] = [];
  let heldBytes = 0;
  let works = 0;
  let lastWork: Promise<unknown> = Promise.resolve();

  const fits = ({ key, kind, bytes }: Waiter) =>
    (underWay.get(key) ?? 0) < limits.perAccount[kind] && heldBytes + bytes <= limits.processBytes;

  /** In their order, but a large answer that does not fit keeps no small one waiting. */
  function grantWaiting(): void {
    for (const waiter of [...waiting]) if (fits(waiter)) waiter.grant();
  }

  function hold({ key, bytes }: Waiter, res: Response): void {
    underWay.set(key, (underWay.get(key) ?? 0) + 1);
    heldBytes += bytes;
    res.once('close', () => {
      const left = underWay.get(key)! - 1;
      if (left === 0) underWay.delete(key);
      else underWay.set(key, left);
      heldBytes -= bytes;
      grantWaiting();
    });
  }

  return {
    async oneAtATime(work) {
      if (works >= limits.worksWaiting) throw busy();
      works += 1;
      const done = lastWork.then(work).finally(() => (works -= 1));
      lastWork = done.catch(() => undefined);
      return done;
    },
    begin(res, answer) {
      const key = `${answer.kind}/${answer.account}`;
      return new Promise<void>((resolve, reject) => {
        const waiter: Waiter = { ...answer, key, grant };
        const end = () => {
          const place = waiting.indexOf(waiter);
          if (place >= 0) waiting.splice(place, 1);
          clearTimeout(limit);
          res.off('close', giveUp);
        };
        function grant(): void {
          end();
          hold(waiter, res);
          resolve();
        }
        function giveUp(): void {
          end();
          reject(busy());
        }
        const limit = setTimeout(giveUp, limits.waitMs);
        limit.unref();
        res.once('close', giveUp);
        const isAccountFull = waiting.filter((other) => other.key === key).length >= limits.waitingPerAccount;
        if (res.closed || isAccountFull || waiting.length >= limits.waiting) giveUp();
        else if (fits(waiter)) grant();
        else waiting.push(waiter);
      });
    },
  };
}

const busy = () =>
  new DomainError(
    'too-many-requests',
    'A lot is being loaded at the moment. Please wait a few seconds and try again.',
    { retryAfterSeconds: heavyLimits.retryAfterSeconds },
  );
