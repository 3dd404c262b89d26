import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { tabStorage } from '#client/lib/browser-storage.ts';
import { now } from '#client/lib/dates.ts';
import { parseJson } from '#client/lib/http/parse-json.ts';
import type { AuthMode, AuthStep } from './auth-step.ts';

const KEY = 'leavebits.authStep';

interface KeptStep {
  /** When the code expires, in milliseconds since the Unix epoch. */
  until: number;
  step: Exclude<AuthStep, { name: 'credentials' }>;
}

/** Copies the storable fields of a step one by one, so that passwords are never stored. Null if there is nothing to store. */
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

/** Validates by hand, so that the sign-in page renders without waiting for zod. */
function readKept(text: string | null): KeptStep | null {
  const { until, step } = (parseJson(text ?? '') ?? {}) as Record<string, unknown>;
  const part = keptPartOf(step);
  return part && typeof until === 'number' ? { until, step: part } : null;
}

/** Stores the step that is awaiting a code in sessionStorage until the code expires, because users leave the page to check their email. */
export function storeAuthStep(step: AuthStep): void {
  const until = now().getTime() + limits.codeMinutes * MINUTE_MS;
  const part = keptPartOf(step);
  if (part) tabStorage.set(KEY, JSON.stringify({ until, step: part } satisfies KeptStep));
  else clearStoredAuthStep();
}

/**
 * Restores a step that waits for a code in this tab, after a reload or a visit to another page. For registration and password
 * resets, only a step of the same kind is restored.
 */
export function findStoredAuthStep(mode: AuthMode): AuthStep | null {
  const kept = readKept(tabStorage.get(KEY));
  if (!kept || kept.until <= now().getTime()) return null;
  const wanted = stepOf[mode];
  return wanted && kept.step.name !== wanted ? null : kept.step;
}

/** The step that each mode can resume. Null allows any step. */
const stepOf = { login: null, register: 'register-code', reset: 'reset-password' } as const;

export function clearStoredAuthStep(): void {
  tabStorage.remove(KEY);
}
