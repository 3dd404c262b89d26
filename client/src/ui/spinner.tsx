import { LoaderCircle } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

/** With a `label`, it stands alone and is announced. Without one, it is decorative and needs text next to it. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const shape = <LoaderCircle aria-hidden className={cx('size-4.5 shrink-0 animate-spin', className)} />;
  if (!label) return shape;
  return (
    <div role="status" className="flex items-center justify-center gap-3 text-quiet">
      {shape}
      <span>{label}</span>
    </div>
  );
}
