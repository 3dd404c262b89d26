import type { ReleaseConfig } from '#shared/contracts/release.ts';

/** Whether there are enough other reporters to confirm, or no reporters at all. */
export function hasEnoughReporters(reporters: number, requiredConfirmations: number): boolean {
  return reporters === 0 || requiredConfirmations + 1 <= reporters;
}

/** The reporters that a new configuration adds and removes. */
export function reporterChanges(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((email) => !before.includes(email)),
    removed: before.filter((email) => !after.includes(email)),
  };
}

/** Who must agree to a release, and how long the owner can refute it. */
export type Terms = Pick<ReleaseConfig, 'designatedReporters' | 'requiredConfirmations' | 'refuteTimeHours'>;

/** Whether a change could help somebody who is not the owner to open what the owner keeps. */
export function needsProof(before: Terms, after: Terms): boolean {
  const { added, removed } = reporterChanges(before.designatedReporters, after.designatedReporters);
  return (
    added.length > 0 ||
    removed.length > 0 ||
    after.requiredConfirmations < before.requiredConfirmations ||
    after.refuteTimeHours < before.refuteTimeHours
  );
}

/** What a save changes in the terms, in one sentence for each. Empty when it changes none. */
export function describeChanges(before: Terms, after: Terms): string[] {
  const { added, removed } = reporterChanges(before.designatedReporters, after.designatedReporters);
  const numbers = [
    ['Confirmations required', before.requiredConfirmations, after.requiredConfirmations],
    ['Hours to refute', before.refuteTimeHours, after.refuteTimeHours],
  ] as const;
  return [
    ...(added.length > 0 ? [`New reporters: ${added.join(', ')}.`] : []),
    ...(removed.length > 0 ? [`No longer reporters: ${removed.join(', ')}.`] : []),
    ...numbers.flatMap(([what, old, now]) => (old === now ? [] : [`${what}: ${now}. Before: ${old}.`])),
  ];
}
