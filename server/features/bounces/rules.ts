import { bounceKinds, type BounceKind } from '#shared/contracts/bounces.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/** The facts that decide the effect of a bounce. */
export interface BouncedMail {
  state: 'queued' | 'accepted' | 'failed';
  bounceKind: BounceKind | null;
  /** When its sending was last tried; null when no try has ended yet. */
  triedAt: Date | null;
}

/** `refuse`: it has failed, and the mailbox refuses for good. `fail`: it has failed. `note`: its state stays. */
export type BounceEffect = 'none' | 'note' | 'fail' | 'refuse';

/**
 * The effect of a bounce on a mail. The order of several bounces does not matter, and neither does the moment of our own
 * note of acceptance. The most severe bounce counts. No bounce makes a mail accepted or takes a refusal back.
 */
export function decideBounceEffect(mail: BouncedMail, kind: BounceKind, now: Date): BounceEffect {
  const { state, bounceKind, triedAt } = mail;
  if (state !== 'queued' && triedAt && now.getTime() > triedAt.getTime() + limits.bounceAcceptedDays * DAY_MS)
    return 'none';
  if (bounceKind !== null && rank(kind) <= rank(bounceKind)) return 'none';
  // A mail that failed for another reason than a soft bounce stays as it is.
  const hasFailedOtherwise = state === 'failed' && bounceKind !== 'soft';
  if (hasFailedOtherwise) return 'none';
  return EFFECTS[kind];
}

const EFFECTS = { complaint: 'note', soft: 'fail', hard: 'refuse' } as const;

const rank = (kind: BounceKind) => bounceKinds.indexOf(kind);
