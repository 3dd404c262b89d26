import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { passkeys, totpFactors, users } from '../../db/schema/index.ts';
import { unwrapAccountKey, type DataKeyColumns } from '../names/account-key.ts';
import { getPasskeyNameAad } from './passkeys/passkey-identifiers.ts';
import { getTotpSecretAad } from './redeem-factor-code.ts';

/**
 * Re-encrypts the owner's factors with a new key before the account's key is destroyed, so that the owner can still sign in
 * even though nothing else can be decrypted.
 * @returns the columns of the new key, which are null for an owner without a factor
 */
export async function reencryptFactors(ctx: Context, tx: Database, userId: number): Promise<DataKeyColumns> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  const old = user && unwrapAccountKey(ctx, userId, user);
  const apps = await tx.select().from(totpFactors).where(eq(totpFactors.userId, userId));
  const keys = await tx.select().from(passkeys).where(eq(passkeys.userId, userId));
  if (!old || apps.length + keys.length === 0) return { dataKeyId: null, dataKey: null };
  const { dataKey, wrapped } = ctx.keyRing.createDataKey(userId, 'users');
  const reseal = (sealed: Buffer, place: string) => dataKey.encrypt(old.decrypt(sealed, place), place);
  for (const { secret } of apps) {
    const resealed = { secret: reseal(secret, getTotpSecretAad(userId)) };
    await tx.update(totpFactors).set(resealed).where(eq(totpFactors.userId, userId));
  }
  for (const { id, name } of keys) {
    const resealed = { name: reseal(name, getPasskeyNameAad(id)) };
    await tx.update(passkeys).set(resealed).where(eq(passkeys.id, id));
  }
  return wrapped;
}
