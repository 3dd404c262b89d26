import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyRing, type RingKey } from './key-ring.ts';
import { decrypt, encrypt, DecryptionError } from './encryption.ts';

const key = (id: string): RingKey => ({ id, secret: randomBytes(32) });

describe('sealed bytes', () => {
  it('open to what was sealed, in their place', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.string(), (bytes, place) => {
        const secret = randomBytes(32);
        expect(decrypt(secret, encrypt(secret, Buffer.from(bytes), place), place)).toEqual(
          Buffer.from(bytes),
        );
      }),
    );
  });

  it('do not open with any bit flipped, cut, in another place, or with another key', () => {
    const secret = randomBytes(32);
    const sealed = encrypt(secret, Buffer.from('the safe is behind the wall'), 'row/1');
    fc.assert(
      fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
        const altered = Buffer.from(sealed);
        altered[bit >> 3]! ^= 1 << (bit & 7);
        expect(() => decrypt(secret, altered, 'row/1')).toThrow(DecryptionError);
      }),
    );
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => decrypt(secret, sealed.subarray(0, length), 'row/1')).toThrow(DecryptionError);
    }
    expect(() => decrypt(secret, sealed, 'row/2')).toThrow(DecryptionError);
    expect(() => decrypt(randomBytes(32), sealed, 'row/1')).toThrow(DecryptionError);
  });
});

describe('the key ring', () => {
  it('seals with its first key and opens with all', () => {
    const [old, current] = [key('2025'), key('2026')];
    const before = createKeyRing([old]);
    const { wrapped } = before.createDataKey(7);
    const letter = before.encryptText('a letter', 'mails/1');
    const after = createKeyRing([current, old]);
    expect(after.createDataKey(8).wrapped.dataKeyId).toBe('2026');
    expect(after.decryptText(letter, 'mails/1')).toBe('a letter');
    const sealed = before.unwrapDataKey(7, wrapped).encryptText('text', 'place');
    expect(after.unwrapDataKey(7, wrapped).decryptText(sealed, 'place')).toBe('text');
  });

  it('refuses a data key of another LeaveBit, and names a ring key that is missing', () => {
    const ring = createKeyRing([key('2026')]);
    const { wrapped } = ring.createDataKey(7);
    expect(() => ring.unwrapDataKey(8, wrapped)).toThrow(DecryptionError);
    expect(() => createKeyRing([key('2027')]).unwrapDataKey(7, wrapped)).toThrow(
      'DATA_KEYS has no key "2026"',
    );
  });
});
