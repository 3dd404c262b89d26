import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field, PasswordInput } from '#client/ui/fields/field.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { describePassphrase, isPassphraseAcceptable, ratePassphrase } from './passphrase-rules.ts';

/** A form for a new passphrase, entered twice. Shows how strong it is. */
export function PassphraseForm({
  submitLabel,
  isBusy = false,
  autoFocus = false,
  onSubmit,
  onBack,
}: {
  submitLabel: string;
  isBusy?: boolean;
  autoFocus?: boolean;
  onSubmit: (passphrase: string) => void;
  onBack: () => void;
}) {
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { user } = useCurrentUser();
  const own = user ? [user.username, user.name ?? ''] : [];
  const rating = ratePassphrase(passphrase, own);
  const weakness = isPassphraseAcceptable(passphrase, own) ? undefined : describePassphrase[rating];
  const difference = again.trim() === passphrase.trim() ? undefined : 'This isn’t the same as above';
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!weakness && !difference) onSubmit(passphrase);
      }}
    >
      <Field
        label="New passphrase"
        hint="Not the password you sign in with: we see that one when you sign in."
        error={isChecked ? weakness : undefined}
      >
        <PasswordInput
          autoComplete="new-password"
          autoFocus={autoFocus}
          value={passphrase}
          onChange={(event) => setPassphrase(event.target.value)}
        />
      </Field>
      <p role="status" className="-mt-2 min-h-6 text-sm text-quiet">
        {passphrase !== '' && !(isChecked && weakness) && describePassphrase[rating]}
      </p>
      <Field label="The same passphrase again" error={isChecked ? difference : undefined}>
        <PasswordInput
          autoComplete="new-password"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
