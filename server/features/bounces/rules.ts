import { bounceKinds, type BounceKind } from '#shared/contracts/bounces.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/** The facts that determine a bounce's effect. */
export interface BouncedMail {
  state: 'queued' | 'accepted' | 'failed';
  bounceKind: BounceKind | null;
  /** When sending was last attempted. Null if no attempt has finished yet. */
  triedAt: Date | null;
}

/**
 * `refuse`: the email has failed and the mailbox rejects permanently. `fail`: the email has failed. `note`: its state is
 * unchanged.
 */
export type BounceEffect = 'none' | 'note' | 'fail' | 'refuse';

/**
 * The effect of a bounce on an email. The most severe bounce wins, regardless of the order of bounces or the time at which we
 * recorded acceptance. No bounce marks an email as accepted or reverts a rejection.
 */
export function decideBounceEffect(mail: BouncedMail, kind: BounceKind, now: Date): BounceEffect {
  const { state, bounceKind, triedAt } = mail;
  if (state !== 'queued' && triedAt && now.getTime() > triedAt.getTime() + limits.bounceAcceptedDays * DAY_MS)
    return 'none';
  if (bounceKind !== null && rank(kind) <= rank(bounceKind)) return 'none';
  // An email that failed for any other reason than a soft bounce stays as it is.
  const hasFailedOtherwise = state === 'failed' && bounceKind !== 'soft';
  if (hasFailedOtherwise) return 'none';
  return EFFECTS[kind];
}

const EFFECTS = { complaint: 'note', soft: 'fail', hard: 'refuse' } as const;

const rank = (kind: BounceKind) => bounceKinds.indexOf(kind);
