/** The steps of the guide for new owners. Completed steps are derived from the owner's data, so they can't get out of sync. */
export const guideSteps = ['write', 'name', 'reporters'] as const;
export type GuideStep = (typeof guideSteps)[number];

/** The index of the first step that has not been skipped. `guideSteps.length` means that all have been. */
export type GuidePosition = number;

/** The next step that is neither done nor skipped, or null if there is none. */
export function findNextGuideStep(isDone: Record<GuideStep, boolean>, from: GuidePosition): GuideStep | null {
  return guideSteps.find((step, index) => index >= from && !isDone[step]) ?? null;
}

export const getGuidePositionAfter = (step: GuideStep): GuidePosition => guideSteps.indexOf(step) + 1;

/** Serializes the guide's progress in this tab: the owner and the position. */
export const formatGuideProgress = (ownerId: number, from: GuidePosition): string => `${ownerId} ${from}`;

/** The position of this owner's guide, or null if it isn't running. */
export function parseGuideProgress(kept: string | null, ownerId: number): GuidePosition | null {
  const [, id, from] = /^(\d+) (\d)$/.exec(kept ?? '') ?? [];
  return Number(id) === ownerId ? Math.min(Number(from), guideSteps.length) : null;
}
