import { cx } from '../lib/class-names.ts';

interface MeterProps {
  label: string;
  value: number;
  max: number;
}

/** Shows how much of a limited resource is used. The adjacent text must state the numbers. */
export function Meter({ label, value, max }: MeterProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 1;
  const percent = Math.round(share * 100);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}% used`}
      className="h-2.5 overflow-hidden rounded-full border border-line-strong bg-sunken"
    >
      <div
        className={cx(
          'h-full origin-left forced-colors:bg-[CanvasText]',
          share < 0.9 ? 'bg-primary' : 'bg-danger',
        )}
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
