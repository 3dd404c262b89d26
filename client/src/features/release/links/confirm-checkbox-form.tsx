import { useId, useRef, useState } from 'react';
import { CircleAlert } from 'lucide-react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button, type ButtonVariant } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/field.tsx';

interface SureFormProps {
  /** The statement that the user confirms by ticking the box. */
  sentence: string;
  label: string;
  variant?: ButtonVariant;
  isBusy: boolean;
  failure: { title: string; sentence: string } | null;
  onSure: () => void;
  /** Whether the box is ticked, if a form beside it has to know. Otherwise, the form itself remembers it. */
  ticked?: { isTicked: boolean; onTick: (isTicked: boolean) => void } | undefined;
}

/** Requires two deliberate steps, a checkbox and a button. */
export function ConfirmCheckboxForm(props: SureFormProps) {
  const { sentence, label, variant, isBusy, failure, onSure, ticked } = props;
  const links = useMessages('links');
  const site = useMessages('site');
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isOwnTicked, setIsOwnTicked] = useState(false);
  const isSure = ticked?.isTicked ?? isOwnTicked;
  const setIsSure = ticked?.onTick ?? setIsOwnTicked;
  const [isMissing, setIsMissing] = useState(false);

  function go() {
    setIsMissing(!isSure);
    if (isSure) onSure();
    else box.current?.focus();
  }

  return (
    <div className="flex flex-col gap-4">
      <div>
        <Checkbox
          ref={box}
          label={sentence}
          checked={isSure}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? id : undefined}
          onChange={(event) => {
            setIsSure(event.target.checked);
            setIsMissing(false);
          }}
          className="items-start! py-2 [&>input]:mt-0.5"
        />
        {isMissing && (
          <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {links('tickFirst')}
          </p>
        )}
      </div>
      {failure && (
        <Banner tone="danger" role="alert" title={failure.title}>
          {failure.sentence}
        </Banner>
      )}
      <Button variant={variant} isBusy={isBusy} onClick={go} className="w-full sm:w-auto sm:self-start">
        {failure ? site('tryAgain') : label}
      </Button>
    </div>
  );
}
