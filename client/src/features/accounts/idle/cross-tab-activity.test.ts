import { describe, expect, it } from 'vitest';
import { createCrossTabActivity } from './cross-tab-activity.ts';

/** Simulates storage shared by two tabs, and the machine's two clocks. */
function world() {
  const kept = new Map<string, string>();
  const clock = { wall: 1_800_000_000_000, steady: 1000 };
  return {
    storage: {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => Boolean(kept.set(key, value)),
    },
    now: () => ({ ...clock }),
    pass: (ms: number) => {
      clock.wall += ms;
      clock.steady += ms;
    },
    setClock: (ms: number) => (clock.wall += ms),
  };
}

const refused = { get: () => null, set: () => false };

describe('tabs of one browser', () => {
  it('share their activity', () => {
    const { storage, now, pass } = world();
    const [first, second] = [createCrossTabActivity(storage, now()), createCrossTabActivity(storage, now())];
    pass(200_000);
    first.note(now());
    pass(100_000);
    expect(second.idleMs(now())).toBe(100_000);
  });

  it('are on their own where the browser refuses storage', () => {
    const { now, pass } = world();
    const [first, second] = [createCrossTabActivity(refused, now()), createCrossTabActivity(refused, now())];
    pass(200_000);
    first.note(now());
    expect(second.idleMs(now())).toBe(200_000);
    expect(first.idleMs(now())).toBe(0);
  });

  it('do not count an old note as activity after the clock was set back', () => {
    const { storage, now, pass, setClock } = world();
    const [first, second] = [createCrossTabActivity(storage, now()), createCrossTabActivity(storage, now())];
    pass(1000);
    first.note(now());
    expect(second.idleMs(now())).toBe(0);
    setClock(-3_600_000);
    pass(290_000);
    expect(second.idleMs(now())).toBe(290_000);
    expect(first.idleMs(now())).toBe(290_000);
  });

  it('start active, whatever an earlier session left in storage', () => {
    const { storage, now, pass } = world();
    createCrossTabActivity(storage, now());
    pass(10_000_000);
    expect(createCrossTabActivity(storage, now()).idleMs(now())).toBe(0);
  });

  it('ignore invalid values in storage', () => {
    const { storage, now, pass } = world();
    const tab = createCrossTabActivity(storage, now());
    storage.set('leavebits.lastActivity', 'soon');
    pass(5000);
    expect(tab.idleMs(now())).toBe(5000);
  });
});
