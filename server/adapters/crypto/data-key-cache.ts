import { MINUTE_MS } from '#shared/domain/durations.ts';
import type { DataKey } from './data-key.ts';

/** Two or three times what the longest lists hold. */
const MOST_KEPT = 4000;
/** A key that nobody uses is forgotten after one to two turns. */
const TURN_MS = MINUTE_MS;

/**
 * Data keys that were unwrapped a moment ago, by their wrapped bytes. So it decides nothing: a reader must hold the bytes,
 * and other bytes find nothing. A key is forgotten soon after its last use, in every process, also when another process
 * has destroyed what it opens.
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
