import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { tabStorage } from '#client/lib/browser-storage.ts';
import { now } from '#client/lib/dates.ts';
import { parseJson } from '#client/lib/http/parse-json.ts';
import type { AuthMode, AuthStep } from './auth-step.ts';

const KEY = 'leavebits.authStep';

interface KeptStep {
  /** The moment when its code stops working, in ms since 1970. */
  until: number;
  step: Exclude<AuthStep, { name: 'credentials' }>;
}

/** The part of a step that is kept, field by field. A password is never kept. Null: nothing of this step is kept. */
function keptPartOf(step: unknown): KeptStep['step'] | null {
  const { name, email, userId, isCodeSent, factors, changesAt, ownName } = (step ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof email !== 'string') return null;
  switch (name) {
    case 'login-code':
      return typeof userId === 'number' && Array.isArray(factors)
        ? { name, userId, email, factors: factors.map(String) }
        : null;
    case 'register-code':
      return { name, email, ...(typeof ownName === 'string' && { ownName }) };
    case 'reset-password':
      if (isCodeSent !== true) return null;
      return { name, email, isCodeSent, ...(typeof changesAt === 'string' && { changesAt }) };
    default:
      return null;
  }
}

/** Checked by hand, so that the sign-in page shows before zod is there. */
function readKept(text: string | null): KeptStep | null {
  const { until, step } = (parseJson(text ?? '') ?? {}) as Record<string, unknown>;
  const part = keptPartOf(step);
  return part && typeof until === 'number' ? { until, step: part } : null;
}

/**
 * Keeps a step that waits for a code in this tab, for as long as the code works. People read their mail in the meantime.
 */
export function storeAuthStep(step: AuthStep): void {
  const until = now().getTime() + limits.codeMinutes * MINUTE_MS;
  const part = keptPartOf(step);
  if (part) tabStorage.set(KEY, JSON.stringify({ until, step: part } satisfies KeptStep));
  else clearStoredAuthStep();
}

/**
 * The step that waits for a code in this tab, after a reload or another page. A visitor who wants to register or to change
 * the password gets only a step of that.
 */
export function findStoredAuthStep(mode: AuthMode): AuthStep | null {
  const kept = readKept(tabStorage.get(KEY));
  if (!kept || kept.until <= now().getTime()) return null;
  const wanted = stepOf[mode];
  return wanted && kept.step.name !== wanted ? null : kept.step;
}

/** A mode without a step continues any. */
const stepOf = { login: null, register: 'register-code', reset: 'reset-password' } as const;

export function clearStoredAuthStep(): void {
  tabStorage.remove(KEY);
}
