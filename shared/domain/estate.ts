import { addMonths } from './dates.ts';
import { limits } from './limits.ts';

/** A released estate. */
export interface Estate {
  releasedAt: Date;
  /** The latest date that anything of it opens on; null when nothing is dated. */
  lastOpening: Date | null;
}

/**
 * Until when a released estate can be read whatever the subscription says: twelve months after the release or after its
 * last dated opening, whichever is later, and at most 25 years after the release.
 */
export function readableUntil({ releasedAt, lastOpening }: Estate): Date {
  const latest = addMonths(releasedAt, limits.mostEstateReadableMonths);
  if (lastOpening !== null && lastOpening >= latest) return latest;
  const from = lastOpening !== null && lastOpening > releasedAt ? lastOpening : releasedAt;
  const until = addMonths(from, limits.estateReadableMonths);
  return until < latest ? until : latest;
}

/**
 * When recipients begin to find everything of an owner's shut: when the subscription lapses, or when the time of the
 * released estate is over, whichever is later.
 * @param estate null unless it is released.
 */
export function shutFrom(estate: Estate | null, blockedFrom: Date): Date {
  const until = estate && readableUntil(estate);
  return until !== null && until > blockedFrom ? until : blockedFrom;
}
