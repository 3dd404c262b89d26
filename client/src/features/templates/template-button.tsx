import { Circle, CircleCheck } from 'lucide-react';
import { cx } from '../../lib/class-names.ts';

interface TemplateButtonProps {
  text: string;
  isDone: boolean;
  onClick: () => void;
}

/** One line of the checklist. */
export function TemplateButton({ text, isDone, onClick }: TemplateButtonProps) {
  const Shape = isDone ? CircleCheck : Circle;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="flex min-h-11 w-full items-center gap-2 rounded-md border px-2.5 py-2 sm:px-3 text-left hover:border-line-strong hover:bg-sunken"
    >
      <Shape
        aria-hidden
        strokeWidth={isDone ? 2 : 1.5}
        className={cx('size-4.5 shrink-0', isDone ? 'text-success' : 'text-line-strong')}
      />
      <span className="min-w-0 leading-snug">
        {text} {isDone && <span className="sr-only">(done)</span>}
      </span>
    </button>
  );
}
