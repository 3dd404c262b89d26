/**
 * The steps of the guide for a new owner. Whether a step is done is derived from the owner's data, so it cannot get out
 * of sync.
 */
export const guideSteps = ['write', 'name', 'reporters'] as const;
export type GuideStep = (typeof guideSteps)[number];

/** The first step that a guide does not skip. `guideSteps.length` skips all. */
export type GuidePosition = number;

/** The first step that is neither done nor skipped. Null if there is none. */
export function findNextGuideStep(isDone: Record<GuideStep, boolean>, from: GuidePosition): GuideStep | null {
  return guideSteps.find((step, index) => index >= from && !isDone[step]) ?? null;
}

/** The position after a step. */
export const getGuidePositionAfter = (step: GuideStep): GuidePosition => guideSteps.indexOf(step) + 1;

/** The guide's stored progress in this tab: whose it is, and its position. */
export const formatGuideProgress = (ownerId: number, from: GuidePosition): string => `${ownerId} ${from}`;

/** The position of this owner's guide. Null if they have none running. */
export function parseGuideProgress(kept: string | null, ownerId: number): GuidePosition | null {
  const [, id, from] = /^(\d+) (\d)$/.exec(kept ?? '') ?? [];
  return Number(id) === ownerId ? Math.min(Number(from), guideSteps.length) : null;
}
