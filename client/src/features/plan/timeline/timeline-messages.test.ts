import { describe, expect, it } from 'vitest';
import type { PlanTimeline } from '#shared/contracts/plan.ts';
import { messages } from '#shared/messages/owner-plan-timeline/en.ts';
import { messages as historyMessages } from '#shared/messages/owner-report-history/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { formatHeadlines, buildTimelineRows } from './timeline-messages.ts';

const t = messagesFrom<'owner-plan-timeline'>(messages);
const history = messagesFrom<'owner-report-history'>(historyMessages);

const lena = { email: 'lena@x.org', name: 'Lena Berg', substitute: null };
const ben = { email: 'ben@x.org', name: 'Ben', afterDays: 60 };
const timeline: PlanTimeline = {
  now: '2030-01-01T00:00:00.000Z',
  openings: [
    { ...lena, kind: 'opened', at: '2029-05-01T10:00:00.000Z', leavebits: [1] },
    { ...lena, kind: 'opens', at: '2031-05-01T10:00:00.000Z', leavebits: [2, 3] },
    { ...lena, kind: 'readable', at: null, leavebits: [4] },
    {
      email: 'jonas@x.org',
      name: null,
      substitute: null,
      kind: 'waits',
      at: null,
      leavebits: [1, 2, 3, 4, 5],
    },
  ],
  steps: [{ at: '2029-12-01T10:00:00.000Z', kind: 'refuted', reportType: 'death', email: null, name: null }],
  earliestRelease: '2030-01-04T00:00:00.000Z',
  isReported: false,
  shutsAt: '2030-03-01T00:00:00.000Z',
  leavebits: [1, 2, 3, 4, 5].map((id) => ({ id, description: id === 5 ? '' : `L${id}` })),
};

describe('the lines of a timeline', () => {
  it('stand in the order of time, and say who gets what', () => {
    expect(buildTimelineRows(timeline, false, t, history)).toEqual([
      { when: 'May 1, 2029 at 10:00\u00a0AM\u00a0UTC', who: 'Lena Berg', what: 'Got “L1”' },
      {
        when: 'December 1, 2029 at 10:00\u00a0AM\u00a0UTC',
        who: 'A report',
        what: 'You refuted the report. Nothing was opened.',
      },
      { when: 'Now', who: 'Lena Berg', what: 'Can read “L4”' },
      {
        when: 'March 1, 2030 at 12:00\u00a0AM\u00a0UTC',
        who: null,
        what: 'From then on, nobody can read anything unless you pay.',
      },
      { when: 'May 1, 2031 at 10:00\u00a0AM\u00a0UTC', who: 'Lena Berg', what: 'Gets “L2” and “L3”' },
      {
        when: 'After your death or incapacitation is confirmed',
        who: 'jonas@x.org',
        what: 'Gets “L1”, “L2”, “L3” and 2 more',
      },
      {
        when: 'After your death or incapacitation is confirmed',
        who: null,
        what: 'If somebody reported now, this would open on January 4, 2030 at 12:00\u00a0AM\u00a0UTC at the earliest.',
      },
    ]);
  });

  it('imagine no other report while one is pending', () => {
    expect(buildTimelineRows({ ...timeline, isReported: true }, false, t, history).at(-1)?.what).toBe(
      'As things stand, this opens on January 4, 2030 at 12:00\u00a0AM\u00a0UTC at the earliest.',
    );
  });

  it('say that nothing opens where too few reporters can act', () => {
    expect(buildTimelineRows(timeline, true, t, history).at(-1)?.what).toBe(
      'As things stand, nothing would open: too few of your reporters can act.',
    );
  });

  it('name a reporter with the address', () => {
    const steps = [
      { ...lena, at: '2029-12-01T10:00:00.000Z', kind: 'submitted', reportType: 'death' } as const,
    ];
    expect(buildTimelineRows({ ...timeline, steps }, false, t, history)).toContainEqual(
      expect.objectContaining({ what: 'Lena Berg (lena@x.org) reported that you have died.' }),
    );
  });

  it('name no more than three headlines', () => {
    const titleOf = (id: number) => `L${id}`;
    expect(formatHeadlines([1], titleOf, t)).toBe('“L1”');
    expect(formatHeadlines([1, 2, 3], titleOf, t)).toBe('“L1”, “L2” and “L3”');
  });

  it('say who is next', () => {
    const [one, several, readable] = timeline.openings;
    const describe = (opening = one!) => {
      const openings = [{ ...opening, substitute: ben }];
      return buildTimelineRows({ ...timeline, openings, steps: [], shutsAt: null }, false, t, history)[0]!
        .what;
    };
    expect(describe()).toBe('Got “L1”. If unopened after 60 days, Ben gets it as well');
    expect(describe(several)).toBe('Gets “L2” and “L3”. What’s unopened after 60 days goes to Ben as well');
    expect(describe(readable)).toBe(
      'Can read “L4”. If unopened 60 days after your death or incapacitation is confirmed, Ben gets it as well',
    );
  });
});
