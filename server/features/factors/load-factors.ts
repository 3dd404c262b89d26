import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passkeys, recoveryCodes, totpFactors } from '../../db/schema/index.ts';

export interface Factors {
  totp: boolean;
  passkeys: number;
  recoveryCodes: number;
}

/**
 * Loads an owner's factors. Decisions about a sign-in, reauthentication or reset must load them in their own transaction while
 * holding a lock on the account (at least `for share`). Adding or removing a factor locks the account as well, so it happens
 * either entirely before or entirely after.
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

/** The methods available for the second step of a sign-in, as named in the contract. */
export function listFactorNames(factors: Factors): ('email' | 'totp' | 'passkey')[] {
  if (!hasFactor(factors)) return ['email'];
  return [
    ...(factors.totp ? (['totp'] as const) : []),
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
  ];
}
