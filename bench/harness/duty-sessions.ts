import { createHmac } from 'node:crypto';

const SECRET = 'only-for-the-bench';

export const signToken = (token: string): string =>
  createHmac('sha256', SECRET).update(token).digest('base64url');

/** The cookie of somebody who is signed in to `bare-duty-server.ts`. @param who an owner's id, or a recipient's address */
export const createDutyCookie = (who: number | string): string => `sid=${who}.${signToken(String(who))}`;
