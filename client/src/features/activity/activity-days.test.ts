import { expect, it } from 'vitest';
import type { ActivityEntry } from '#shared/contracts/activity.ts';
import { messages } from '#shared/messages/owner-activity/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { groupActivityByDay } from './activity-days.ts';

const t = messagesFrom<'owner-activity'>(messages);
const entry = (at: Date): ActivityEntry => ({
  id: at.getTime(),
  at: at.toISOString(),
  kind: 'signed-in',
  subject: null,
  detail: null,
});
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);

it('entries stand under their day, in the reader’s own time', () => {
  const entries = [at(23, 9), at(23, 0), at(22, 23), at(20, 12)].map(entry);
  expect(groupActivityByDay(entries, at(23, 10), t).map((day) => [day.title, day.entries.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Friday, November 20, 2026', 1],
  ]);
});

it('a day that comes again after a correction of the clock stands again', () => {
  const entries = [at(23, 9), at(22, 9), at(23, 8)].map(entry);
  expect(groupActivityByDay(entries, at(23, 10), t).map(({ title }) => title)).toEqual([
    'Today',
    'Yesterday',
    'Today',
  ]);
});
