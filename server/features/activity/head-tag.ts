import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { activityChains } from '../../db/schema/index.ts';

type ChainRow = typeof activityChains.$inferSelect;
export type ChainHead = Pick<ChainRow, 'number' | 'hash'>;

const place = (userId: number) => `activity_chains/${userId}/seal`;

/** Without the account's key, nobody can forge a tag for another head. */
export function createHeadTag(dataKey: DataKey, userId: number, { number, hash }: ChainHead): Buffer {
  return dataKey.encryptText(JSON.stringify([number, hash.toString('hex')]), place(userId));
}

/** The tagged head. Null if the log has no tag yet; `broken` if the tag is invalid. */
export function verifyHeadTag(
  dataKey: DataKey | null,
  { userId, seal, sealedNumber }: Pick<ChainRow, 'userId' | 'seal' | 'sealedNumber'>,
): ChainHead | 'broken' | null {
  if (seal === null && sealedNumber === 0) return null;
  try {
    const [number, hash] = JSON.parse(dataKey!.decryptText(seal!, place(userId))) as [number, string];
    return number === sealedNumber ? { number, hash: Buffer.from(hash, 'hex') } : 'broken';
  } catch {
    return 'broken';
  }
}
