import type { KeyRing } from '../adapters/crypto/key-ring.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from './database.ts';
import { listUsedKeyIds } from './used-key-ids.ts';
import { ringKeys } from './schema/index.ts';

/** Thrown when the key ring does not match the database. */
export class KeyRingMismatchError extends OperatorError {}

/**
 * Compares the key ring with the keys that this database was written with, before anything else is read or written. A wrong key
 * could not decrypt existing content, and would encrypt new content differently.
 * @throws KeyRingMismatchError. Writes nothing except records of new keys.
 */
export async function assertKeyRingMatches(db: Database, keyRing: KeyRing): Promise<void> {
  const given = keyRing.fingerprints();
  await db.transaction(async (tx) => {
    await tx.insert(ringKeys).values(given).onConflictDoNothing();
    const known = new Map((await tx.select().from(ringKeys)).map(({ id, fingerprint }) => [id, fingerprint]));
    for (const { id, fingerprint } of given) {
      if (known.get(id)?.equals(fingerprint)) continue;
      throw new KeyRingMismatchError(
        `The key "${id}" in DATA_KEYS isn't the one this database was written with. Nothing was changed.`,
      );
    }
    const missing = await listUsedKeyIds(tx);
    for (const { id } of given) missing.delete(id);
    if (missing.size === 0) return;
    const named = [...missing].map((id) => `"${id}"`).join(', ');
    throw new KeyRingMismatchError(
      `DATA_KEYS lacks ${named}, which content in this database needs. Nothing was changed.`,
    );
  });
}
