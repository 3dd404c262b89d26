import { useEffect, useRef, useState } from 'react';
import type { PlanTimeline, TimelineOpening } from '#shared/contracts/plan.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { cx } from '#client/lib/class-names.ts';
import { Button } from '#client/ui/button.tsx';
import { arrangeMarks, MARK_SIZE, createTimeScale, type TimelineMark, type TimeScale } from './time-scale.ts';
import { formatOpeningRow } from './timeline-messages.ts';
import { useTimelineMessages } from './use-timeline-messages.ts';

type Kind = TimelineOpening['kind'] | 'step';

const HEAD = 44;
const LANE = 62;
/** The offset of a lane's name from the top of the lane. */
const NAME = 25;
const FIRST_LANES = 20;

/** A chart of when LeaveBits become readable, with a lane for each person. The adjacent table is its text equivalent. */
export function TimelinePicture({ timeline }: { timeline: PlanTimeline }) {
  const t = useTimelineMessages();
  const [isWhole, setIsWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const all = lanesOf(timeline, t);
  const lanes = isWhole ? all : all.slice(0, FIRST_LANES);
  return (
    <div ref={box} className="flex flex-col items-center gap-3">
      {width > 0 && <Drawing timeline={timeline} lanes={lanes} width={width} />}
      {lanes.length < all.length && (
        <Button variant="secondary" size="small" onClick={() => setIsWhole(true)}>
          {t('showAll', { count: all.length })}
        </Button>
      )}
    </div>
  );
}

interface DrawingProps {
  timeline: PlanTimeline;
  lanes: readonly Lane[];
  width: number;
}

function Drawing({ timeline, lanes, width }: DrawingProps) {
  const t = useTimelineMessages();
  const { steps, openings } = timeline;
  const now = Date.parse(timeline.now);
  const moments = [...openings, ...steps, { at: timeline.shutsAt }].flatMap(({ at }) =>
    at === null ? [] : [Date.parse(at)],
  );
  const hasUndated = openings.some(({ kind }) => kind === 'waits');
  const scale = createTimeScale({ width, now, moments, hasUndated });
  const shut = timeline.shutsAt === null ? null : scale.xOf(Date.parse(timeline.shutsAt));
  const height = HEAD + lanes.length * LANE + 8;
  return (
    <svg role="img" aria-label={t('chartLabel')} width={width} height={height} className="block">
      {hasUndated && (
        <rect
          x={scale.undated - 46}
          y={0}
          width={92}
          height={height}
          rx={8}
          className="fill-sunken forced-colors:fill-none"
        />
      )}
      <Heading scale={scale} hasUndated={hasUndated} lanes={lanes.length} />
      {shut !== null && <Shut x={shut} end={hasUndated ? scale.undated - 48 : width} lanes={lanes.length} />}
      {lanes.map((lane, index) => (
        <LaneLine key={lane.key} lane={lane} y={HEAD + index * LANE} scale={scale} width={width} />
      ))}
    </svg>
  );
}

/** Draws a vertical line through all lanes, with gaps to keep the names legible. */
function upright(x: number, from: number, lanes: number): string {
  const besideNames = Array.from({ length: lanes }, (_, index) => HEAD + index * LANE).map(
    (y) => `M${x} ${y + NAME} V${y + LANE}`,
  );
  return [`M${x} ${from} V${HEAD}`, ...besideNames].join(' ');
}

function Heading({ scale, hasUndated, lanes }: { scale: TimeScale; hasUndated: boolean; lanes: number }) {
  const t = useTimelineMessages();
  const { today, undated, ticks } = scale;
  return (
    <g className="fill-quiet text-xs">
      <path d={upright(today, 30, lanes)} className="stroke-primary" strokeWidth={2} />
      <text x={today} y={22} textAnchor="middle" className="fill-primary font-medium">
        {t('today')}
      </text>
      {ticks.map(({ x, label }) => (
        <g key={label}>
          <path d={upright(x, 30, lanes)} className="stroke-line" strokeDasharray="2 5" />
          <text x={x} y={22} textAnchor={label === 'before' ? 'start' : 'middle'}>
            {t(label)}
          </text>
        </g>
      ))}
      {hasUndated && (
        <text x={undated} y={16} textAnchor="middle" className="fill-ink font-medium">
          {t.rich('undated', {
            first: (content) => <tspan x={undated}>{content}</tspan>,
            second: (content) => (
              <tspan x={undated} dy={15}>
                {content}
              </tspan>
            ),
          })}
        </text>
      )}
    </g>
  );
}

/** The width of the words beside the mark of the paid period's end. */
const SHUT_WORDS = 145;

/**
 * Marks the period in which nothing can be read unless a payment is made.
 * @param end where the words have to end, in CSS pixels
 */
function Shut({ x, end, lanes }: { x: number; end: number; lanes: number }) {
  const t = useTimelineMessages();
  const isBefore = x + 6 + SHUT_WORDS > end && x - 6 - SHUT_WORDS >= 0;
  return (
    <g>
      <path d={upright(x, 36, lanes)} className="stroke-warning" strokeWidth={2} strokeDasharray="6 4" />
      <text
        x={isBefore ? x - 6 : Math.min(x + 6, end - SHUT_WORDS)}
        y={40}
        textAnchor={isBefore ? 'end' : 'start'}
        className="fill-warning text-xs font-medium"
      >
        {t('paidUntil')}
      </text>
    </g>
  );
}

interface LaneLineProps {
  lane: Lane;
  y: number;
  scale: TimeScale;
  width: number;
}

function LaneLine({ lane, y, scale, width }: LaneLineProps) {
  const most = Math.floor((width - 24) / 8);
  const marks = lane.marks.map(({ at, ...mark }) => ({
    ...mark,
    x: at === 'undated' ? scale.undated : at === 'today' ? scale.today : scale.xOf(at),
  }));
  return (
    <g>
      <text x={2} y={y + 18} className="fill-ink stroke-surface text-sm [paint-order:stroke]" strokeWidth={6}>
        {lane.name.length > most ? `${lane.name.slice(0, most - 1)}…` : lane.name}
      </text>
      <line x1={2} x2={width - 2} y1={y + 42} y2={y + 42} className="stroke-line" />
      {arrangeMarks(marks).map((mark) => (
        <TimelineMarkShape key={`${mark.kind} ${mark.x}`} mark={mark} y={y + 42} />
      ))}
    </g>
  );
}

const looks = {
  readable: 'fill-success stroke-success',
  opened: 'fill-success stroke-success',
  opens: 'fill-surface stroke-primary',
  waits: 'fill-surface stroke-ink',
  step: 'fill-warning stroke-warning',
} satisfies Record<Kind, string>;

/** Marks differ in shape as well as color, for color-blind users. */
export function TimelineMarkShape({
  mark: { kind, x, count, labels },
  y,
}: {
  mark: TimelineMark<Kind>;
  y: number;
}) {
  const r = MARK_SIZE / 2 - 3;
  const isFull = kind === 'readable' || kind === 'opened';
  return (
    <g>
      <title>{labels.join('\n')}</title>
      {kind === 'waits' ? (
        <rect
          x={x - r + 1}
          y={y - r + 1}
          width={2 * r - 2}
          height={2 * r - 2}
          transform={`rotate(45 ${x} ${y})`}
          className={looks[kind]}
          strokeWidth={2}
        />
      ) : kind === 'step' ? (
        <path d={`M${x} ${y - r} L${x + r} ${y + r - 2} L${x - r} ${y + r - 2} Z`} className={looks[kind]} />
      ) : (
        <circle cx={x} cy={y} r={r} className={looks[kind]} strokeWidth={2} />
      )}
      {kind !== 'step' && (
        <text
          x={x}
          y={y + 4}
          textAnchor="middle"
          className={cx('text-xs font-medium', isFull ? 'fill-surface' : 'fill-ink')}
        >
          {count}
        </text>
      )}
    </g>
  );
}

interface Lane {
  key: string;
  name: string;
  marks: (Omit<TimelineMark<Kind>, 'x'> & { at: number | 'today' | 'undated' })[];
}

/** The reports lane comes first, followed by people sorted by name. */
function lanesOf(timeline: PlanTimeline, t: TextMessages<'owner-plan-timeline'>): Lane[] {
  const titles = new Map(timeline.leavebits.map(({ id, description }) => [id, description]));
  const people = new Map<string, Lane>();
  for (const opening of timeline.openings) {
    const { email, name, kind, at, leavebits } = opening;
    const lane = people.get(email) ?? { key: email, name: name ?? email, marks: [] };
    people.set(email, lane);
    const { when, what } = formatOpeningRow(opening, (id) => titles.get(id) || t('noDescription'), t);
    lane.marks.push({
      kind,
      count: leavebits.length,
      labels: [t('mark', { when, what })],
      at: at === null ? (kind === 'waits' ? 'undated' : 'today') : Date.parse(at),
    });
  }
  const reports: Lane = {
    key: '',
    name: t('reports'),
    marks: timeline.steps.map(({ at }) => ({ kind: 'step', count: 1, labels: [], at: Date.parse(at) })),
  };
  return [
    ...(reports.marks.length > 0 ? [reports] : []),
    ...[...people.values()].sort((one, other) => one.name.localeCompare(other.name)),
  ];
}

/** An element's width in CSS pixels, updated on resize. 0 before the first measurement. */
function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
