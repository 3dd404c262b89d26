import { useState } from 'react';
import { isPasswordAcceptable } from '#shared/domain/password.ts';
import { securityEndpoints, type SecurityOverview } from '#shared/contracts/security.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, PasswordInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { reopenLiveConnection } from '../../accounts/session/live-connection.ts';
import { PasswordChecklist } from '../../accounts/sign-in/password-checklist.tsx';
import { ReauthenticationStep } from '../reauthentication/reauthentication-step.tsx';
import { useReauthenticatedAction } from '../reauthentication/use-reauthenticated-action.ts';
import { useSecuritySettingsMessages } from '../use-security-settings-messages.ts';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

/** Sets a new password for the signed-in owner, who authenticates with the old one or a second factor. */
export function PasswordSettings({ standing }: { standing: SecurityOverview }) {
  const t = useSecuritySettingsMessages();
  const common = useCommonMessages();
  const [typed, setTyped] = useState<Passwords | null>(null);
  const [problem, setProblem] = useState<string>();
  const hasFactor = standing.totp || standing.passkeys > 0;
  const changing = useReauthenticatedAction(
    ({ currentPassword, newPassword }: Passwords, code) =>
      callEndpoint(securityEndpoints.changePassword, {
        body: { newPassword, code, ...(currentPassword !== '' && { currentPassword }) },
      }),
    () => {
      reopenLiveConnection();
      setTyped(null);
      toast({ title: t('passwordChanged'), description: t('passwordChangedNext'), variant: 'success' });
    },
    t('passwordNotChangedNext'),
  );
  if (changing.proof)
    return (
      <ReauthenticationStep
        proof={changing.proof}
        submitLabel={common('confirm')}
        backLabel={common('back')}
      />
    );
  if (!typed)
    return (
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => setTyped({ currentPassword: '', newPassword: '' })}
      >
        {t('changePassword')}
      </Button>
    );
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.currentPassword === '' && !hasFactor) return setProblem(t('currentPasswordMissing'));
        if (!isPasswordAcceptable(typed.newPassword)) return setProblem(undefined);
        setProblem(undefined);
        void changing.start(typed);
      }}
    >
      <Field
        label={t(hasFactor ? 'currentPasswordOptional' : 'currentPassword')}
        hint={hasFactor ? t('currentPasswordHint') : undefined}
        error={problem}
      >
        <PasswordInput
          autoComplete="current-password"
          autoFocus
          value={typed.currentPassword}
          onChange={(event) => setTyped({ ...typed, currentPassword: event.target.value })}
        />
      </Field>
      <Field label={t('newPassword')}>
        <PasswordInput
          autoComplete="new-password"
          value={typed.newPassword}
          onChange={(event) => setTyped({ ...typed, newPassword: event.target.value })}
        />
      </Field>
      <PasswordChecklist password={typed.newPassword} />
      {changing.failure && (
        <Banner tone="danger" role="alert" title={t('passwordNotChanged')}>
          {changing.failure}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isBusy={changing.isBusy}>
          {t('savePassword')}
        </Button>
        <Button variant="quiet" onClick={() => setTyped(null)}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
