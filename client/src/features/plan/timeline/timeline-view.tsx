import { useQuery } from '@tanstack/react-query';
import type { PlanTimeline } from '#shared/contracts/plan.ts';
import type { MessageId } from '#shared/messages/catalog.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { planHealthQuery, planTimelineQuery } from '../api.ts';
import { hasTooFewReporters } from '../health/plan-messages.ts';
import { useReportHistoryMessages } from '../../release/reports/use-report-history-messages.ts';
import { MARK_SIZE, type TimelineMark } from './time-scale.ts';
import { TimelineMarkShape, TimelinePicture } from './timeline-picture.tsx';
import { buildTimelineRows } from './timeline-messages.ts';
import { useTimelineMessages } from './use-timeline-messages.ts';

/** Shows when LeaveBits become readable and for whom, as a chart and an equivalent table. */
export function TimelineView() {
  const t = useTimelineMessages();
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-1 max-w-reading text-quiet">{t('intro')}</p>
      </div>
      <Timeline />
    </div>
  );
}

function Timeline() {
  const t = useTimelineMessages();
  const common = useCommonMessages();
  const { data: timeline, error, isFetching, refetch } = useQuery(planTimelineQuery);
  if (error && !timeline)
    return (
      <Banner
        tone="danger"
        role="alert"
        title={common('notLoaded')}
        action={
          <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            {common('tryAgain')}
          </Button>
        }
      >
        {getErrorMessage(error, common('nothingChanged'))}
      </Banner>
    );
  if (!timeline)
    return (
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-4">
        <Skeleton className="h-60 w-full rounded-md" />
        <Skeleton className="h-40 w-full rounded-md" />
      </SkeletonGroup>
    );
  if (timeline.openings.length === 0 && timeline.steps.length === 0)
    return <p className="max-w-reading">{t('nothing')}</p>;
  return (
    <>
      <Card as="section" aria-label={t('chart')} className="flex flex-col gap-4 p-3 sm:p-6">
        <TimelinePicture timeline={timeline} />
        <Legend timeline={timeline} />
      </Card>
      <TimelineTable timeline={timeline} />
    </>
  );
}

/** What each mark means, and how the first one of the legend says that its number counts LeaveBits. */
const meanings = [
  ['readable', 'readable', 'oneReadable'],
  ['opens', 'opens', 'oneOpens'],
  ['waits', 'waits', 'oneWaits'],
  ['step', 'step', 'step'],
] as const satisfies [TimelineMark<string>['kind'], ...MessageId<'owner-plan-timeline'>[]][];

/** Lists only the marks used in the chart. The numbers count LeaveBits. */
function Legend({ timeline: { openings, steps } }: { timeline: PlanTimeline }) {
  const t = useTimelineMessages();
  const isThere = (kind: string) =>
    kind === 'step'
      ? steps.length > 0
      : openings.some((one) => (one.kind === 'opened' ? 'readable' : one.kind) === kind);
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
      {meanings
        .filter(([kind]) => isThere(kind))
        .map(([kind, meaning, meaningOfOne], index) => (
          <li key={kind} className="flex items-center gap-2">
            <svg aria-hidden width={MARK_SIZE} height={MARK_SIZE} className="shrink-0">
              <TimelineMarkShape mark={{ kind, x: MARK_SIZE / 2, count: 1, labels: [] }} y={MARK_SIZE / 2} />
            </svg>
            {t(index === 0 ? meaningOfOne : meaning)}
          </li>
        ))}
    </ul>
  );
}

function TimelineTable({ timeline }: { timeline: PlanTimeline }) {
  const t = useTimelineMessages();
  const history = useReportHistoryMessages();
  const { data: plan } = useQuery(planHealthQuery);
  return (
    // On phones, each row becomes a three-line block, so that addresses don't wrap within a column. ARIA roles preserve the table
    // semantics.
    <table role="table" className="w-full border-collapse text-left max-sm:block">
      <caption className="sr-only">{t('table')}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b align-bottom text-quiet">
          <th role="columnheader" className="w-1/4 py-2 pr-3 font-medium">
            {t('when')}
          </th>
          <th role="columnheader" className="py-2 pr-3 font-medium">
            {t('who')}
          </th>
          <th role="columnheader" className="w-1/2 py-2 font-medium">
            {t('what')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block max-sm:border-t">
        {buildTimelineRows(timeline, plan !== undefined && hasTooFewReporters(plan), t, history).map(
          ({ when, who, what }) => (
            <tr
              key={`${when} ${who} ${what}`}
              role="row"
              className="border-b align-top max-sm:flex max-sm:flex-col max-sm:py-3"
            >
              <td role="cell" className="max-sm:text-sm max-sm:text-quiet sm:py-2.5 sm:pr-3">
                {when}
              </td>
              <td role="cell" className="wrap-anywhere max-sm:font-medium sm:py-2.5 sm:pr-3">
                {who ?? t('everyone')}
              </td>
              <td role="cell" className="wrap-anywhere sm:py-2.5">
                {what}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
