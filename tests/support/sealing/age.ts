import { Decrypter, Encrypter, armor, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** An age identity and its public key. */
export interface AgeKey {
  identity: string;
  publicKey: string;
}

export async function createAgeKey(): Promise<AgeKey> {
  const identity = await generateX25519Identity();
  return { identity, publicKey: await identityToRecipient(identity) };
}

/** An age file for some keys. */
export async function sealBytes(plain: Uint8Array | string, ...keys: AgeKey[]): Promise<Buffer> {
  const encrypter = new Encrypter();
  for (const { publicKey } of keys) encrypter.addRecipient(publicKey);
  return Buffer.from(await encrypter.encrypt(plain));
}

export const sealText = async (plain: string, ...keys: AgeKey[]): Promise<string> =>
  armor.encode(await sealBytes(plain, ...keys)).trimEnd();

/** A key as the server keeps it: encrypted with a passphrase. The work factor is the lowest, because it doesn't matter here. */
export async function wrapKey({ identity }: AgeKey, passphrase: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(2);
  encrypter.setPassphrase(passphrase);
  return armor.encode(await encrypter.encrypt(identity)).trimEnd();
}

export function openBytes(sealed: Uint8Array, { identity }: AgeKey): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(sealed);
}

export const openText = async (sealed: string, key: AgeKey): Promise<string> =>
  Buffer.from(await openBytes(armor.decode(sealed), key)).toString();

/** A name as an owner's browser gives one to a sealed file. */
export const opaqueName = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}.age`;
