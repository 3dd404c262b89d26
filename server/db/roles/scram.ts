import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const ROUNDS = 4096;

/**
 * A password as PostgreSQL stores it (SCRAM-SHA-256). Sending it in this form keeps the password out of statements and database
 * logs.
 * @param password printable ASCII, which has only one encoding.
 */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, ROUNDS, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}
