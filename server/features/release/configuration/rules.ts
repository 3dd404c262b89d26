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
