import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { cx } from '../../lib/class-names.ts';
import type { TemplateState } from './template-progress.ts';
import { useTemplateMessages } from './use-template-messages.ts';

interface TemplateButtonProps {
  text: string;
  /** Undefined if no LeaveBit has been created from it. */
  state: TemplateState | undefined;
  onClick: () => void;
}

const marks = {
  open: { Shape: Circle, look: 'text-line-strong' },
  begun: { Shape: CircleDashed, look: 'text-quiet' },
  done: { Shape: CircleCheck, look: 'text-success' },
};

/** A line of the checklist. */
export function TemplateButton({ text, state, onClick }: TemplateButtonProps) {
  const t = useTemplateMessages();
  const { Shape, look } = marks[state ?? 'open'];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="flex min-h-11 w-full items-center gap-2 rounded-md border px-2.5 py-2 sm:px-3 text-left hover:border-line-strong hover:bg-sunken"
    >
      <Shape aria-hidden strokeWidth={state ? 2 : 1.5} className={cx('size-4.5 shrink-0', look)} />
      <span className="min-w-0 leading-snug">
        {text} {state && <span className="sr-only">{t(state)}</span>}
      </span>
    </button>
  );
}
