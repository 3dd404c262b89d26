import { useState } from 'react';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { ReauthenticationStep } from '../reauthentication/reauthentication-step.tsx';
import { useReauthenticatedAction } from '../reauthentication/use-reauthenticated-action.ts';
import { useSecuritySettingsMessages } from '../use-security-settings-messages.ts';
import { EmailChangeCodes } from './email-change-codes.tsx';

/** The owner's address. Changing it requires codes from both mailboxes. */
export function EmailSettings({ hasFactor }: { hasFactor: boolean }) {
  const t = useSecuritySettingsMessages();
  const common = useCommonMessages();
  const { user } = useCurrentUser();
  const [typed, setTyped] = useState<string | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const asking = useReauthenticatedAction(
    (email: string, code) => callEndpoint(securityEndpoints.changeEmail, { body: { email, code } }),
    ({ email }) => setAwaited(email),
  );
  const leave = () => {
    setTyped(null);
    setAwaited(null);
  };
  if (awaited !== null && user)
    return (
      <EmailChangeCodes
        oldEmail={user.username}
        newEmail={awaited}
        hasFactor={hasFactor}
        onDone={leave}
        onCancel={leave}
      />
    );
  if (asking.proof)
    return (
      <ReauthenticationStep proof={asking.proof} submitLabel={common('confirm')} backLabel={common('back')} />
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="wrap-anywhere">{user?.username}</p>
      {typed === null ? (
        <Button variant="secondary" className="self-start" onClick={() => setTyped('')}>
          {t('changeAddress')}
        </Button>
      ) : (
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void asking.start(typed);
          }}
        >
          <Field label={t('newAddress')} hint={t('newAddressHint')} error={asking.failure ?? undefined}>
            <TextInput
              type="email"
              autoComplete="email"
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <Banner title={t('addressCodesTitle')}>
            {t('addressCodes')}
            {hasFactor && ` ${t('addressCodesFactor')}`}
          </Banner>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary" isBusy={asking.isBusy}>
              {t('sendCodes')}
            </Button>
            <Button variant="quiet" onClick={leave}>
              {common('cancel')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
