import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { recoveryCodes } from '../../db/schema/index.ts';
import { parseRecoveryCode, encodeRecoveryCode, RECOVERY_CODE_COUNT } from './factor-codes.ts';

/** With 80 random bits, the digest needs no secret key, so printed codes survive every rotation of the server's secrets. */
export const digestRecoveryCode = ({ digests }: Pick<Context, 'digests'>, userId: number, code: string) =>
  digests.token(`recovery/${userId}/${code}`);

/** Replaces an owner's recovery codes with ten new ones. They are shown only once and stored only as digests. */
export async function replaceRecoveryCodes(ctx: Context, tx: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    encodeRecoveryCode(Buffer.from(ctx.random.token(), 'base64url')),
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ userId, code: digestRecoveryCode(ctx, userId, parseRecoveryCode(code)!) })),
    );
  return codes;
}
