import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReturnPaths } from './return-path.ts';

const key = (id: string, fill: number) => ({ id, secret: Buffer.alloc(32, fill) });
const paths = createReturnPaths([key('new', 1), key('old', 2)], 'bounce.example.com');
const ID = '0191e4a2-7c1b-4c3d-9e8f-0a1b2c3d4e5f';

describe('a return path', () => {
  it('leads back to its mail, in lower case and within the 64 characters of a local part', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const address = paths.create(id)!;
        expect(address).toMatch(/^[a-z0-9.]{1,64}@bounce\.example\.com$/);
        expect(paths.mailIdOf(address)).toBe(id);
      }),
    );
  });

  it('still leads back when its key is no longer the first, and not once it has left the ring', () => {
    const address = createReturnPaths([key('old', 2)], 'bounce.example.com').create(ID)!;
    expect(paths.mailIdOf(address)).toBe(ID);
    expect(createReturnPaths([key('new', 1)], 'bounce.example.com').mailIdOf(address)).toBeNull();
  });

  it('cannot be forged: any altered character leads nowhere', () => {
    const [local, domain] = paths.create(ID)!.split('@') as [string, string];
    fc.assert(
      fc.property(fc.nat(local.length - 1), fc.constantFrom(...'0123456789abcdefABCDEF.'), (at, put) => {
        fc.pre(local[at] !== put);
        expect(paths.mailIdOf(`${local.slice(0, at)}${put}${local.slice(at + 1)}@${domain}`)).toBeNull();
      }),
    );
  });

  it.each([
    ['of another mail with the digest of this one', paths.create(ID)!.replace('0191e4a2', '0191e4a3')],
    ['of another domain', paths.create(ID)!.replace('bounce.example.com', 'example.com')],
    ['in upper case', paths.create(ID)!.replace(/^[^@]+/, (local) => local.toUpperCase())],
    ['without a digest', `b.${ID.replaceAll('-', '')}.@bounce.example.com`],
    ['of somebody', 'ann@bounce.example.com'],
    ['that is none', ''],
  ])('%s leads nowhere', (_what, address) => {
    expect(paths.mailIdOf(address)).toBeNull();
  });

  it('may have its domain in another case, which relays change', () => {
    expect(paths.mailIdOf(paths.create(ID)!.replace('bounce.example.com', 'Bounce.Example.COM'))).toBe(ID);
  });

  it('does not exist without a domain', () => {
    const none = createReturnPaths([key('new', 1)], null);
    expect(none.create(ID)).toBeNull();
    expect(none.mailIdOf(paths.create(ID)!)).toBeNull();
    expect(none.createForCodes()).toBeNull();
    expect(none.isForCodes(paths.createForCodes()!)).toBe(false);
  });
});

describe('the return path of codes', () => {
  const address = paths.createForCodes()!;
  const [local, domain] = address.split('@') as [string, string];

  it('is always the same, names no mail, and is no mail’s', () => {
    expect(address).toMatch(/^[a-z0-9.]{1,64}@bounce\.example\.com$/);
    expect(paths.createForCodes()).toBe(address);
    expect(paths.isForCodes(address)).toBe(true);
    expect(paths.isForCodes(`${local}@Bounce.Example.COM`)).toBe(true);
    expect(paths.mailIdOf(address)).toBeNull();
    expect(paths.isForCodes(paths.create(ID)!)).toBe(false);
  });

  it('is recognized while its key is in the ring', () => {
    const older = createReturnPaths([key('old', 2)], 'bounce.example.com').createForCodes()!;
    expect(older).not.toBe(address);
    expect(paths.isForCodes(older)).toBe(true);
    expect(createReturnPaths([key('new', 1)], 'bounce.example.com').isForCodes(older)).toBe(false);
  });

  it('cannot be guessed: any altered character leads nowhere', () => {
    fc.assert(
      fc.property(fc.nat(local.length - 1), fc.constantFrom(...'0123456789abcdefABCDEF.'), (at, put) => {
        fc.pre(local[at] !== put);
        expect(paths.isForCodes(`${local.slice(0, at)}${put}${local.slice(at + 1)}@${domain}`)).toBe(false);
      }),
    );
    for (const other of [`${local}@example.com`, local, `c.@${domain}`, '', 'ann@bounce.example.com'])
      expect(paths.isForCodes(other)).toBe(false);
  });
});
