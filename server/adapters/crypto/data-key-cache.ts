import { MINUTE_MS } from '#shared/domain/durations.ts';
import type { DataKey } from './data-key.ts';

/** Two to three times the number of keys that the longest lists need. */
const MOST_KEPT = 4000;
/** An unused key is evicted after one to two periods. */
const TURN_MS = MINUTE_MS;

/**
 * Caches recently unwrapped data keys by their wrapped bytes. The cache grants no access, because a lookup requires those bytes.
 * Every process evicts keys soon after their last use, even if another process destroyed the data they decrypt.
 */
export interface DataKeyCache {
  get(name: string): DataKey | undefined;
  set(name: string, dataKey: DataKey): void;
  clear(): void;
}

export function createDataKeyCache({ most = MOST_KEPT, turnMs = TURN_MS } = {}): DataKeyCache {
  let recent = new Map<string, DataKey>();
  let older = new Map<string, DataKey>();
  let timer: NodeJS.Timeout | undefined;

  function turn() {
    clearTimeout(timer);
    older = recent;
    recent = new Map();
    timer = older.size > 0 ? setTimeout(turn, turnMs).unref() : undefined;
  }

  function keep(name: string, dataKey: DataKey) {
    if (recent.size >= most / 2) turn();
    recent.set(name, dataKey);
    timer ??= setTimeout(turn, turnMs).unref();
  }

  return {
    get(name) {
      const found = recent.get(name);
      if (found) return found;
      const old = older.get(name);
      if (old) keep(name, old);
      return old;
    },
    set: keep,
    clear() {
      clearTimeout(timer);
      timer = undefined;
      recent = new Map();
      older = new Map();
    },
  };
}
