import { findOpeningDate, findReleaseCondition, type ReleaseSetting } from '#shared/domain/release.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { formatList } from '#client/lib/format-list.ts';

/** A recipient as the owner calls them, and their rule. */
interface Reader {
  name: string;
  setting: ReleaseSetting;
}

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
 * @param what the LeaveBit, or several of them
 */
export function describeAccess(readers: readonly Reader[], now: Date, what = 'this'): string[] {
  const groups = new Map<string, { at: number; names: string[] }>();
  for (const { name, setting } of readers) {
    const when = describeMoment(setting, now);
    if (!when) continue;
    const group = groups.get(when.text) ?? { at: when.at, names: [] };
    group.names.push(name);
    groups.set(when.text, group);
  }
  return [...groups]
    .sort(([, one], [, other]) => one.at - other.at)
    .map(([text, { names }]) => `${listNames(names)} can read ${what} ${text}`);
}

function describeMoment(setting: ReleaseSetting, now: Date): { text: string; at: number } | null {
  if (opensAtOnce(setting, now)) return { text: 'today', at: 0 };
  if (findReleaseCondition(setting) === 'report')
    return { text: 'after your death or incapacitation is confirmed', at: Infinity };
  const opensAt = findOpeningDate(setting);
  return opensAt && { text: `on ${formatMoment(opensAt)}`, at: opensAt.getTime() };
}

function listNames(names: readonly string[]): string {
  if (names.length <= NAMED) return formatList(names, 'and');
  const more = formatCount(names.length - NAMED + 1, 'more person', 'more people');
  return formatList([...names.slice(0, NAMED - 1), more], 'and');
}
