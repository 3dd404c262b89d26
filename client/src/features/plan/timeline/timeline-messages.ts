import type { PlannedSubstitute, PlanTimeline, TimelineOpening } from '#shared/contracts/plan.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { describeReportEvent } from '../../release/report-messages.ts';

/** A row of the timeline. `who` is null for events that concern everyone. */
export interface TimelineRow {
  when: string;
  who: string | null;
  what: string;
}

const NAMED = 3;

/** Formats up to three titles and the number of remaining ones. */
export function formatHeadlines(ids: readonly number[], titleOf: (id: number) => string): string {
  const named = ids.slice(0, NAMED).map((id) => `“${titleOf(id)}”`);
  const more = ids.length - NAMED;
  if (more > 0) return `${named.join(', ')} and ${more} more`;
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : (named[0] ?? '');
}

const verbs = {
  readable: 'Can read',
  opened: 'Got',
  opens: 'Gets',
  waits: 'Gets',
} satisfies Record<TimelineOpening['kind'], string>;

export const AFTER_DEATH_LABEL = 'After your death or incapacitation is confirmed';

/** Formats what happens for one person as a table row. */
export function formatOpeningRow(
  { kind, at, name, email, leavebits, substitute }: TimelineOpening,
  titleOf: (id: number) => string,
): TimelineRow {
  return {
    when: at === null ? (kind === 'waits' ? AFTER_DEATH_LABEL : 'Now') : formatMoment(at),
    who: name ?? email,
    what: [
      `${verbs[kind]} ${formatHeadlines(leavebits, titleOf)}`,
      ...(substitute ? [describePassingOn(substitute, { kind, isOne: leavebits.length === 1 })] : []),
    ].join('. '),
  };
}

/** Says who gets what isn't opened. What's readable now counts as opened with a release. */
function describePassingOn(
  { name, email, afterDays }: PlannedSubstitute,
  { kind, isOne }: { kind: TimelineOpening['kind']; isOne: boolean },
): string {
  const who = name ?? email;
  const since =
    kind === 'readable'
      ? `${afterDays} days after your death or incapacitation is confirmed`
      : `after ${afterDays} days`;
  return isOne
    ? `If unopened ${since}, ${who} gets it as well`
    : `What’s unopened ${since} goes to ${who} as well`;
}

/**
 * Builds all rows in chronological order. LeaveBits that are already readable appear under today, and undated rows come last.
 * @param areTooFew whether there are too few reporters to complete a report
 */
export function buildTimelineRows(timeline: PlanTimeline, areTooFew = false): TimelineRow[] {
  const { openings, steps, shutsAt, earliestRelease, now } = timeline;
  const titles = new Map(timeline.leavebits.map(({ id, description }) => [id, description]));
  const titleOf = (id: number) => titles.get(id) || 'No description yet';
  const dated: [at: string, row: TimelineRow][] = [
    ...openings.map((opening): [string, TimelineRow] => [
      opening.at ?? (opening.kind === 'waits' ? '~' : now),
      formatOpeningRow(opening, titleOf),
    ]),
    ...steps.map(({ at, kind, reportType, email, name }): [string, TimelineRow] => [
      at,
      {
        when: formatMoment(at),
        who: 'A report',
        what: describeReportEvent({ kind, email: email && formatNameAndEmail({ name, email }) }, reportType),
      },
    ]),
  ];
  if (shutsAt) {
    const what = 'From then on, nobody can read anything unless you pay.';
    dated.push([shutsAt, { when: formatMoment(shutsAt), who: null, what }]);
  }
  if (earliestRelease && openings.some(({ kind }) => kind === 'waits')) {
    const what = areTooFew
      ? 'As things stand, nothing would open: too few of your reporters can act.'
      : timeline.isReported
        ? `As things stand, this opens on ${formatMoment(earliestRelease)} at the earliest.`
        : `If somebody reported now, this would open on ${formatMoment(earliestRelease)} at the earliest.`;
    dated.push(['~', { when: AFTER_DEATH_LABEL, who: null, what }]);
  }
  return dated.sort(([one], [other]) => (one === other ? 0 : one < other ? -1 : 1)).map(([, row]) => row);
}
