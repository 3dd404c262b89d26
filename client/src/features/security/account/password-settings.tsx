import { useState } from 'react';
import { isPasswordAcceptable } from '#shared/domain/password.ts';
import { securityEndpoints, type SecurityOverview } from '#shared/contracts/security.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, PasswordInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { reopenLiveConnection } from '../../accounts/session/live-connection.ts';
import { PasswordChecklist } from '../../accounts/sign-in/password-checklist.tsx';
import { ReauthenticationStep } from '../reauthentication/reauthentication-step.tsx';
import { useReauthenticatedAction } from '../reauthentication/use-reauthenticated-action.ts';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

/** Sets a new password for the signed-in owner, who authenticates with the old one or a second factor. */
export function PasswordSettings({ standing }: { standing: SecurityOverview }) {
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
      toast({
        title: 'Password changed',
        description: 'Every other browser has been signed out.',
        variant: 'success',
      });
    },
    'Your password wasn’t changed. Please try again.',
  );
  if (changing.proof)
    return <ReauthenticationStep proof={changing.proof} submitLabel="Confirm" backLabel="Back" />;
  if (!typed)
    return (
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => setTyped({ currentPassword: '', newPassword: '' })}
      >
        Change the password
      </Button>
    );
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.currentPassword === '' && !hasFactor)
          return setProblem('Please enter your current password');
        if (!isPasswordAcceptable(typed.newPassword)) return setProblem(undefined);
        setProblem(undefined);
        void changing.start(typed);
      }}
    >
      <Field
        label={hasFactor ? 'Current password (optional)' : 'Current password'}
        hint={
          hasFactor
            ? 'If you’ve forgotten it, leave it empty. We’ll ask for your second factor instead.'
            : undefined
        }
        error={problem}
      >
        <PasswordInput
          autoComplete="current-password"
          autoFocus
          value={typed.currentPassword}
          onChange={(event) => setTyped({ ...typed, currentPassword: event.target.value })}
        />
      </Field>
      <Field label="New password">
        <PasswordInput
          autoComplete="new-password"
          value={typed.newPassword}
          onChange={(event) => setTyped({ ...typed, newPassword: event.target.value })}
        />
      </Field>
      <PasswordChecklist password={typed.newPassword} />
      {changing.failure && (
        <Banner tone="danger" role="alert" title="Password not changed">
          {changing.failure}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isBusy={changing.isBusy}>
          Save the new password
        </Button>
        <Button variant="quiet" onClick={() => setTyped(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
