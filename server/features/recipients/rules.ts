import { releaseState, type ReleaseCircumstances, type ReleaseSetting } from '#shared/domain/release.ts';

export interface AccessFacts extends ReleaseCircumstances {
  setting: ReleaseSetting | undefined;
  isSubscriptionBlocked: boolean;
}

/** What stands between a recipient and a LeaveBit that is shared with them. */
export interface Access {
  canOpen: boolean;
  isLocked: boolean;
  lockReason: string | null;
  releaseDate: string | null;
  subscriptionBlocked: boolean;
}

/** A recipient may open what is released and whose owner's subscription is in force. */
export function recipientAccess({ setting, isSubscriptionBlocked, ...circumstances }: AccessFacts): Access {
  const state = releaseState(setting, circumstances);
  return {
    canOpen: !state.isLocked && !isSubscriptionBlocked,
    isLocked: state.isLocked,
    lockReason: state.isLocked ? state.lockReason : null,
    releaseDate: state.isLocked ? state.releaseDate : null,
    subscriptionBlocked: isSubscriptionBlocked,
  };
}
