import { useQuery } from '@tanstack/react-query';
import type { PlanTimeline } from '#shared/contracts/plan.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { planHealthQuery, planTimelineQuery } from '../api.ts';
import { hasTooFewReporters } from '../health/plan-messages.ts';
import { MARK_SIZE, type TimelineMark } from './time-scale.ts';
import { TimelineMarkShape, TimelinePicture } from './timeline-picture.tsx';
import { buildTimelineRows } from './timeline-messages.ts';

/** Shows when LeaveBits become readable and for whom, as a chart and an equivalent table. */
export function TimelineView() {
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1>What opens when</h1>
        <p className="mt-1 max-w-reading text-quiet">
          Your plan over time, as of today. It updates whenever you change something.
        </p>
      </div>
      <Timeline />
    </div>
  );
}

function Timeline() {
  const { data: timeline, error, isFetching, refetch } = useQuery(planTimelineQuery);
  if (error && !timeline)
    return (
      <Banner
        tone="danger"
        role="alert"
        title="This couldn’t be loaded"
        action={
          <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {getErrorMessage(error, 'Nothing has changed. Please try again in a moment.')}
      </Banner>
    );
  if (!timeline)
    return (
      <SkeletonGroup label="Loading what opens when" className="flex flex-col gap-4">
        <Skeleton className="h-60 w-full rounded-md" />
        <Skeleton className="h-40 w-full rounded-md" />
      </SkeletonGroup>
    );
  if (timeline.openings.length === 0 && timeline.steps.length === 0)
    return (
      <p className="max-w-reading">
        Nothing opens for anyone but you yet. Once you share a LeaveBit with someone, it’ll appear here.
      </p>
    );
  return (
    <>
      <Card as="section" aria-label="Chart" className="flex flex-col gap-4 p-3 sm:p-6">
        <TimelinePicture timeline={timeline} />
        <Legend timeline={timeline} />
      </Card>
      <TimelineTable timeline={timeline} />
    </>
  );
}

const meanings = [
  ['readable', 'can be read now'],
  ['opens', 'opens on a date'],
  ['waits', 'opens after your death or incapacitation is confirmed'],
  ['step', 'report activity'],
] as const satisfies [TimelineMark<string>['kind'], string][];

/** Lists only the marks used in the chart. The numbers count LeaveBits. */
function Legend({ timeline: { openings, steps } }: { timeline: PlanTimeline }) {
  const isThere = (kind: string) =>
    kind === 'step'
      ? steps.length > 0
      : openings.some((one) => (one.kind === 'opened' ? 'readable' : one.kind) === kind);
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
      {meanings
        .filter(([kind]) => isThere(kind))
        .map(([kind, meaning], index) => (
          <li key={kind} className="flex items-center gap-2">
            <svg aria-hidden width={MARK_SIZE} height={MARK_SIZE} className="shrink-0">
              <TimelineMarkShape mark={{ kind, x: MARK_SIZE / 2, count: 1, labels: [] }} y={MARK_SIZE / 2} />
            </svg>
            {index === 0 && kind !== 'step' ? `1 LeaveBit that ${meaning}` : meaning}
          </li>
        ))}
    </ul>
  );
}

function TimelineTable({ timeline }: { timeline: PlanTimeline }) {
  const { data: plan } = useQuery(planHealthQuery);
  return (
    // On phones, each row becomes a three-line block, so that addresses don't wrap within a column. ARIA roles preserve the table
    // semantics.
    <table role="table" className="w-full border-collapse text-left max-sm:block">
      <caption className="sr-only">What opens when for whom</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b align-bottom text-quiet">
          <th role="columnheader" className="w-1/4 py-2 pr-3 font-medium">
            When
          </th>
          <th role="columnheader" className="py-2 pr-3 font-medium">
            Who
          </th>
          <th role="columnheader" className="w-1/2 py-2 font-medium">
            What
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block max-sm:border-t">
        {buildTimelineRows(timeline, plan && hasTooFewReporters(plan)).map(({ when, who, what }) => (
          <tr
            key={`${when} ${who} ${what}`}
            role="row"
            className="border-b align-top max-sm:flex max-sm:flex-col max-sm:py-3"
          >
            <td role="cell" className="max-sm:text-sm max-sm:text-quiet sm:py-2.5 sm:pr-3">
              {when}
            </td>
            <td role="cell" className="wrap-anywhere max-sm:font-medium sm:py-2.5 sm:pr-3">
              {who ?? 'Everyone'}
            </td>
            <td role="cell" className="wrap-anywhere sm:py-2.5">
              {what}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
