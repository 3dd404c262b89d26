import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { callEndpoint, getErrorMessage } from '#client/lib/http/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeInput } from '#client/ui/fields/code-input.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';

interface TotpSetupProps {
  secret: string;
  otpauthUrl: string;
  /** Receives the recovery codes. */
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The QR code for a new authenticator app, and the field for its first code. */
export function TotpSetup({ secret, otpauthUrl, onDone, onCancel }: TotpSetupProps) {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => callEndpoint(securityEndpoints.confirmTotp, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== '' && !confirm.isPending) confirm.mutate();
      }}
      className="flex flex-col gap-5"
    >
      <p>Open your authenticator app, add an account and scan this code.</p>
      <QrCode text={otpauthUrl} label="QR code for your authenticator app. The key is below it." />
      <p className="text-sm text-quiet">
        If you can’t scan it, open{' '}
        <a href={otpauthUrl} className="text-link">
          this link
        </a>{' '}
        on the device with the app, or type this key:{' '}
        <code translate="no" className="font-mono wrap-anywhere text-ink">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <Field
        label="The code in the app"
        hint="Six digits. This checks that the app works before you need it."
        error={
          confirm.error
            ? getErrorMessage(confirm.error, 'This code is wrong. Please try the next one.')
            : undefined
        }
      >
        <CodeInput value={code} onChange={setCode} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={confirm.isPending}>
          Confirm
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
