import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataKey } from './data-key.ts';
import { createDataKeyCache } from './data-key-cache.ts';

const dataKey = () => createDataKey(randomBytes(32));

describe('kept data keys', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are found by their name, and by no other', () => {
    const kept = createDataKeyCache();
    const key = dataKey();
    kept.set('a', key);
    expect(kept.get('a')).toBe(key);
    expect(kept.get('b')).toBeUndefined();
  });

  it('are forgotten soon after their last use, and stay while they are used', () => {
    const kept = createDataKeyCache({ turnMs: 1000 });
    kept.set('used', dataKey());
    kept.set('unused', dataKey());
    for (let turns = 0; turns < 3; turns += 1) {
      vi.advanceTimersByTime(1000);
      expect(kept.get('used')).toBeDefined();
    }
    expect(kept.get('unused')).toBeUndefined();
    vi.advanceTimersByTime(2000);
    expect(kept.get('used')).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never are more than the most', () => {
    const most = 10;
    const kept = createDataKeyCache({ most });
    const names = Array.from({ length: 100 }, (_, n) => String(n));
    for (const name of names) kept.set(name, dataKey());
    const found = names.filter((name) => kept.get(name));
    expect(found.length).toBeLessThanOrEqual(most);
    expect(found).toContain('99');
  });

  it('are forgotten at once when asked', () => {
    const kept = createDataKeyCache();
    kept.set('a', dataKey());
    kept.clear();
    expect(kept.get('a')).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});
