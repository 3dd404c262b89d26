import type { ReactNode } from 'react';
import { cx } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { guideSteps, type GuideStep } from './guide-steps.ts';

interface GuideBarProps {
  /** Null if no steps are left. */
  step: GuideStep | null;
  title: string;
  children: ReactNode;
  /** The control that continues the guide. */
  action?: ReactNode;
  /** A button to skip this step. */
  skip?: ReactNode;
  onLeave: () => void;
  className?: string;
}

/** A slim bar above the part of the page that a step is about, with the instructions and ways to leave the guide. */
export function GuideBar({ step, title, children, action, skip, onLeave, className }: GuideBarProps) {
  return (
    <section
      aria-label="Guide"
      data-kept-free
      className={cx('@container rounded-md bg-primary-soft px-4 py-3 forced-colors:border', className)}
    >
      <div className="flex flex-col gap-x-6 gap-y-3 @3xl:flex-row @3xl:items-center @3xl:justify-between">
        <div role="status" className="max-w-reading">
          <p className="font-medium">
            {step && (
              <span className="text-primary">
                Step {guideSteps.indexOf(step) + 1} of {guideSteps.length}:{' '}
              </span>
            )}
            {title}
          </p>
          <p className="text-sm">{children}</p>
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-2">
          {action}
          {skip}
          <Button
            variant="quiet"
            size="small"
            className={cx(!action && !skip && '-ml-3.25 @3xl:ml-0')}
            onClick={onLeave}
          >
            {step ? 'Leave the guide' : 'Close'}
          </Button>
        </div>
      </div>
    </section>
  );
}
