import { createHmac, randomBytes } from 'node:crypto';
import { createDataKey, type DataKey } from './data-key.ts';
import { createDataKeyCache } from './data-key-cache.ts';
import { decrypt, encrypt } from './encryption.ts';

/** The master keys: the first one encrypts, and all of them decrypt. */
export interface KeyRing {
  /** The id of the encrypting key. */
  currentId: string;
  /**
   * Creates a data key for one row, along with the wrapped form to store. The row is a LeaveBit unless `table` says otherwise.
   */
  createDataKey(rowId: number, table?: KeyedTable): { dataKey: DataKey; wrapped: WrappedDataKey };
  /** The data key of a row. Throws if its ring key is missing or the wrapping was altered. */
  unwrapDataKey(rowId: number, wrapped: WrappedDataKey, table?: KeyedTable): DataKey;
  /** Call after destroying data keys, so that this process doesn't keep them in memory. */
  clearDataKeyCache(): void;
  /** The same data key, wrapped with the current key. Throws like `unwrapDataKey`. */
  rewrapDataKey(rowId: number, wrapped: WrappedDataKey, table?: KeyedTable): WrappedDataKey;
  /**
   * The data key of a LeaveBit that predates the integrity tag over its recipients and rules, with its current wrapped form.
   * Throws like `unwrapDataKey`, and also if the key is already in the current form.
   */
  upgradeDataKey(rowId: number, wrapped: WrappedDataKey): { dataKey: DataKey; wrapped: WrappedDataKey };
  /**
   * Encrypts short-lived text (a queued email) directly with the ring's current key. The result starts with the length of the
   * key's id and the id.
   */
  encryptText(text: string, place: string): Buffer;
  decryptText(sealed: Buffer, place: string): string;
  /** Each key's id, and a digest that only this key can produce. */
  fingerprints(): { id: string; fingerprint: Buffer }[];
}

export interface WrappedDataKey {
  dataKeyId: string;
  dataKey: Buffer;
}

/** One master key: a short id and 32 bytes. */
export interface RingKey {
  id: string;
  secret: Buffer;
}

/** The tables whose rows have their own data key. */
type KeyedTable = 'trigger_bytes' | 'users';

/**
 * A LeaveBit's key is wrapped for a row with an integrity tag over its recipients and rules. A row therefore can't pass as one
 * that predates the tags, because its key wouldn't unwrap.
 */
const wrapPlace = (rowId: number, table: KeyedTable) =>
  table === 'trigger_bytes' ? `${oldWrapPlace(rowId, table)}/sealed_sharing` : oldWrapPlace(rowId, table);
const oldWrapPlace = (rowId: number, table: KeyedTable) => `${table}/${rowId}/data_key`;

/** @param keys at least one, with distinct ids; configuration guarantees both. */
export function createKeyRing(keys: readonly [RingKey, ...RingKey[]]): KeyRing {
  const current = keys[0];
  const secretOf = (id: string): Buffer => {
    const key = keys.find((candidate) => candidate.id === id);
    if (!key) throw new Error(`DATA_KEYS has no key "${id}", which the database needs; nothing was changed`);
    return key.secret;
  };
  const wrap = (raw: Buffer, place: string): WrappedDataKey => ({
    dataKeyId: current.id,
    dataKey: encrypt(current.secret, raw, place),
  });
  const unwrap = ({ dataKeyId, dataKey }: WrappedDataKey, place: string) =>
    decrypt(secretOf(dataKeyId), dataKey, place);
  const kept = createDataKeyCache();
  return {
    currentId: current.id,
    createDataKey(rowId, table = 'trigger_bytes') {
      const raw = randomBytes(32);
      return { dataKey: createDataKey(raw), wrapped: wrap(raw, wrapPlace(rowId, table)) };
    },
    unwrapDataKey(rowId, wrapped, table = 'trigger_bytes') {
      const place = wrapPlace(rowId, table);
      // The cache key includes everything that unwrapping depends on.
      const name = `${place}/${wrapped.dataKeyId}/${wrapped.dataKey.toString('latin1')}`;
      const known = kept.get(name);
      if (known) return known;
      const dataKey = createDataKey(unwrap(wrapped, place));
      kept.set(name, dataKey);
      return dataKey;
    },
    clearDataKeyCache: () => kept.clear(),
    rewrapDataKey(rowId, wrapped, table = 'trigger_bytes') {
      const place = wrapPlace(rowId, table);
      return wrap(unwrap(wrapped, place), place);
    },
    upgradeDataKey(rowId, wrapped) {
      const raw = unwrap(wrapped, oldWrapPlace(rowId, 'trigger_bytes'));
      return { dataKey: createDataKey(raw), wrapped: wrap(raw, wrapPlace(rowId, 'trigger_bytes')) };
    },
    fingerprints: () =>
      keys.map(({ id, secret }) => ({
        id,
        fingerprint: createHmac('sha256', secret).update('leavebits ring key').digest(),
      })),
    encryptText(text, place) {
      const id = Buffer.from(current.id);
      return Buffer.concat([Buffer.of(id.length), id, encrypt(current.secret, Buffer.from(text), place)]);
    },
    decryptText(sealed, place) {
      const idEnd = 1 + (sealed[0] ?? 0);
      const id = sealed.subarray(1, idEnd).toString();
      return decrypt(secretOf(id), sealed.subarray(idEnd), place).toString();
    },
  };
}
