import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
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
import { useSealingSetupMessages } from './use-sealing-setup-messages.ts';

type Step = { at: 'meaning' | 'passphrase' } | { at: 'sheet' | 'check'; key: SecretKey; passphrase: string };

/** Sets up sealing: what it means, a passphrase, a printed recovery sheet, and a check that it is there. */
export function SetUpSealing({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const t = useSealingSetupMessages();
  const common = useCommonMessages();
  const [step, setStep] = useState<Step>({ at: 'meaning' });
  const heading = useFocusOnChange<HTMLHeadingElement>(step.at === 'meaning' ? null : step);
  const saving = useSaveSealing(onDone);
  const creating = useMutation({
    mutationFn: (_passphrase: string) => createSecretKey(),
    gcTime: 0,
    onSuccess: (key, passphrase) => setStep({ at: 'sheet', key, passphrase }),
  });
  const failure = saving.failure ?? (creating.error && getErrorMessage(creating.error, t('tryAgainSoon')));
  if (saving.proof)
    return (
      <ReauthenticationStep proof={saving.proof} submitLabel={common('confirm')} backLabel={common('back')} />
    );

  const framed = (title: string, children: ReactNode) => (
    <div className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
        {title}
      </h2>
      {failure && (
        <Banner tone="danger" role="alert" title={t('notSetUp')}>
          {failure}
        </Banner>
      )}
      {children}
    </div>
  );

  switch (step.at) {
    case 'meaning':
      return framed(
        t('meaningTitle'),
        <>
          <ul className="flex max-w-reading list-disc flex-col gap-2 pl-6">
            <li>{t('meaningEncrypted')}</li>
            <li>{t('meaningCards')}</li>
            <li>
              <strong>{t('meaningLoss')}</strong>
            </li>
          </ul>
          <p className="max-w-reading text-quiet">{t('effort')}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setStep({ at: 'passphrase' })}>{t('understood')}</Button>
            {onCancel && (
              <Button variant="quiet" onClick={onCancel}>
                {t('notNow')}
              </Button>
            )}
          </div>
        </>,
      );
    case 'passphrase':
      return framed(
        t('passphraseTitle'),
        <PassphraseForm
          submitLabel={t('goOn')}
          isBusy={creating.isPending}
          onSubmit={(passphrase) => creating.mutate(passphrase)}
          onBack={() => setStep({ at: 'meaning' })}
        />,
      );
    case 'sheet':
      return framed(
        t('sheetTitle'),
        <SheetStep keyOnPaper={step.key} onNext={() => setStep({ ...step, at: 'check' })} />,
      );
    case 'check':
      return framed(
        t('checkTitle'),
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
  const t = useSealingSetupMessages();
  const { user } = useCurrentUser();
  const { print, sheet } = usePrintedSheet();
  const [isShown, setIsShown] = useState(false);
  const owner = user ? formatNameAndEmail({ name: user.name, email: user.username }) : '';
  return (
    <>
      <p className="max-w-reading">{t('sheetPurpose')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={Printer}
          onClick={() => print(<RecoverySheet identity={keyOnPaper.identity} owner={owner} />)}
        >
          {t('printSheet')}
        </Button>
        <Button variant="quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {t(isShown ? 'hideKey' : 'showKey')}
        </Button>
      </div>
      {isShown && (
        <p translate="no" className="rounded-md border bg-sunken p-4 font-mono leading-loose wrap-anywhere">
          <SecretKeyText identity={keyOnPaper.identity} />
        </p>
      )}
      <Button className="self-start" onClick={onNext}>
        {t('hasSheet')}
      </Button>
      {sheet}
    </>
  );
}

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
  const t = useSealingSetupMessages();
  const common = useCommonMessages();
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
        setProblem(isRight ? undefined : t('notOnSheet'));
        if (isRight) onChecked();
      }}
    >
      <Field
        label={t('lastCharacters', { count: last.length })}
        hint={t('lastCharactersHint')}
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
          {t('finish')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {common('back')}
        </Button>
      </div>
    </form>
  );
}
