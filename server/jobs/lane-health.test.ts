import { expect, it } from 'vitest';
import { getLaneHealth, type LaneVitals } from './lane-health.ts';

const lane = { slots: 3, busyMs: 300_000 };
const signs = (some: Partial<LaneVitals>): LaneVitals => ({
  startedAt: 0,
  provedAt: 1000,
  lostSlots: 0,
  busySlots: 0,
  hasMissedAnswer: false,
  ...some,
});

it.each([
  ['proved after its first finished job', signs({}), 2000, 'proved'],
  ['proved as long as each probe comes in time', signs({}), 46_000, 'proved'],
  ['unproved when a probe is late', signs({}), 46_001, 'unproved'],
  ['starting before its first finished job', signs({ provedAt: null }), 45_000, 'starting'],
  ['unproved when the first job does not end', signs({ provedAt: null }), 45_001, 'unproved'],
  ['proved while all slots are at work', signs({ busySlots: 3 }), 301_000, 'proved'],
  ['unproved when all slots are at work and none ends', signs({ busySlots: 3 }), 301_001, 'unproved'],
  ['unproved when a free slot takes no probe', signs({ busySlots: 2 }), 46_001, 'unproved'],
  ['short of a slot, even if the others work', signs({ lostSlots: 1 }), 1000, 'slot-lost'],
  ['in doubt when a question for jobs failed', signs({ hasMissedAnswer: true }), 1000, 'unanswered'],
])('a lane is %s', (_what, given, now, health) => {
  expect(getLaneHealth(given, lane, now)).toBe(health);
});
