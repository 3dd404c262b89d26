import type { TestApp } from './test-app.ts';
import type { ReauthenticationCheck } from '../../server/features/reauthentication/with-reauthentication.ts';

/** A change by a signed-in owner who has just reauthenticated. */
export const alwaysReauthenticated: ReauthenticationCheck = {
  assertSignedIn: () => Promise.resolve(0),
  assertRecentReauthentication: () => Promise.resolve(),
};

/** Treats every signed-in owner as just reauthenticated. */
export const reauthenticateEveryone = ({ ctx }: Pick<TestApp, 'ctx'>) =>
  ctx.pool.query(
    "update session set sess = (sess::jsonb || jsonb_build_object('provedAt', $1::float8))::json",
    [ctx.clock.now().getTime()],
  );
