import type { Request } from 'express';
import type { ReauthenticationRequired } from '#shared/contracts/schema/endpoint.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { withReauthentication } from '../reauthentication/with-reauthentication.ts';
import { receivesAnything } from './queries.ts';

interface Asked {
  req: Request;
  userId: number;
  /** Null exports all of the owner's data. */
  recipient: string | null;
  code: string | undefined;
}

/**
 * Authorizes an export or requests reauthentication.
 *
 * Every export is recorded in the owner's activity log before its first byte is sent. This GET therefore writes that entry,
 * plus what reauthentication and the rate limit require. It changes none of the owner's data, and nothing is written while the
 * ZIP is being sent.
 * @param isRecorded false for a request that returns no data
 * @throws DomainError `not-found`, `wrong-code` or `too-many-requests`
 */
export function authorizeExport(
  ctx: Context,
  { req, userId, recipient, code }: Asked,
  { isRecorded }: { isRecorded: boolean },
): Promise<true | ReauthenticationRequired> {
  return withReauthentication(ctx, { req, userId, code }, (proof) =>
    ctx.db.transaction(async (tx) => {
      if (recipient !== null && !(await receivesAnything(ctx, tx, userId, recipient)))
        throw notRecipientError();
      await proof.assertRecentReauthentication(tx);
      if (isRecorded) await recordActivity(ctx, tx, { userId, kind: 'exported', subject: recipient });
      return true as const;
    }),
  );
}

export const notRecipientError = () =>
  new DomainError('not-found', 'This person is no longer one of your recipients. Please reload the page.');
