import { z } from 'zod';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { tabStorage } from '../../../lib/browser-storage.ts';
import { now } from '../../../lib/dates.ts';
import type { AuthMode, AuthStep } from './auth-step.ts';

const KEY = 'leavebits.authStep';

// Lists what is kept, field by field. A password is never kept.
const keptStep = z.object({
  /** The moment when its code stops working, in ms since 1970. */
  until: z.number(),
  step: z.discriminatedUnion('name', [
    z.object({ name: z.literal('login-code'), userId: z.number(), email: z.string() }),
    z.object({ name: z.literal('register-code'), email: z.string() }),
    z.object({ name: z.literal('reset-password'), email: z.string(), isCodeSent: z.literal(true) }),
  ]),
});

/**
 * Keeps a step that waits for a code in this tab, for as long as the code works. People read their mail in the meantime.
 */
export function keepStep(step: AuthStep): void {
  const until = now().getTime() + limits.codeMinutes * MINUTE_MS;
  const kept = keptStep.safeParse({ until, step }).data;
  if (kept) tabStorage.set(KEY, JSON.stringify(kept));
  else forgetStep();
}

/**
 * The step that waits for a code in this tab, after a reload or another page. A visitor who wants to register or to change
 * the password gets only a step of that.
 */
export function findKeptStep(mode: AuthMode): AuthStep | null {
  const kept = keptStep.safeParse(parse(tabStorage.get(KEY))).data;
  if (!kept || kept.until <= now().getTime()) return null;
  const wanted = stepOf[mode];
  return wanted && kept.step.name !== wanted ? null : kept.step;
}

/** A mode without a step continues any. */
const stepOf = { login: null, register: 'register-code', reset: 'reset-password' } as const;

export function forgetStep(): void {
  tabStorage.remove(KEY);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}
