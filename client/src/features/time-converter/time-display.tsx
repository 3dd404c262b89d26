import { useEffect, useState } from 'react';
import { Globe, MapPin } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { describeTimeZone, formatMoment, now } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { formatTimeUntil } from './rules.ts';

/** Shows a moment in UTC and in the reader's time zone, with a countdown. */
export function TimeDisplay({ moment }: { moment: Date }) {
  const left = useTimeLeft(moment);
  return (
    <>
      <Card>
        <p className="mb-5">
          <Badge tone={left === null ? 'quiet' : 'success'}>
            {left === null ? 'This time has passed' : 'Future time'}
          </Badge>
        </p>
        <dl className="flex flex-col gap-5">
          <Moment Shape={Globe} label="Original time (UTC)">
            {formatMoment(moment, 'UTC')}
          </Moment>
          <Moment Shape={MapPin} label={`Your local time (${describeTimeZone()})`}>
            {formatMoment(moment)}
          </Moment>
        </dl>
        <div className="mt-6 border-t pt-5">
          <h2 className="text-base md:text-base">Time remaining</h2>
          <p role="timer" className="mt-1 font-serif text-xl tabular-nums">
            {left ?? 'Time has expired'}
          </p>
        </div>
      </Card>
      <Banner>
        Times in our emails are in UTC, which is the same all over the world. This page converts one of them
        to your device’s time zone.
      </Banner>
    </>
  );
}

function Moment({ Shape, label, children }: { Shape: LucideIcon; label: string; children: string }) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-sm text-quiet">
        <Shape aria-hidden className="size-4 shrink-0 text-primary" />
        {label}
      </dt>
      <dd className="mt-1 text-lg">{children}</dd>
    </div>
  );
}

function useTimeLeft(moment: Date): string | null {
  const [left, setLeft] = useState(() => formatTimeUntil(moment, now()));
  useEffect(() => {
    const timer = setInterval(() => setLeft(formatTimeUntil(moment, now())), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
