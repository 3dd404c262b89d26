import { useState } from 'react';
import { isReauthenticationRequired } from '#shared/contracts/schema/endpoint.ts';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { callEndpoint, getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { reopenLiveConnection } from '../../accounts/session/live-connection.ts';
import { currentUserStore } from '../../accounts/session/current-user-store.ts';
import { useSecuritySettingsMessages } from '../use-security-settings-messages.ts';

interface EmailCodesProps {
  oldEmail: string;
  newEmail: string;
  hasFactor: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the two codes of an address change, in either order. */
export function EmailChangeCodes({ oldEmail, newEmail, hasFactor, onDone, onCancel }: EmailCodesProps) {
  const t = useSecuritySettingsMessages();
  const common = useCommonMessages();
  const [code, setCode] = useState('');
  const [isHalfway, setIsHalfway] = useState(false);
  const [error, setError] = useState<string>();
  const { attempt: confirm, isUnderWay } = useAsyncAction((typed: string) =>
    callEndpoint(securityEndpoints.confirmEmail, { body: { code: typed } }),
  );

  async function submit() {
    if (code.trim() === '') return setError(t('codeMissing'));
    setError(undefined);
    try {
      const answer = await confirm(code);
      setCode('');
      if (isReauthenticationRequired(answer)) return setIsHalfway(true);
      reopenLiveConnection();
      currentUserStore.set(answer);
      toast({ title: t('addressChanged'), description: newEmail, variant: 'success' });
      onDone();
    } catch (refusal) {
      setError(getErrorMessage(refusal, t('codeNotAccepted')));
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p role="status">{isHalfway ? t('firstCodeCorrect') : t('codesSent', { oldEmail, newEmail })}</p>
      <Field
        label={t(isHalfway ? 'secondCode' : 'firstCode')}
        hint={hasFactor ? t('factorHint') : undefined}
        error={error}
      >
        <TextInput
          key={String(isHalfway)}
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isBusy={isUnderWay}>
          {t(isHalfway ? 'changeAddress' : 'continue')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
