import { DAY_MS } from '#shared/domain/durations.ts';
import { findOpeningDate, findReleaseCondition, type ReleaseSetting } from '#shared/domain/release.ts';
import { decideAccess, type EstateState, type OwnerAccessFacts } from '../access/rules.ts';

/** The groups of a recipient's list, in order. */
const groups = ['just-opened', 'open', 'unavailable'] as const;
type ListGroup = (typeof groups)[number];

export interface ListOrderFacts {
  id: number;
  createdAt: Date;
  /** The recipient's own release rule. */
  setting: ReleaseSetting | undefined;
  owner: OwnerAccessFacts;
  /** When the recipient verified their address before the current visit. Null on their first visit. */
  previousVisit: Date | null;
}

/** A LeaveBit's position in a recipient's list, which determines the order on its own. */
export interface ListPosition {
  group: ListGroup;
  /** When it opened. The epoch outside the group `just-opened`, which alone is ordered by it. */
  openedAt: Date;
  createdAt: Date;
  id: number;
}

/** The position after which a page of the list starts, and the time at which the first page established the order. */
export interface ListCursor extends ListPosition {
  asOf: Date;
}

/** How long an opening counts as new to a recipient who has been on the page since. Long enough for several visits. */
const JUST_OPENED_DAYS = 30;

const EPOCH = new Date(0);

/** When an open LeaveBit opened. Null if it didn't wait for anything. Meaningless for one that isn't open. */
export function findOpenedAt(setting: ReleaseSetting | undefined, estate: EstateState): Date | null {
  const condition = findReleaseCondition(setting);
  switch (condition) {
    case 'report':
      return estate.report === 'released' ? estate.releasedAt : null;
    case 'date':
      return findOpeningDate(setting);
    case 'nothing':
    case null:
      return null;
    default:
      return condition satisfies never;
  }
}

/** Whether an opening is news to its recipient: it is recent, or they haven't been here since. */
export function isJustOpened(
  openedAt: Date | null,
  { previousVisit, now }: { previousVisit: Date | null; now: Date },
): boolean {
  if (openedAt === null) return false;
  if (previousVisit === null || previousVisit < openedAt) return true;
  return now.getTime() - openedAt.getTime() < JUST_OPENED_DAYS * DAY_MS;
}

/**
 * Where a LeaveBit stands in the list at a given time. Only the order depends on this: whether it may be read is decided
 * separately, and also considers its integrity.
 */
export function getListPosition(facts: ListOrderFacts, asOf: Date): ListPosition {
  const { id, createdAt, setting, previousVisit } = facts;
  const owner = { ...facts.owner, estate: estateAt(facts.owner.estate, asOf) };
  const access = decideAccess(
    { isDamaged: false, isTrashed: false, hasLeft: false, setting, ...owner },
    asOf,
  );
  if (access.kind !== 'open') return { group: 'unavailable', openedAt: EPOCH, createdAt, id };
  const openedAt = findOpenedAt(setting, owner.estate);
  return openedAt !== null && isJustOpened(openedAt, { previousVisit, now: asOf })
    ? { group: 'just-opened', openedAt, createdAt, id }
    : { group: 'open', openedAt: EPOCH, createdAt, id };
}

/** A release between two pages must not move what the first one has shown. */
const estateAt = (estate: EstateState, asOf: Date): EstateState =>
  estate.report === 'released' && estate.releasedAt > asOf ? { report: 'pending' } : estate;

/** Sorts by group, then the latest opening, then the latest creation. */
export function compareListPositions(one: ListPosition, other: ListPosition): number {
  return (
    groups.indexOf(one.group) - groups.indexOf(other.group) ||
    other.openedAt.getTime() - one.openedAt.getTime() ||
    other.createdAt.getTime() - one.createdAt.getTime() ||
    other.id - one.id
  );
}

export const formatListCursor = ({ asOf, group, openedAt, createdAt, id }: ListCursor): string =>
  [asOf.getTime(), groups.indexOf(group), openedAt.getTime(), createdAt.getTime(), id].join('-');

/** Null if the text is not a valid cursor. */
export function parseListCursor(text: string): ListCursor | null {
  const found = /^(\d{1,15})-([012])-(-?\d{1,15})-(\d{1,15})-(\d{1,16})$/.exec(text);
  if (!found) return null;
  const [asOf, group, openedAt, createdAt, id] = found.slice(1).map(Number) as [
    number,
    0 | 1 | 2,
    number,
    number,
    number,
  ];
  return {
    asOf: new Date(asOf),
    group: groups[group],
    openedAt: new Date(openedAt),
    createdAt: new Date(createdAt),
    id,
  };
}
