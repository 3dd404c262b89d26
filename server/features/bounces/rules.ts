import { bounceKinds, type BounceKind } from '#shared/contracts/bounces.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/** The facts that decide the effect of a bounce. */
export interface BouncedMail {
  state: 'queued' | 'accepted' | 'failed';
  bounceKind: BounceKind | null;
  /** When sending was last attempted; null when no attempt has finished yet. */
  triedAt: Date | null;
}

/** `refuse`: it has failed, and the mailbox rejects permanently. `fail`: it has failed. `note`: its state is unchanged. */
export type BounceEffect = 'none' | 'note' | 'fail' | 'refuse';

/**
 * The effect of a bounce on an email. Neither the order of several bounces nor the time at which we recorded acceptance
 * matters: the most severe bounce counts. No bounce marks an email as accepted or reverts a rejection.
 */
export function decideBounceEffect(mail: BouncedMail, kind: BounceKind, now: Date): BounceEffect {
  const { state, bounceKind, triedAt } = mail;
  if (state !== 'queued' && triedAt && now.getTime() > triedAt.getTime() + limits.bounceAcceptedDays * DAY_MS)
    return 'none';
  if (bounceKind !== null && rank(kind) <= rank(bounceKind)) return 'none';
  // An email that failed for any reason other than a soft bounce stays unchanged.
  const hasFailedOtherwise = state === 'failed' && bounceKind !== 'soft';
  if (hasFailedOtherwise) return 'none';
  return EFFECTS[kind];
}

const EFFECTS = { complaint: 'note', soft: 'fail', hard: 'refuse' } as const;

const rank = (kind: BounceKind) => bounceKinds.indexOf(kind);
