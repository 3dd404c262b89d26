import { createPasswords } from '../../server/adapters/crypto/passwords.ts';

/** The product's passwords at the lowest cost that argon2id allows. */
export const createCheapPasswords = () => createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
