import type { OwnerNames } from '#shared/domain/display-names.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { unwrapAccountKey, type DataKeyColumns } from './account-key.ts';

/** The `users` columns needed to decrypt an owner's name. */
export interface NamedOwner extends DataKeyColumns {
  id: number;
  name: Buffer | null;
}

/** The AAD of an owner's encrypted name. */
const place = (userId: number) => `users/${userId}/name`;

export const encryptOwnerName = (dataKey: DataKey, userId: number, name: string) =>
  dataKey.encryptText(name, place(userId));

/** The key and name columns for a new account with a name. */
export function createNamedKeyColumns({ keyRing }: Context, userId: number, name: string) {
  const { dataKey, wrapped } = keyRing.createDataKey(userId, 'users');
  return { ...wrapped, name: encryptOwnerName(dataKey, userId, name) };
}

/** The owner's own name. Null if unset or damaged, since the address identifies them as well. */
export function decryptOwnerName(ctx: Context, owner: NamedOwner): string | null {
  if (owner.name === null) return null;
  try {
    return unwrapAccountKey(ctx, owner.id, owner)?.decryptText(owner.name, place(owner.id)) ?? null;
  } catch (error) {
    ctx.logger.error({ err: error, userId: owner.id }, 'an owner’s name could not be decrypted');
    return null;
  }
}

/** How emails and pages refer to an owner. */
export function getOwnerNames(ctx: Context, owner: NamedOwner & { username: string }): OwnerNames {
  return { ownerUsername: owner.username, ownerName: decryptOwnerName(ctx, owner) };
}

/** The `users` columns that `getOwnerNames` needs. */
export const namedOwnerColumns = {
  id: users.id,
  username: users.username,
  name: users.name,
  dataKeyId: users.dataKeyId,
  dataKey: users.dataKey,
};
