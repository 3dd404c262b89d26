import { useSyncExternalStore } from 'react';
import { onOwnerGone } from '../accounts/session/current-user-store.ts';
import type { SecretKey } from './crypto/secret-keys.ts';

/*
 * The owner's secret keys while they work on sealed LeaveBits. Only in this tab's memory: a reload, another tab and the end of the
 * session ask for the passphrase again.
 */

let unlocked: readonly SecretKey[] = [];
const listeners = new Set<() => void>();

/** @param keys replace what was unlocked; empty to lock */
export function setUnlockedKeys(keys: readonly SecretKey[]): void {
  unlocked = keys;
  for (const listener of listeners) listener();
}

/** Unlocks keys beside those that are unlocked already, so that what is open stays open. */
export const addUnlockedKeys = (keys: readonly SecretKey[]): void =>
  setUnlockedKeys([
    ...keys,
    ...unlocked.filter(({ publicKey }) => !keys.some((key) => key.publicKey === publicKey)),
  ]);

export const getUnlockedKeys = (): readonly SecretKey[] => unlocked;

onOwnerGone(() => setUnlockedKeys([]));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUnlockedKeys = (): readonly SecretKey[] =>
  useSyncExternalStore(
    subscribe,
    () => unlocked,
    () => unlocked,
  );
