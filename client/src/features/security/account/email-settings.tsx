import { useState } from 'react';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { ReauthenticationStep } from '../reauthentication/reauthentication-step.tsx';
import { useReauthenticatedAction } from '../reauthentication/use-reauthenticated-action.ts';
import { EmailChangeCodes } from './email-change-codes.tsx';

/** The owner's address. Changing it requires codes from both mailboxes. */
export function EmailSettings({ hasFactor }: { hasFactor: boolean }) {
  const { user } = useCurrentUser();
  const [typed, setTyped] = useState<string | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const asking = useReauthenticatedAction(
    (email: string, code) => callEndpoint(securityEndpoints.changeEmail, { body: { email, code } }),
    ({ email }) => setAwaited(email),
    'Nothing was changed. Please try again.',
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
    return <ReauthenticationStep proof={asking.proof} submitLabel="Confirm" backLabel="Back" />;
  return (
    <div className="flex flex-col gap-4">
      <p className="wrap-anywhere">{user?.username}</p>
      {typed === null ? (
        <Button variant="secondary" className="self-start" onClick={() => setTyped('')}>
          Change the address
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
          <Field
            label="New email address"
            hint="Your recipients and reporters can see it. The links they already have keep working."
            error={asking.failure ?? undefined}
          >
            <TextInput
              type="email"
              autoComplete="email"
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <Banner title="We’ll send a code to each mailbox">
            You need both codes to change the address.
            {hasFactor && ' If you can’t access the old mailbox anymore, use your second factor instead.'}
          </Banner>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary" isBusy={asking.isBusy}>
              Send the codes
            </Button>
            <Button variant="quiet" onClick={leave}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
