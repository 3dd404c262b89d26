import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './test-app.ts';
import { openVisitor, PASSWORD, type TestOwner, type Visitor } from './visitor.ts';

/** The code that an authenticator app shows at a given time. */
export const generateTotp = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

export interface TotpOwner {
  secret: string;
  recoveryCodes: string[];
  /** The next unused code. Advances the clock by half a minute. */
  nextCode: () => string;
}

/** Adds an authenticator app for a signed-in owner, through the API. */
export async function addTotp(app: TestApp, owner: TestOwner): Promise<TotpOwner> {
  const begun = await owner.send('post', '/api/account/totp').send({}).expect(200);
  const { secret } = begun.body as { secret: string };
  const code = generateTotp(secret, app.clock.now());
  const confirmed = await owner.send('post', '/api/account/totp/confirm').send({ code }).expect(200);
  return {
    secret,
    recoveryCodes: (confirmed.body as { recoveryCodes: string[] }).recoveryCodes,
    nextCode() {
      app.clock.advance({ seconds: 30 });
      return generateTotp(secret, app.clock.now());
    },
  };
}

/** A browser in which the owner's password was entered, and the available second steps. */
export async function enterPassword(
  app: TestApp,
  { username }: Pick<TestOwner, 'username'>,
  password = PASSWORD,
): Promise<
  Visitor & { userId: number; factors: string[]; verify: (code: string) => ReturnType<Visitor['send']> }
> {
  const visitor = await openVisitor(app);
  const answer = await visitor.send('post', '/api/login').send({ username, password }).expect(200);
  const { userId, factors } = answer.body as { userId: number; factors: string[] };
  const verify = (code: string) => visitor.send('post', '/api/verify-login').send({ userId, code });
  return { ...visitor, userId, factors, verify };
}
