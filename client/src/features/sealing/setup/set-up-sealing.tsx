import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { useFocusOnChange } from '#client/ui/use-focus-on-change.ts';
import { usePrintedSheet } from '#client/ui/use-printed-sheet.tsx';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { ReauthenticationStep } from '../../security/reauthentication/reauthentication-step.tsx';
import { createSecretKey, formatSecretKey, type SecretKey } from '../crypto/secret-keys.ts';
import { SecretKeyText } from '../secret-key-text.tsx';
import { PassphraseForm } from './passphrase-form.tsx';
import { RecoverySheet } from './recovery-sheet.tsx';
import { useSaveSealing } from './use-save-sealing.ts';

type Step = { at: 'meaning' | 'passphrase' } | { at: 'sheet' | 'check'; key: SecretKey; passphrase: string };

/** Sets up sealing: what it means, a passphrase, a printed recovery sheet, and a check that it is there. */
export function SetUpSealing({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'meaning' });
  const heading = useFocusOnChange<HTMLHeadingElement>(step.at === 'meaning' ? null : step);
  const saving = useSaveSealing(onDone);
  const creating = useMutation({
    mutationFn: (_passphrase: string) => createSecretKey(),
    gcTime: 0,
    onSuccess: (key, passphrase) => setStep({ at: 'sheet', key, passphrase }),
  });
  const failure =
    saving.failure ?? (creating.error && getErrorMessage(creating.error, 'Please try again in a moment.'));
  if (saving.proof)
    return <ReauthenticationStep proof={saving.proof} submitLabel="Confirm" backLabel="Back" />;

  const framed = (title: string, children: ReactNode) => (
    <div className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
        {title}
      </h2>
      {failure && (
        <Banner tone="danger" role="alert" title="Not set up yet">
          {failure}
        </Banner>
      )}
      {children}
    </div>
  );

  switch (step.at) {
    case 'meaning':
      return framed(
        'What sealing means',
        <>
          <ul className="flex max-w-reading list-disc flex-col gap-2 pl-6">
            <li>
              Your browser encrypts a sealed LeaveBit before it reaches us. We keep it and release it as
              always, but we can’t read it.
            </li>
            <li>
              Each recipient needs a card, which you print and hand over. Without it they can’t read it
              either.
            </li>
            <li>
              <strong>
                If you lose your passphrase and your recovery sheet, nobody can help, not even us.
              </strong>
            </li>
          </ul>
          <p className="max-w-reading text-quiet">
            It takes two minutes and a printer. You can also copy the key by hand.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setStep({ at: 'passphrase' })}>I understand, go on</Button>
            {onCancel && (
              <Button variant="quiet" onClick={onCancel}>
                Not now
              </Button>
            )}
          </div>
        </>,
      );
    case 'passphrase':
      return framed(
        'Choose a passphrase',
        <PassphraseForm
          submitLabel="Go on"
          isBusy={creating.isPending}
          onSubmit={(passphrase) => creating.mutate(passphrase)}
          onBack={() => setStep({ at: 'meaning' })}
        />,
      );
    case 'sheet':
      return framed(
        'Print your recovery sheet',
        <SheetStep keyOnPaper={step.key} onNext={() => setStep({ ...step, at: 'check' })} />,
      );
    case 'check':
      return framed(
        'Is the sheet there?',
        <CheckStep
          identity={step.key.identity}
          isBusy={saving.isBusy}
          onChecked={() => void saving.start({ key: step.key, passphrase: step.passphrase })}
          onBack={() => setStep({ ...step, at: 'sheet' })}
        />,
      );
  }
}

function SheetStep({ keyOnPaper, onNext }: { keyOnPaper: SecretKey; onNext: () => void }) {
  const { user } = useCurrentUser();
  const { print, sheet } = usePrintedSheet();
  const [isShown, setIsShown] = useState(false);
  const owner = user ? formatNameAndEmail({ name: user.name, email: user.username }) : '';
  return (
    <>
      <p className="max-w-reading">
        It opens what you seal if you ever forget your passphrase. Please keep it where you keep your will.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={Printer}
          onClick={() => print(<RecoverySheet identity={keyOnPaper.identity} owner={owner} />)}
        >
          Print the sheet
        </Button>
        <Button variant="quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide the key' : 'No printer? Show the key'}
        </Button>
      </div>
      {isShown && (
        <p translate="no" className="rounded-md border bg-sunken p-4 font-mono leading-loose wrap-anywhere">
          <SecretKeyText identity={keyOnPaper.identity} />
        </p>
      )}
      <Button className="self-start" onClick={onNext}>
        I have it on paper
      </Button>
      {sheet}
    </>
  );
}

const PROBLEM = 'This isn’t what the sheet says. Please look again, or go back and print it again.';

/** Asks for the end of the key, which only the sheet shows. */
function CheckStep({
  identity,
  isBusy,
  onChecked,
  onBack,
}: {
  identity: string;
  isBusy: boolean;
  onChecked: () => void;
  onBack: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const last = formatSecretKey(identity).split(' ').at(-1)!;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const isRight = typed.trim().toUpperCase() === last;
        setProblem(isRight ? undefined : PROBLEM);
        if (isRight) onChecked();
      }}
    >
      <Field
        label={`The last ${last.length} characters of the key`}
        hint="Please read them from your sheet."
        error={problem}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="max-w-40 font-mono uppercase"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          Finish
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
