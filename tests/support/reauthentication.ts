import type { TestApp } from './test-app.ts';
import type { ReauthenticationCheck } from '../../server/features/reauthentication/with-reauthentication.ts';

/** A change whose owner is signed in and has just proved themselves. */
export const alwaysReauthenticated: ReauthenticationCheck = {
  assertSignedIn: () => Promise.resolve(0),
  assertRecentReauthentication: () => Promise.resolve(),
};

/** Every owner who is signed in has proved themselves just now. */
export const reauthenticateEveryone = ({ ctx }: Pick<TestApp, 'ctx'>) =>
  ctx.pool.query(
    "update session set sess = (sess::jsonb || jsonb_build_object('provedAt', $1::float8))::json",
    [ctx.clock.now().getTime()],
  );
