import type { LinkRefusal } from '#shared/contracts/release.ts';
import { DomainError } from '../../../http/domain-error.ts';

/** One sentence for each reason; the pages say more. */
const sentences = {
  unknown: 'This link is not valid. It may have been copied incompletely, or withdrawn.',
  pending: 'A report has already been submitted and is being decided.',
  released: 'The report has been decided: what was kept has been opened.',
  refuted: 'The owner has refuted this report.',
  expired: 'This report has expired.',
  revoked: 'The owner has locked everything again after this report.',
} as const satisfies Record<LinkRefusal, string>;

/** A link that cannot be used (404), and why. The holder of a real link may know; of a made-up one it says nothing. */
export function linkRefused(reason: LinkRefusal): DomainError {
  return new DomainError('not-found', sentences[reason], { details: { reason } });
}

/** Whether a link named nothing of ours: all that can be learned by guessing. */
export function isUnknownLink(error: unknown): boolean {
  return error instanceof DomainError && error.details['reason'] === ('unknown' satisfies LinkRefusal);
}
