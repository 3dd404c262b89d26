import { cx } from '../lib/class-names.ts';

export interface DetailListRow {
  term: string;
  value: string;
  /** Highlights the most important row. */
  isTotal?: boolean;
}

/** Shows terms on the left and values on the right, or below if space is tight. Each row ends with a divider. */
export function DetailList({ rows }: { rows: readonly DetailListRow[] }) {
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
