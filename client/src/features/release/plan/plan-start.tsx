import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Circle } from 'lucide-react';
import { cx } from '../../../lib/class-names.ts';
import { count } from '../../../lib/count.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { leavebitsQuery } from '../../leavebits/api.ts';
import { useHasReporters } from '../../leavebits/sharing/use-has-reporters.ts';
import { countWaitingForReport, firstSteps } from './never-opening.ts';

interface PlanStartProps {
  ownerEmail: string;
  className?: string;
}

/**
 * What a plan still needs before it can work: the warning that nobody can report, or else the steps of a new owner. Shows
 * nothing once there are reporters and a LeaveBit for somebody.
 */
export function PlanStart({ ownerEmail, className }: PlanStartProps) {
  const { data: leavebits } = useQuery(leavebitsQuery);
  const hasReporters = useHasReporters();
  if (!leavebits || hasReporters === null) return null;
  const choose = (
    <ButtonLink variant="secondary" size="small" href={paths.release()} className="shrink-0">
      Choose reporters
    </ButtonLink>
  );
  const waiting = countWaitingForReport(leavebits, ownerEmail);
  const steps = firstSteps(leavebits, ownerEmail, hasReporters);
  const isStarting = steps.slice(0, 2).some(({ isDone }) => !isDone);
  return !hasReporters && waiting > 0 ? (
    <Banner tone="warning" title="Nobody can report yet" action={choose} className={className}>
      {count(waiting, 'LeaveBit')} would never open.
    </Banner>
  ) : (
    isStarting && (
      <section
        aria-label="Your first steps"
        className={cx('rounded-md border bg-surface p-4 sm:p-5', className)}
      >
        <ol className="grid gap-4 sm:grid-cols-3">
          {steps.map(({ title, text, isDone }, index) => {
            const Shape = isDone ? CircleCheck : Circle;
            return (
              <li key={title} className="flex gap-2.5">
                <Shape
                  aria-hidden
                  className={cx('mt-0.5 size-5 shrink-0', isDone ? 'text-success' : 'text-quiet')}
                />
                <div className="flex flex-col items-start gap-2">
                  <div>
                    <p className="font-medium">
                      {index + 1}. {title}
                      {isDone && <span className="sr-only"> (done)</span>}
                    </p>
                    <p className="text-sm text-quiet">{text}</p>
                  </div>
                  {index === 2 && !isDone && choose}
                </div>
              </li>
            );
          })}
        </ol>
      </section>
    )
  );
}
