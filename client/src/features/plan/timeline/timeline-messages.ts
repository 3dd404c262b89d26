import type { PlannedSubstitute, PlanTimeline, TimelineOpening } from '#shared/contracts/plan.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import type { MessageId, TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatList } from '#client/lib/messages/format-list.ts';
import { describeReportEvent } from '../../release/report-messages.ts';

type TimelineMessages = TextMessages<'owner-plan-timeline'>;

/** A row of the timeline. `who` is null for events that concern everyone. */
export interface TimelineRow {
  when: string;
  who: string | null;
  what: string;
}

const NAMED = 3;

/** Formats up to three titles and the number of remaining ones. */
export function formatHeadlines(
  ids: readonly number[],
  titleOf: (id: number) => string,
  t: TimelineMessages,
): string {
  const named = ids.slice(0, NAMED).map((id) => t('quoted', { title: titleOf(id) }));
  const count = ids.length - NAMED;
  return formatList(count > 0 ? [...named, t('more', { count })] : named, t);
}

const whatHappens = {
  readable: 'canRead',
  opened: 'got',
  opens: 'gets',
  waits: 'gets',
} as const satisfies Record<TimelineOpening['kind'], MessageId<'owner-plan-timeline'>>;

/** Formats what happens for one person as a table row. */
export function formatOpeningRow(
  { kind, at, name, email, leavebits, substitute }: TimelineOpening,
  titleOf: (id: number) => string,
  t: TimelineMessages,
): TimelineRow {
  return {
    when: at === null ? t(kind === 'waits' ? 'afterDeath' : 'now') : formatMoment(at),
    who: name ?? email,
    what: [
      t(whatHappens[kind], { titles: formatHeadlines(leavebits, titleOf, t) }),
      ...(substitute ? [describePassingOn(substitute, { kind, isOne: leavebits.length === 1 }, t)] : []),
    ].join('. '),
  };
}

/** Says who gets what isn't opened. What's readable now counts as opened with a release. */
function describePassingOn(
  { name, email, afterDays }: PlannedSubstitute,
  { kind, isOne }: { kind: TimelineOpening['kind']; isOne: boolean },
  t: TimelineMessages,
): string {
  const values = { name: name ?? email, days: afterDays };
  if (kind === 'readable') return t(isOne ? 'onePassedOnAfterDeath' : 'passedOnAfterDeath', values);
  return t(isOne ? 'onePassedOn' : 'passedOn', values);
}

/**
 * Builds all rows in chronological order. LeaveBits that are already readable appear under today, and undated rows come last.
 * @param areTooFew whether there are too few reporters to complete a report
 * @param history the messages about reports
 */
export function buildTimelineRows(
  timeline: PlanTimeline,
  areTooFew: boolean,
  t: TimelineMessages,
  history: TextMessages<'owner-report-history'>,
): TimelineRow[] {
  const { openings, steps, shutsAt, earliestRelease, now } = timeline;
  const titles = new Map(timeline.leavebits.map(({ id, description }) => [id, description]));
  const titleOf = (id: number) => titles.get(id) || t('noDescription');
  const dated: [at: string, row: TimelineRow][] = [
    ...openings.map((opening): [string, TimelineRow] => [
      opening.at ?? (opening.kind === 'waits' ? '~' : now),
      formatOpeningRow(opening, titleOf, t),
    ]),
    ...steps.map(({ at, kind, reportType, email, name }): [string, TimelineRow] => [
      at,
      {
        when: formatMoment(at),
        who: t('aReport'),
        what: describeReportEvent(
          { kind, email: email && formatNameAndEmail({ name, email }) },
          reportType,
          false,
          history,
        ),
      },
    ]),
  ];
  if (shutsAt) {
    dated.push([shutsAt, { when: formatMoment(shutsAt), who: null, what: t('shuts') }]);
  }
  if (earliestRelease && openings.some(({ kind }) => kind === 'waits')) {
    const date = formatMoment(earliestRelease);
    const what = areTooFew
      ? t('tooFewReporters')
      : t(timeline.isReported ? 'earliestReported' : 'earliest', { date });
    dated.push(['~', { when: t('afterDeath'), who: null, what }]);
  }
  return dated.sort(([one], [other]) => (one === other ? 0 : one < other ? -1 : 1)).map(([, row]) => row);
}
