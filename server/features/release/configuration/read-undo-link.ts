import type { UndoRefusal, UndoTokenAnswer } from '#shared/contracts/undo.ts';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { presentChange } from '../presenter.ts';
import { findChange } from '../links/link-queries.ts';
import { listChanges, reportInForce } from '../queries.ts';
import { neighborsOf, undoRefusal } from './rules.ts';

/** One sentence for each reason. The page says more. */
const sentences = {
  unknown: 'This link is not valid. It may have been copied incompletely.',
  undone: 'This change is already undone.',
  expired: 'The time in which this link could undo the change is over.',
} as const satisfies Record<UndoRefusal, string>;

/** Makes the error (404) for a link that undoes nothing. For a made-up link it says nothing. */
export function undoRefused(reason: UndoRefusal): DomainError {
  return new DomainError('not-found', sentences[reason], { details: { reason } });
}

/**
 * Reads what the mailed link would undo. Reading changes nothing, because mail scanners open links.
 * @throws DomainError `not-found` with the `reason` the link cannot be used
 */
export async function readUndoLink({ db, digests, clock }: Context, token: string): Promise<UndoTokenAnswer> {
  const change = await findChange(db, digests.token(token));
  if (!change) throw undoRefused('unknown');
  const now = clock.now();
  const refusal = undoRefusal(change, now);
  if (refusal) throw undoRefused(refusal);
  const neighbors = neighborsOf(change, await listChanges(db, change.userId), now);
  return presentChange(change, neighbors, await reportInForce(db, change.userId));
}
