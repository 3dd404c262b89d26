import * as Radix from '@radix-ui/react-progress';
import { cx } from '../lib/class-names.ts';

export interface ProgressBarProps {
  label: string;
  /** The progress, 0 to 1. Null if unknown. */
  value: number | null;
  className?: string;
}

export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div className={className}>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span>{label}</span>
        {percent !== null && <span className="tabular-nums">{`${percent}%`}</span>}
      </div>
      <Radix.Root
        value={percent}
        aria-label={label}
        className="h-2.5 overflow-hidden rounded-full border border-line-strong bg-sunken"
      >
        <Radix.Indicator
          className={cx(
            'block h-full origin-left bg-primary transition-transform duration-200',
            percent === null && 'opacity-35 motion-safe:animate-pulse',
          )}
          style={{ transform: `scaleX(${percent === null ? 1 : percent / 100})` }}
        />
      </Radix.Root>
    </div>
  );
}
