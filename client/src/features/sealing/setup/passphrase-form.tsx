import { useState } from 'react';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, PasswordInput } from '#client/ui/fields/field.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { describePassphrase, isPassphraseAcceptable, ratePassphrase } from './passphrase-rules.ts';
import { useSealingSetupMessages } from './use-sealing-setup-messages.ts';

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
  const t = useSealingSetupMessages();
  const common = useCommonMessages();
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { user } = useCurrentUser();
  const own = user ? [user.username, user.name ?? ''] : [];
  const rating = ratePassphrase(passphrase, own);
  const strength = describePassphrase(rating, t);
  const weakness = isPassphraseAcceptable(passphrase, own) ? undefined : strength;
  const difference = again.trim() === passphrase.trim() ? undefined : t('notSame');
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
        label={t('newPassphrase')}
        hint={t('newPassphraseHint')}
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
        {passphrase !== '' && !(isChecked && weakness) && strength}
      </p>
      <Field label={t('samePassphrase')} error={isChecked ? difference : undefined}>
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
          {common('back')}
        </Button>
      </div>
    </form>
  );
}
