import { addMonths } from '#shared/domain/dates.ts';
import { limits } from '#shared/domain/limits.ts';
import {
  findOpeningDate,
  findReleaseSetting,
  findReleaseCondition,
  type ReleaseCondition,
  type ReleaseSetting,
} from '#shared/domain/release.ts';
import { getBlockingDate, type SubscriptionState } from '#shared/domain/subscription.ts';

/** The state of an owner's estate. At most one report about an owner is pending or released at a time. */
export type EstateState =
  | { report: 'none' }
  | { report: 'pending' }
  | {
      report: 'released';
      releasedAt: Date;
      /** The latest date that anything of the owner's opens on. Null when nothing is dated. */
      lastOpening: Date | null;
    };

/** The facts about an owner that decide for all of their recipients. */
export interface OwnerAccessFacts {
  estate: EstateState;
  /** Null for an account without a subscription: it counts as blocked. */
  subscription: SubscriptionState | null;
}

export interface AccessFacts extends OwnerAccessFacts {
  /** Whether the LeaveBit's recipients and rules are not those that its owner has saved (`seal.ts`). */
  isDamaged: boolean;
  /** Whether the LeaveBit is in its owner's trash. */
  isTrashed: boolean;
  /** The person's own rule. Undefined means `always`. */
  setting: ReleaseSetting | undefined;
  /** Whether the person has left this LeaveBit. Only its owner can undo that, by adding them again. */
  hasLeft: boolean;
}

/** The condition of a locked LeaveBit. `opensAt` is only set for a date. An unknown type waits for null, and never opens. */
export interface LockCondition {
  waitsFor: Exclude<ReleaseCondition, 'nothing'> | null;
  opensAt: Date | null;
}

export type AccessDecision =
  /** Nobody may read it: it does not say reliably who may. */
  | { kind: 'damaged' }
  /** It is in the trash. For everybody it is as if it were not there. */
  | { kind: 'trashed' }
  /** The person wants none of it. For them it is as if it were not shared. */
  | { kind: 'left' }
  /** `until`: when the owner's LeaveBits shut, as things stand. */
  | { kind: 'open'; until: Date }
  /** `isSubscriptionBlocked`: it would be shut even without the lock. */
  | { kind: 'locked'; lock: LockCondition; isBlocked: boolean }
  | { kind: 'blocked'; since: Date };

/** Access to something that its reader is shown, if only its headline. */
export type VisibleAccess = Exclude<AccessDecision, { kind: 'trashed' | 'left' }>;

/** Whether a person is shown a LeaveBit at all. */
export function isAccessVisible(access: AccessDecision): access is VisibleAccess {
  return access.kind !== 'trashed' && access.kind !== 'left';
}

/**
 * The one rule: may this person read this LeaveBit now? If not, why not? Reading, lists, downloads, notices and reminders
 * all ask here. `now` must be a moment that has certainly come.
 */
export function decideAccess(
  { isDamaged, isTrashed, setting, hasLeft, ...owner }: AccessFacts,
  now: Date,
): AccessDecision {
  if (isDamaged) return { kind: 'damaged' };
  if (isTrashed) return { kind: 'trashed' };
  if (hasLeft) return { kind: 'left' };
  const lock = lockOf(setting, owner.estate, now);
  const shut = getAccessEnd(owner);
  const isBlocked = now >= shut;
  if (lock) return { kind: 'locked', lock, isBlocked };
  return isBlocked ? { kind: 'blocked', since: shut } : { kind: 'open', until: shut };
}

/** What a LeaveBit says about one of its recipients. `judged` says whether it can be believed. */
export function getRecipientFacts(
  {
    isDamaged,
    sharingConfig,
    leftBy,
    trashedAt,
  }: {
    isDamaged: boolean;
    sharingConfig: Readonly<Record<string, ReleaseSetting>>;
    leftBy: Readonly<Record<string, string>>;
    trashedAt: Date | null;
  },
  email: string,
): Pick<AccessFacts, 'isDamaged' | 'isTrashed' | 'setting' | 'hasLeft'> {
  return {
    isDamaged,
    isTrashed: trashedAt !== null,
    setting: findReleaseSetting(sharingConfig, email),
    hasLeft: Object.hasOwn(leftBy, email),
  };
}

function lockOf(setting: ReleaseSetting | undefined, estate: EstateState, now: Date): LockCondition | null {
  const condition = findReleaseCondition(setting);
  switch (condition) {
    case 'nothing':
      return null;
    case 'report':
      return estate.report === 'released' ? null : { waitsFor: condition, opensAt: null };
    case 'date': {
      const opensAt = findOpeningDate(setting);
      return opensAt !== null && now >= opensAt ? null : { waitsFor: condition, opensAt };
    }
    case null:
      return { waitsFor: null, opensAt: null };
    default:
      return condition satisfies never;
  }
}

/**
 * The moment from which everything of an owner's is shut for recipients. The subscription is blocked then, and the time of a
 * released estate is over. The dead cannot pay.
 */
export function getAccessEnd({ estate, subscription }: OwnerAccessFacts): Date {
  const blocked = subscription ? getBlockingDate(subscription) : new Date(0);
  const until = getEstateReadableUntil(estate);
  return until !== null && until > blocked ? until : blocked;
}

/**
 * The end that the readers of a released estate are told of. It may stay open longer. Null unless the estate is released,
 * and where the service takes no payments: then nothing closes it.
 */
export function getAnnouncedAccessEnd({ estate, subscription }: OwnerAccessFacts): Date | null {
  return subscription?.isBilled === false ? null : getEstateReadableUntil(estate);
}

/**
 * Until when a released estate can be read without a subscription. This is twelve months after the release or after the
 * last dated opening, whichever is later. It is never later than 25 years after the release. Null unless the estate is
 * released.
 */
export function getEstateReadableUntil(estate: EstateState): Date | null {
  if (estate.report !== 'released') return null;
  const { releasedAt, lastOpening } = estate;
  const latest = addMonths(releasedAt, limits.maxEstateReadableMonths);
  const from = lastOpening !== null && lastOpening > releasedAt ? lastOpening : releasedAt;
  const until = addMonths(from, limits.estateReadableMonths);
  // After the last date of the calendar, `until` is no valid date. It compares as not earlier.
  return until < latest ? until : latest;
}

/**
 * Whether an estate is at rest: a report is pending, or what was released can still be read. Nobody is asked to pay then,
 * and nothing is destroyed.
 */
export function isEstateOnHold(estate: EstateState, now: Date): boolean {
  if (estate.report === 'pending') return true;
  const until = getEstateReadableUntil(estate);
  return until !== null && now < until;
}
