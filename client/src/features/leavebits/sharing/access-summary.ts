import { findOpeningDate, findReleaseCondition, type ReleaseSetting } from '#shared/domain/release.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatList } from '#client/lib/messages/format-list.ts';

/** A recipient as the owner calls them, and their rule. */
interface Reader {
  name: string;
  setting: ReleaseSetting;
}

/** What they read: a LeaveBit, one that is sealed for their card, or several. */
export type SharedContent = 'one' | 'with-card' | 'several';

/** How many people to name in a sentence before counting the rest. */
const NAMED = 4;

/** Whether a rule lets its recipient read right away. */
export function opensAtOnce(setting: ReleaseSetting, now: Date): boolean {
  const opensAt = findOpeningDate(setting);
  return findReleaseCondition(setting) === 'nothing' || (opensAt !== null && opensAt <= now);
}

/**
 * Says who can read a LeaveBit and when, in one sentence for each moment. What opens first comes first. Omits rules that never
 * open anything.
 */
export function describeAccess(
  readers: readonly Reader[],
  { now, content = 'one' }: { now: Date; content?: SharedContent | undefined },
  t: TextMessages<'owner-leavebits-confirm'>,
): string[] {
  const groups = new Map<string, { opening: Opening; names: string[] }>();
  for (const { name, setting } of readers) {
    const opening = findOpening(setting, now);
    if (!opening) continue;
    const key = opening.when + opening.date;
    const group = groups.get(key) ?? { opening, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((one, other) => one.opening.at - other.opening.at)
    .map(({ opening: { when, date }, names }) =>
      t(sentences[content][when], { names: listNames(names, t), date }),
    );
}

const sentences = {
  one: { today: 'readToday', report: 'readReport', date: 'readDate' },
  'with-card': { today: 'readTodayWithCard', report: 'readReportWithCard', date: 'readDateWithCard' },
  several: { today: 'readTodaySeveral', report: 'readReportSeveral', date: 'readDateSeveral' },
} as const;

interface Opening {
  when: 'today' | 'report' | 'date';
  /** For sorting. */
  at: number;
  date: string;
}

function findOpening(setting: ReleaseSetting, now: Date): Opening | null {
  if (opensAtOnce(setting, now)) return { when: 'today', at: 0, date: '' };
  if (findReleaseCondition(setting) === 'report') return { when: 'report', at: Infinity, date: '' };
  const opensAt = findOpeningDate(setting);
  return opensAt && { when: 'date', at: opensAt.getTime(), date: formatMoment(opensAt) };
}

function listNames(names: readonly string[], t: TextMessages<'owner-leavebits-confirm'>): string {
  if (names.length <= NAMED) return formatList(names, t);
  const more = t('morePeople', { count: names.length - NAMED + 1 });
  return formatList([...names.slice(0, NAMED - 1), more], t);
}
