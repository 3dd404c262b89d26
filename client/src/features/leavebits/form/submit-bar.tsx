import { Button } from '#client/ui/button.tsx';

interface SubmitBarProps {
  formId: string;
  label: string;
  /** What is still missing before the form can be submitted. Null if nothing is. */
  need: string | null;
  /** Shown next to the button if nothing is missing. */
  note?: string | undefined;
  isBusy?: boolean;
}

/** The footer of a sheet with a form: its only button, and why it is disabled. */
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
