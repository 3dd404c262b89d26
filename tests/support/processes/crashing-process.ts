import type pg from 'pg';
import type { MailTransport } from '#server/adapters/mail/transport.ts';
import type { Context } from '#server/context.ts';

/** When a process dies: at its nth step, either before the step is done, or after it but before the process knows. */
export interface CrashPoint {
  atStep: number;
  moment: 'before' | 'after';
}

class ProcessDied extends Error {}

export interface CrashingProcess {
  ctx: Context;
  /** Whether it died. It survives if it had fewer steps. */
  hasDied(): boolean;
  /** How many steps it has started. */
  steps(): number;
}

/**
 * A process that dies at a chosen step. Every awaited step counts: each database statement, and each email. Its connections
 * break, and nothing it does afterwards has an effect.
 * @param ctx with its own pool, not used before.
 */
export function createCrashingProcess(ctx: Context, { atStep, moment }: CrashPoint): CrashingProcess {
  let steps = 0;
  let isDead = false;
  const step = async <T>(act: () => Promise<T>, breakOff: () => void): Promise<T> => {
    if (isDead) throw new ProcessDied('dead already');
    steps += 1;
    if (steps !== atStep) return act();
    if (moment === 'after') await act().catch(() => undefined);
    isDead = true;
    breakOff();
    throw new ProcessDied(`died at step ${atStep}`);
  };
  const clients = new Set<pg.PoolClient>();
  const breakAll = () => {
    for (const client of clients) {
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    }
  };
  ctx.pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', () => undefined);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const callback = given.at(-1);
      if (typeof callback !== 'function') {
        return step(() => query(...given) as Promise<unknown>, breakAll);
      }
      // The signature with which the pool itself calls it.
      const answered = callback as (error: Error | null, result?: unknown) => void;
      const asked = () =>
        new Promise((resolve, reject) => {
          query(...given.slice(0, -1), (error: Error | null, result: unknown) =>
            error ? reject(error) : resolve(result),
          );
        });
      step(asked, breakAll).then(
        (result) => answered(null, result),
        (error: unknown) => answered(error as Error),
      );
      return undefined;
    }) as typeof client.query;
  });
  ctx.pool.on('error', () => undefined);
  const mailTransport: MailTransport = {
    send: (mail) => step(() => ctx.mailTransport.send(mail), breakAll),
    close: () => ctx.mailTransport.close(),
  };
  return { ctx: { ...ctx, mailTransport }, hasDied: () => isDead, steps: () => steps };
}
