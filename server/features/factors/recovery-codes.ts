import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { recoveryCodes } from '../../db/schema/index.ts';
import { readRecoveryCode, recoveryCodeOf, RECOVERY_CODES } from './factor-codes.ts';

/** 80 random bits need no secret key, so the printed codes outlive every change of the server's secrets. */
export const recoveryDigest = ({ digests }: Pick<Context, 'digests'>, userId: number, code: string) =>
  digests.token(`recovery/${userId}/${code}`);

/** Gives an owner ten new codes in place of all older ones. They are shown once, and kept only as digests. */
export async function replaceRecoveryCodes(ctx: Context, tx: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCodeOf(Buffer.from(ctx.ids.token(), 'base64url')),
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, code: recoveryDigest(ctx, userId, readRecoveryCode(code)!) })));
  return codes;
}
