import type { TestApp } from './test-app.ts';
import type { ProofCheck } from '../../server/features/proofs/fresh-proof.ts';

/** A change whose owner is signed in and has just proved themselves. */
export const proved: ProofCheck = {
  assertSignedIn: () => Promise.resolve(0),
  assertFresh: () => Promise.resolve(),
};

/** Every owner who is signed in has proved themselves just now. */
export const proveAgain = ({ ctx }: Pick<TestApp, 'ctx'>) =>
  ctx.pool.query(
    "update session set sess = (sess::jsonb || jsonb_build_object('provedAt', $1::float8))::json",
    [ctx.clock.now().getTime()],
  );
