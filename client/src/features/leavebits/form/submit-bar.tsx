import { Button } from '#client/ui/button.tsx';

interface SubmitBarProps {
  formId: string;
  label: string;
  /** What is missing before the form can be submitted, or null. */
  need: string | null;
  /** Shown next to the button if nothing is missing. */
  note?: string | undefined;
  isBusy?: boolean;
}

/** A form sheet's footer, with its only button and the reason if that is disabled. */
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
