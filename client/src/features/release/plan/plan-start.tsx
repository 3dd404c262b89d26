import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Circle } from 'lucide-react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { cx } from '#client/lib/class-names.ts';
import { formatCount } from '#client/lib/format-count.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { findNextGuideStep, type GuideStep } from '../../guide/guide-steps.ts';
import { useGuide } from '../../guide/use-guide.ts';
import { leavebitsQuery } from '../../leavebits/api.ts';
import { describeReporterShortage } from '../../leavebits/sharing/report-readiness.ts';
import { TOO_FEW_REPORTERS_TITLE } from '../../leavebits/sharing/reporter-shortage.tsx';
import { useReportReadiness } from '../../leavebits/sharing/use-report-readiness.ts';
import { reportsQuery } from '../api.ts';
import { HomeGuide } from './home-guide.tsx';
import { countLeavebitsAwaitingReport, getOwnerFirstSteps, canOpenByReport } from './plan-readiness.ts';

interface PlanStartProps {
  ownerEmail: string;
  /** Opens the form. Null creates a LeaveBit. */
  onOpen: (leavebit: Leavebit | null) => void;
  className?: string;
}

/**
 * Shows what a plan still needs in order to work: a warning that there are too few reporters, or the first steps and the guide
 * for a new owner. Renders nothing once there are enough reporters and a LeaveBit with a recipient.
 */
export function PlanStart({ ownerEmail, onOpen, className }: PlanStartProps) {
  const { data: leavebits } = useQuery(leavebitsQuery);
  const power = useReportReadiness();
  const { data: reports } = useQuery(reportsQuery);
  const guide = useGuide();
  if (!leavebits || !power) return null;
  const waiting = countLeavebitsAwaitingReport(leavebits, ownerEmail);
  const steps = getOwnerFirstSteps(leavebits, ownerEmail, power.hasReporters);
  const isStarting = steps.slice(0, 2).some(({ isDone }) => !isDone);
  const isDone = Object.fromEntries(steps.map((one) => [one.step, one.isDone])) as Record<GuideStep, boolean>;
  const unshared = leavebits[0] ?? null;

  function start() {
    guide.goTo(0);
    onOpen(unshared);
  }

  return (
    <>
      {guide.from !== null && (
        <HomeGuide
          guide={guide}
          step={findNextGuideStep(isDone, guide.from)}
          leavebit={unshared}
          isDone={isDone}
          needed={power.needed}
          onOpen={onOpen}
          className={className}
        />
      )}
      {isStarting && (
        <section
          aria-label="Your first steps"
          className={cx('flex flex-col gap-4 rounded-md border bg-surface p-4 sm:p-5', className)}
        >
          <Steps steps={steps} />
          {guide.from === null && (
            <div className="flex flex-col gap-x-4 gap-y-2 border-t pt-4 sm:flex-row sm:items-center">
              <Button variant="secondary" size="small" className="self-start" onClick={start}>
                {leavebits.length === 0 ? 'Start' : 'Continue'}
              </Button>
              <p className="text-sm text-quiet">
                We’ll guide you through it. It takes about three minutes, and you can stop at any time.
              </p>
            </div>
          )}
        </section>
      )}
      {!isStarting && guide.from === null && !power.isEnough && !canOpenByReport(reports) && waiting > 0 && (
        <Banner
          tone="warning"
          title={power.hasReporters ? TOO_FEW_REPORTERS_TITLE : 'You have no reporters yet'}
          action={
            <ButtonLink variant="secondary" size="small" href={paths.release()} className="shrink-0">
              {power.hasReporters ? 'Go to your reporters' : 'Choose reporters'}
            </ButtonLink>
          }
          className={className}
        >
          {formatCount(waiting, 'LeaveBit')} would never open.
          {power.hasReporters && ` ${describeReporterShortage(power)}`}
        </Banner>
      )}
    </>
  );
}

function Steps({ steps }: { steps: ReturnType<typeof getOwnerFirstSteps> }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-3">
      {steps.map(({ step, title, text, isDone }, index) => {
        const Shape = isDone ? CircleCheck : Circle;
        return (
          <li key={step} className="flex gap-2.5">
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
              {step === 'reporters' && !isDone && (
                <ButtonLink variant="secondary" size="small" href={paths.release()} className="shrink-0">
                  Choose reporters
                </ButtonLink>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
