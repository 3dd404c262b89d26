import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default algorithm) with the parameters OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** A PHC string. */
  hash(password: string): Promise<string>;
  /** Whether the password is right. Without a hash (no such account) it takes the same time and says no. */
  isRight(password: string, phc: string | null): Promise<boolean>;
}

export function createPasswords(): Passwords {
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => hash(password.normalize('NFKC'), PARAMETERS),
    async isRight(password, phc) {
      // Everyone waits for this. Otherwise the time of the very first answer would show that there is no account.
      const stranger = await (nobody ??= hash('no account has this password', PARAMETERS));
      const isMatch = await verify(phc ?? stranger, password.normalize('NFKC'));
      return phc !== null && isMatch;
    },
  };
}
