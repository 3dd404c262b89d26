import { cx } from '../lib/class-names.ts';

export interface DetailRow {
  term: string;
  value: string;
  /** Marks the most important line. */
  isTotal?: boolean;
}

/** Terms at the left and values at the right, or below where there is no room. A line follows each. */
export function DetailList({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <dl className="rounded-md border px-4">
      {rows.map(({ term, value, isTotal }) => (
        <div
          key={term}
          className={cx(
            'flex flex-wrap justify-between gap-x-4 border-b py-2.5 last:border-b-0',
            isTotal && 'font-medium',
          )}
        >
          <dt className={cx(!isTotal && 'text-quiet')}>{term}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
