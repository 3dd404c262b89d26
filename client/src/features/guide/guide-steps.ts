/** The steps of the guide for a new owner. Whether a step is done follows from what the owner has, so nothing can be out of date. */
export const guideSteps = ['write', 'name', 'reporters'] as const;
export type GuideStep = (typeof guideSteps)[number];

/** Where a guide is: it skips the steps before this one. `guideSteps.length` skips all. */
export type GuidePosition = number;

/** The first step that is neither done nor skipped. Null when there is none. */
export function findNextGuideStep(isDone: Record<GuideStep, boolean>, from: GuidePosition): GuideStep | null {
  return guideSteps.find((step, index) => index >= from && !isDone[step]) ?? null;
}

/** The place behind a step. */
export const getGuidePositionAfter = (step: GuideStep): GuidePosition => guideSteps.indexOf(step) + 1;

/** What a tab keeps: whose guide it is, and where it is. */
export const formatGuideProgress = (ownerId: number, from: GuidePosition): string => `${ownerId} ${from}`;

/** The place of this owner's guide. Null when no guide of theirs runs. */
export function parseGuideProgress(kept: string | null, ownerId: number): GuidePosition | null {
  const [, id, from] = /^(\d+) (\d)$/.exec(kept ?? '') ?? [];
  return Number(id) === ownerId ? Math.min(Number(from), guideSteps.length) : null;
}
