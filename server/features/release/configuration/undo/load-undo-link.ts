import type { ConfigurationUndoErrorReason, ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import type { Context } from '#server/context.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { presentConfigurationChange } from '../../presenter.ts';
import { findChangeByUndoToken } from '../../links/queries.ts';
import { listConfigurationChanges, findReportRowInForce } from '../../queries.ts';
import { findNeighboringChanges, getConfigurationUndoErrorReason } from '../rules.ts';

/** One sentence per reason. The page gives the details. */
const sentences = {
  unknown: 'This link isn’t valid. It may not have been copied in full.',
  undone: 'This change has already been undone.',
  expired: 'This link has expired, so it can no longer undo the change.',
} as const satisfies Record<ConfigurationUndoErrorReason, string>;

/** The error (404) for a link that cannot undo anything. Reveals nothing about a made-up link. */
export function undoLinkError(reason: ConfigurationUndoErrorReason): DomainError {
  return new DomainError('not-found', sentences[reason], { details: { reason } });
}

/**
 * What an emailed link would undo. Read-only, because mail scanners follow links.
 * @throws DomainError `not-found` with the `reason` the link cannot be used
 */
export async function loadUndoLink(
  { db, digests, clock }: Context,
  token: string,
): Promise<ConfigurationUndoPreview> {
  const change = await findChangeByUndoToken(db, digests.token(token));
  if (!change) throw undoLinkError('unknown');
  const now = clock.now();
  const refusal = getConfigurationUndoErrorReason(change, now);
  if (refusal) throw undoLinkError(refusal);
  const neighbors = findNeighboringChanges(change, await listConfigurationChanges(db, change.userId), now);
  return presentConfigurationChange(change, neighbors, await findReportRowInForce(db, change.userId));
}
