import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { tabStorage } from '#client/lib/browser-storage.ts';
import { now } from '#client/lib/dates.ts';
import { parseJson } from '#client/lib/http/parse-json.ts';
import type { AuthMode, AuthStep } from './auth-step.ts';

const KEY = 'leavebits.authStep';

interface KeptStep {
  /** When its code expires, in ms since 1970. */
  until: number;
  step: Exclude<AuthStep, { name: 'credentials' }>;
}

/** The storable part of a step, copied field by field. Passwords are never stored. Null if nothing of this step is stored. */
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

/** Validated by hand, so that the sign-in page renders before zod is loaded. */
function readKept(text: string | null): KeptStep | null {
  const { until, step } = (parseJson(text ?? '') ?? {}) as Record<string, unknown>;
  const part = keptPartOf(step);
  return part && typeof until === 'number' ? { until, step: part } : null;
}

/** Stores a step that waits for a code in this tab while the code is valid, because people leave to read their mail. */
export function storeAuthStep(step: AuthStep): void {
  const until = now().getTime() + limits.codeMinutes * MINUTE_MS;
  const part = keptPartOf(step);
  if (part) tabStorage.set(KEY, JSON.stringify({ until, step: part } satisfies KeptStep));
  else clearStoredAuthStep();
}

/**
 * Restores the step that waits for a code in this tab, after a reload or a visit to another page. Visitors who want to
 * register or reset their password only get a step of that kind.
 */
export function findStoredAuthStep(mode: AuthMode): AuthStep | null {
  const kept = readKept(tabStorage.get(KEY));
  if (!kept || kept.until <= now().getTime()) return null;
  const wanted = stepOf[mode];
  return wanted && kept.step.name !== wanted ? null : kept.step;
}

/** Modes without a step can resume any. */
const stepOf = { login: null, register: 'register-code', reset: 'reset-password' } as const;

export function clearStoredAuthStep(): void {
  tabStorage.remove(KEY);
}
