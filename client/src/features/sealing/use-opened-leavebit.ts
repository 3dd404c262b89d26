import { useQuery } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { DamagedSealError, WrongKeyError } from './crypto/seal-errors.ts';
import type { OpenedLeavebit } from './opened-leavebit.ts';
import type { SecretKey } from './crypto/secret-keys.ts';
import { useUnlockedKeys } from './unlocked-key.ts';

/** How far a sealed LeaveBit is open in this tab. `failed` is a problem of the browser or the connection. */
export type SealedState =
  | { state: 'open'; opened: OpenedLeavebit }
  | { state: 'locked' | 'opening' | 'wrong-key' | 'damaged'; opened: null }
  | { state: 'failed'; error: unknown; opened: null };

const lazyOpening = lazyModule(() => import('./open-leavebit.ts'));

/**
 * Decrypts sealed LeaveBits with the keys that are unlocked in this tab. Cached by ids and `seqno`, until the keys are locked.
 * @returns the states in the same order
 */
export function useOpenedLeavebits(leavebits: readonly Leavebit[]): SealedState[] {
  const keys = useUnlockedKeys();
  const { data } = useQuery({
    queryKey: [
      'opened-leavebits',
      leavebits.map(({ id, seqno }) => [id, seqno]),
      keys.map(({ publicKey }) => publicKey),
    ],
    queryFn: () => Promise.all(leavebits.map((leavebit) => tryOpen(leavebit, keys))),
    enabled: keys.length > 0 && leavebits.length > 0,
    // Plaintext doesn't outlive what shows it.
    gcTime: 0,
    structuralSharing: false,
  });
  if (keys.length === 0) return leavebits.map(() => ({ state: 'locked', opened: null }));
  return data ?? leavebits.map(() => ({ state: 'opening', opened: null }));
}

async function tryOpen(leavebit: Leavebit, keys: readonly SecretKey[]): Promise<SealedState> {
  try {
    const { openLeavebit } = await lazyOpening.load();
    return { state: 'open', opened: await openLeavebit(leavebit, keys) };
  } catch (error) {
    if (error instanceof WrongKeyError) return { state: 'wrong-key', opened: null };
    if (error instanceof DamagedSealError) return { state: 'damaged', opened: null };
    return { state: 'failed', error, opened: null };
  }
}

/** The same for a single sealed LeaveBit. */
export const useOpenedLeavebit = (leavebit: Leavebit): SealedState => useOpenedLeavebits([leavebit])[0]!;
