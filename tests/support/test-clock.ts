import type { Clock } from '../../server/adapters/clock.ts';

interface Span {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
}

/** The machine's clock plus the time that the test added. */
export interface TestClock extends Clock {
  advance(by: Span): void;
  /** The clock is wrong from now on, and knows it. The certain moment stands still. */
  jump(by: Span): void;
  /** Undoes the jump. */
  mend(): void;
}

export function createTestClock(): TestClock {
  let aheadMs = 0;
  let jump: { byMs: number; certain: Date } | null = null;
  const now = () => new Date(Date.now() + aheadMs + (jump?.byMs ?? 0));
  return {
    now,
    trustedNow: () => jump?.certain ?? now(),
    isTrusted: () => jump === null,
    advance: (by) => void (aheadMs += msOf(by)),
    jump: (by) => void (jump = { certain: now(), byMs: msOf(by) }),
    mend: () => void (jump = null),
  };
}

function msOf({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
