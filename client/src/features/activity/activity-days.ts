import type { ActivityEntry } from '#shared/contracts/activity.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';

export interface ActivityDay {
  /** The heading: the date in the reader's time zone. */
  title: string;
  entries: ActivityEntry[];
}

const dayNumber = (moment: Date) =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / 86_400_000;

/** Groups entries by day in their original order. A day can occur twice if the clock was set back. */
export function groupActivityByDay(
  entries: readonly ActivityEntry[],
  now: Date,
  t: TextMessages<'owner-activity'>,
): ActivityDay[] {
  const days: ActivityDay[] = [];
  for (const entry of entries) {
    const title = formatDay(new Date(entry.at), now, t);
    const last = days.at(-1);
    if (last?.title === title) last.entries.push(entry);
    else days.push({ title, entries: [entry] });
  }
  return days;
}

function formatDay(at: Date, now: Date, t: TextMessages<'owner-activity'>): string {
  const ago = dayNumber(now) - dayNumber(at);
  if (ago === 0) return t('today');
  if (ago === 1) return t('yesterday');
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  }).format(at);
}

/** Formats the time of day with the short name of the time zone. The heading has the date. */
export function formatTimeOfDay(at: string): string {
  return new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at));
}
