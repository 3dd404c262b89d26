import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passkeys, recoveryCodes, totpFactors } from '../../db/schema/index.ts';

/** What an owner has set up beside the mailbox. */
export interface Factors {
  totp: boolean;
  passkeys: number;
  recoveryCodes: number;
}

/**
 * The factors of an owner. A decision about a sign-in, a proof or a reset asks this in its own transaction and holds the
 * account (`for share` at least): whoever adds or removes a factor locks the account, so it comes before or after.
 */
export async function loadFactors(db: Database, userId: number): Promise<Factors> {
  const isConfirmed = and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt));
  const { rows } = await db.execute<{ totp: boolean; passkeys: number; codes: number }>(sql`
    select exists (select from ${totpFactors} where ${isConfirmed}) as totp,
      (select count(*)::int from ${passkeys} where ${passkeys.userId} = ${userId}) as passkeys,
      (select count(*)::int from ${recoveryCodes} where ${recoveryCodes.userId} = ${userId}) as codes`);
  const found = rows[0]!;
  return { totp: found.totp, passkeys: found.passkeys, recoveryCodes: found.codes };
}

export const hasFactor = ({ totp, passkeys: count }: Factors): boolean => totp || count > 0;

/** The ways in which the second step of a sign-in can be made, as the contract names them. */
export function listFactorNames(factors: Factors): ('email' | 'totp' | 'passkey')[] {
  if (!hasFactor(factors)) return ['email'];
  return [
    ...(factors.totp ? (['totp'] as const) : []),
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
  ];
}
