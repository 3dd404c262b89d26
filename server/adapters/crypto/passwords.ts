import { hash, verify } from '@node-rs/argon2';

/** The cost of a hash. `memoryCost` is in KiB, `timeCost` counts passes. */
interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's recommendation for argon2id (the library's default algorithm): 19 MiB, 2 passes, 1 lane. */
const OWASP: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** A PHC string. */
  hash(password: string): Promise<string>;
  /** Whether the password is correct. Returns false if there is no hash (no such account), after the same amount of time. */
  isRight(password: string, phc: string | null): Promise<boolean>;
}

/** @param cost lower only in tests. */
export function createPasswords(cost = OWASP): Passwords {
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => hash(password.normalize('NFKC'), cost),
    async isRight(password, phc) {
      // Awaited even if there is an account. Otherwise the timing of the very first response would reveal that there isn't one.
      const stranger = await (nobody ??= hash('no account has this password', cost));
      const isMatch = await verify(phc ?? stranger, password.normalize('NFKC'));
      return phc !== null && isMatch;
    },
  };
}
