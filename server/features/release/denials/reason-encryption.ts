import type { Context } from '#server/context.ts';
import { unwrapAccountKey } from '../../names/account-key.ts';
import type { OwnerRow, ReportRow } from '../queries.ts';

/** The AAD of a reason. */
const place = (reportId: number, email: string) => `report_confirmations/${reportId}/${email}/denial_reason`;

/** A reason as stored. Null without one, or if the account's key is damaged: a denial must count nevertheless. */
export function encryptDenialReason(
  ctx: Context,
  owner: OwnerRow,
  { id }: Pick<ReportRow, 'id'>,
  { email, reason }: { email: string; reason: string | null },
): Buffer | null {
  if (reason === null) return null;
  return guarded(ctx, owner, () =>
    unwrapAccountKey(ctx, owner.id, owner)?.encryptText(reason, place(id, email)),
  );
}

/** A reporter's reason for denying a report, for the owner. Null without one, or if it is damaged. */
export function decryptDenialReason(
  ctx: Context,
  owner: OwnerRow,
  { id }: Pick<ReportRow, 'id'>,
  { confirmerEmail, denialReason }: { confirmerEmail: string; denialReason: Buffer | null },
): string | null {
  if (denialReason === null) return null;
  return guarded(ctx, owner, () =>
    unwrapAccountKey(ctx, owner.id, owner)?.decryptText(denialReason, place(id, confirmerEmail)),
  );
}

function guarded<T>({ logger }: Context, { id: userId }: OwnerRow, act: () => T | undefined): T | null {
  try {
    return act() ?? null;
  } catch (error) {
    logger.error({ err: error, userId }, 'the reason for a denial could not be encrypted or decrypted');
    return null;
  }
}
