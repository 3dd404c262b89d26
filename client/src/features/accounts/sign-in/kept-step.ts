import { z } from 'zod';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { tabStorage } from '../../../lib/browser-storage.ts';
import { now } from '../../../lib/dates.ts';
import type { AuthMode, AuthStep } from './auth-step.ts';

const KEY = 'leavebits.authStep';

// Names what is kept, field by field: never a password.
const keptStep = z.object({
  /** When its code no longer works, ms since 1970. */
  until: z.number(),
  step: z.discriminatedUnion('name', [
    z.object({ name: z.literal('login-code'), userId: z.number(), email: z.string() }),
    z.object({ name: z.literal('register-code'), email: z.string() }),
    z.object({ name: z.literal('reset-password'), email: z.string(), isCodeSent: z.literal(true) }),
  ]),
});

/** Has the tab keep a step that awaits a code, for as long as the code works; people read their mail meanwhile. */
export function keepStep(step: AuthStep): void {
  const until = now().getTime() + limits.codeMinutes * MINUTE_MS;
  const kept = keptStep.safeParse({ until, step }).data;
  if (kept) tabStorage.set(KEY, JSON.stringify(kept));
  else forgetStep();
}

/** The step at which a code is awaited here, after a reload or another page. Who comes to register wants no other. */
export function findKeptStep(mode: AuthMode): AuthStep | null {
  const kept = keptStep.safeParse(parse(tabStorage.get(KEY))).data;
  if (!kept || kept.until <= now().getTime()) return null;
  return mode === 'register' && kept.step.name !== 'register-code' ? null : kept.step;
}

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
