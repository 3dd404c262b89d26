import { useEffect, useState } from 'react';
import { Globe, MapPin } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { formatMomentIn } from '#shared/messages/format-moment.ts';
import { describeTimeZone, now } from '../../lib/dates.ts';
import { formatMoment } from '../../lib/messages/format-moment.ts';
import { useMessages, type Messages } from '../../lib/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { formatTimeUntil } from './rules.ts';

/** Shows a moment in UTC and in the reader's time zone, with a countdown. */
export function TimeDisplay({ moment }: { moment: Date }) {
  const t = useMessages('time-converter');
  const left = useTimeLeft(moment, t);
  return (
    <>
      <Card>
        <p className="mb-5">
          <Badge tone={left === null ? 'quiet' : 'success'}>{t(left === null ? 'passed' : 'future')}</Badge>
        </p>
        <dl className="flex flex-col gap-5">
          <Moment Shape={Globe} label={t('original')}>
            {formatMomentIn(t.language, moment, 'UTC')}
          </Moment>
          <Moment Shape={MapPin} label={t('local', { zone: describeTimeZone() })}>
            {formatMoment(moment, t)}
          </Moment>
        </dl>
        <div className="mt-6 border-t pt-5">
          <h2 className="text-base md:text-base">{t('left')}</h2>
          <p role="timer" className="mt-1 font-serif text-xl tabular-nums">
            {left ?? t('expired')}
          </p>
        </div>
      </Card>
      <Banner>{t('why')}</Banner>
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

function useTimeLeft(moment: Date, t: Messages<'time-converter'>): string | null {
  const [left, setLeft] = useState(() => formatTimeUntil(moment, now(), t));
  useEffect(() => {
    const timer = setInterval(() => setLeft(formatTimeUntil(moment, now(), t)), 1000);
    return () => clearInterval(timer);
  }, [moment, t]);
  return left;
}
