import type { ProofCheck } from '../../server/features/proofs/fresh-proof.ts';

/** A change whose owner is signed in and has just proved themselves. */
export const proved: ProofCheck = {
  assertSignedIn: () => Promise.resolve(0),
  assertFresh: () => Promise.resolve(),
};
