import { formatCount } from '#shared/domain/format-count.ts';

/** `problem`: something does not work, or soon will not. `warning`: it works, but needs attention. */
export type FindingState = 'ok' | 'warning' | 'problem';

/** A check's result, and what to do about it. */
export interface Finding {
  state: FindingState;
  words: string;
  /** Null if no action is needed. */
  todo: string | null;
}

/** A finding with the name of its check. */
export interface NamedFinding extends Finding {
  check: string;
}

export const okFinding = (words: string): Finding => ({ state: 'ok', words, todo: null });
export const warningFinding = (words: string, todo: string): Finding => ({ state: 'warning', words, todo });
export const problemFinding = (words: string, todo: string): Finding => ({ state: 'problem', words, todo });

export function getWorstState(findings: readonly Finding[]): FindingState {
  if (findings.some(({ state }) => state === 'problem')) return 'problem';
  return findings.some(({ state }) => state === 'warning') ? 'warning' : 'ok';
}

/** Formats the findings as lines for a terminal. */
export function formatFindings(findings: readonly NamedFinding[]): string[] {
  const counted = (state: FindingState) => findings.filter((finding) => finding.state === state).length;
  const lines = findings.flatMap(({ check, state, words, todo }) => [
    `${state.padEnd(8)} ${check}: ${words}`,
    ...(todo === null ? [] : [`         To do: ${todo}`]),
  ]);
  const sum = [
    formatCount(counted('problem'), 'problem'),
    formatCount(counted('warning'), 'warning'),
    `${counted('ok')} ok`,
  ];
  return [...lines, '', `${sum.join(', ')}.`];
}

/** Formats a duration in the largest unit that fits. */
export function formatDuration(seconds: number): string {
  const units: [number, string][] = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ];
  for (const [size, name] of units) if (seconds >= size) return formatCount(Math.floor(seconds / size), name);
  return formatCount(Math.max(0, Math.floor(seconds)), 'second');
}
