import { Button } from '#client/ui/button.tsx';

interface SubmitBarProps {
  formId: string;
  label: string;
  /** What is still missing before the form can be sent. Null when nothing is. */
  need: string | null;
  /** Shown beside the button when nothing is missing. */
  note?: string | undefined;
  isBusy?: boolean;
}

/** The foot of a sheet with a form: its one button, and why it cannot be pressed yet. */
export function SubmitBar({ formId, label, need, note, isBusy = false }: SubmitBarProps) {
  const text = need ?? note;
  return (
    <div className="flex w-full flex-col gap-2 sm:flex-row sm:items-center sm:justify-end sm:gap-4">
      {text && (
        <p id={`${formId}-needs`} className="text-sm text-quiet">
          {text}
        </p>
      )}
      <Button
        type="submit"
        form={formId}
        disabled={need !== null}
        isBusy={isBusy}
        className="shrink-0 sm:whitespace-nowrap"
        aria-describedby={text ? `${formId}-needs` : undefined}
      >
        {label}
      </Button>
    </div>
  );
}
