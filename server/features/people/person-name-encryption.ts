import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';

/** The person that a name belongs to. */
interface Whose {
  userId: number;
  email: string;
}

/** The AAD of a name. */
const place = ({ userId, email }: Whose) => `people_names/${userId}/${email}/name`;

export const encryptPersonName = (dataKey: DataKey, { name, ...whose }: Whose & { name: string }) =>
  dataKey.encryptText(name, place(whose));

/** The name that an owner gave someone, or null if damaged. */
export function decryptPersonName(
  { logger }: Context,
  dataKey: DataKey,
  { name, ...whose }: Whose & { name: Buffer },
): string | null {
  try {
    return dataKey.decryptText(name, place(whose));
  } catch (error) {
    logger.error({ err: error, userId: whose.userId }, 'a person’s name could not be decrypted');
    return null;
  }
}
