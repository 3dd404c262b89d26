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

/** The state of an owner's estate. An owner has at most one pending or released report at a time. */
export type EstateState =
  | { report: 'none' }
  | { report: 'pending' }
  | {
      report: 'released';
      releasedAt: Date;
      /** The latest date on which any of the owner's LeaveBits opens, or null if none has a date. */
      lastOpening: Date | null;
    };

/** The facts about an owner that apply to all of their recipients. */
export interface OwnerAccessFacts {
  estate: EstateState;
  /** Null if the account has no subscription, which blocks access. */
  subscription: SubscriptionState | null;
}

export interface AccessFacts extends OwnerAccessFacts {
  /**
   * Whether the integrity tag is invalid, meaning that the recipients or rules aren't as the owner saved them (see
   * `integrity.ts`).
   */
  isDamaged: boolean;
  isTrashed: boolean;
  /** The recipient's own release rule. Undefined means `always`. */
  setting: ReleaseSetting | undefined;
  /** Whether the recipient has left this LeaveBit. Only the owner can undo that, by adding them again. */
  hasLeft: boolean;
}

/**
 * The condition that keeps a LeaveBit locked. `opensAt` is set only for a date. `waitsFor` is null for an unknown release type,
 * which never opens.
 */
export interface LockCondition {
  waitsFor: Exclude<ReleaseCondition, 'nothing'> | null;
  opensAt: Date | null;
}

export type AccessDecision =
  /** Unreadable for everyone, because its recipients can't be trusted. */
  | { kind: 'damaged' }
  /** In the trash, so it appears not to exist. */
  | { kind: 'trashed' }
  /** The reader has left it, so to them it appears not to be shared. */
  | { kind: 'left' }
  /** `until`: when recipients will lose access, as things stand. */
  | { kind: 'open'; until: Date }
  /** `isBlocked`: whether the subscription would prevent access even if the LeaveBit weren't locked. */
  | { kind: 'locked'; lock: LockCondition; isBlocked: boolean }
  /** `isEstateClosed`: whether this is the end of a released estate's reading period, after which nobody can pay for it. */
  | { kind: 'blocked'; since: Date; isEstateClosed: boolean };

/** Access to a LeaveBit of which the reader can see at least the headline. */
export type VisibleAccess = Exclude<AccessDecision, { kind: 'trashed' | 'left' }>;

export function isAccessVisible(access: AccessDecision): access is VisibleAccess {
  return access.kind !== 'trashed' && access.kind !== 'left';
}

/**
 * The one access rule: may this person read this LeaveBit now, and if not, why not? Reading, lists, downloads, notices and
 * reminders all rely on it. `now` must be a time that has certainly passed (`clock.trustedNow()`).
 */
export function decideAccess(facts: AccessFacts, now: Date): AccessDecision {
  const { isDamaged, isTrashed, setting, hasLeft, estate } = facts;
  if (isDamaged) return { kind: 'damaged' };
  if (isTrashed) return { kind: 'trashed' };
  if (hasLeft) return { kind: 'left' };
  const lock = lockOf(setting, estate, now);
  const shut = getAccessEnd(facts);
  const isBlocked = now >= shut;
  if (lock) return { kind: 'locked', lock, isBlocked };
  return isBlocked
    ? { kind: 'blocked', since: shut, isEstateClosed: estate.report === 'released' }
    : { kind: 'open', until: shut };
}

/** The facts that a LeaveBit provides about one of its recipients. If `isDamaged` is set, the others can't be trusted. */
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
 * When recipients lose access to all of an owner's LeaveBits: once the subscription is blocked and any reading period of a
 * released estate has ended as well. The dead can't pay.
 */
export function getAccessEnd({ estate, subscription }: OwnerAccessFacts): Date {
  const blocked = subscription ? getBlockingDate(subscription) : new Date(0);
  const until = getEstateReadableUntil(estate);
  return until !== null && until > blocked ? until : blocked;
}

/**
 * The closing date announced to readers of a released estate, which may stay open longer. Null if the estate isn't released or
 * never closes because the service takes no payments.
 */
export function getAnnouncedAccessEnd({ estate, subscription }: OwnerAccessFacts): Date | null {
  return subscription?.isBilled === false ? null : getEstateReadableUntil(estate);
}

/**
 * How long a released estate can be read without a subscription: until twelve months after the release or the last dated
 * opening, whichever is later, but no longer than 25 years after the release. Null unless the estate is released.
 */
export function getEstateReadableUntil(estate: EstateState): Date | null {
  if (estate.report !== 'released') return null;
  const { releasedAt, lastOpening } = estate;
  const latest = addMonths(releasedAt, limits.maxEstateReadableMonths);
  const from = lastOpening !== null && lastOpening > releasedAt ? lastOpening : releasedAt;
  const until = addMonths(from, limits.estateReadableMonths);
  // Beyond the Date range, `until` is an invalid date, which never compares as earlier.
  return until < latest ? until : latest;
}

/**
 * An estate is on hold while a report is pending or the released estate can still be read. During that time, no payment is
 * requested and nothing is destroyed.
 */
export function isEstateOnHold(estate: EstateState, now: Date): boolean {
  if (estate.report === 'pending') return true;
  const until = getEstateReadableUntil(estate);
  return until !== null && now < until;
}
