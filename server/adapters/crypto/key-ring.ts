import { createHmac, randomBytes } from 'node:crypto';
import { createDataKey, type DataKey } from './data-key.ts';
import { createDataKeyCache } from './data-key-cache.ts';
import { decrypt, encrypt } from './encryption.ts';

/** The master keys: the first one seals, all of them open. */
export interface KeyRing {
  /** The id of the key that seals. */
  currentId: string;
  /** A new data key for one row, and the wrapped form to keep. The row is a LeaveBit unless `table` says otherwise. */
  createDataKey(rowId: number, table?: KeyedTable): { dataKey: DataKey; wrapped: WrappedDataKey };
  /** The data key of a row. Throws when its ring key is missing or the wrapping was altered. */
  unwrapDataKey(rowId: number, wrapped: WrappedDataKey, table?: KeyedTable): DataKey;
  /** To be called after data keys were destroyed. This process then holds none of them in memory. */
  clearDataKeyCache(): void;
  /** The same data key, wrapped by the key that seals now. Throws as `unwrapDataKey`. */
  rewrapDataKey(rowId: number, wrapped: WrappedDataKey, table?: KeyedTable): WrappedDataKey;
  /**
   * The data key of a LeaveBit from before recipients and rules were sealed, and its wrapped form from now on. Throws as
   * `unwrapDataKey`, also for a key that has the form of now.
   */
  upgradeDataKey(rowId: number, wrapped: WrappedDataKey): { dataKey: DataKey; wrapped: WrappedDataKey };
  /** Seals short-lived text (a mail in the queue) with the ring itself. Its first bytes name the key: length, id. */
  encryptText(text: string, place: string): Buffer;
  decryptText(sealed: Buffer, place: string): string;
  /** Each key's id, and a digest that only this key can make. */
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

/** The tables whose rows have a data key of their own. */
type KeyedTable = 'trigger_bytes' | 'users';

/**
 * A LeaveBit's key is wrapped for a row with a seal of its recipients and rules. So no row passes for one from before there were
 * seals: its key would not open.
 */
const wrapPlace = (rowId: number, table: KeyedTable) =>
  table === 'trigger_bytes' ? `${oldWrapPlace(rowId, table)}/sealed_sharing` : oldWrapPlace(rowId, table);
const oldWrapPlace = (rowId: number, table: KeyedTable) => `${table}/${rowId}/data_key`;

/** @param keys at least one, ids distinct; configuration guarantees both. */
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
      // All that the unwrapping depends on.
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
