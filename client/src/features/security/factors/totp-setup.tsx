import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { callEndpoint, getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeInput } from '#client/ui/fields/code-input.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { useTotpSetupMessages } from './use-totp-setup-messages.ts';

interface TotpSetupProps {
  secret: string;
  otpauthUrl: string;
  /** Receives the recovery codes. */
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The QR code for a new authenticator app, and the field for its first code. */
export function TotpSetup({ secret, otpauthUrl, onDone, onCancel }: TotpSetupProps) {
  const t = useTotpSetupMessages();
  const common = useCommonMessages();
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
      <p>{t('scan')}</p>
      <QrCode text={otpauthUrl} label={t('qrCode')} />
      <p className="text-sm text-quiet">
        {t.rich('otherWays', {
          link: (content) => (
            <a href={otpauthUrl} className="text-link">
              {content}
            </a>
          ),
          key: () => (
            <code translate="no" className="font-mono wrap-anywhere text-ink">
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
          ),
        })}
      </p>
      <Field
        label={t('code')}
        hint={t('codeHint')}
        error={confirm.error ? getErrorMessage(confirm.error, t('codeWrong')) : undefined}
      >
        <CodeInput value={code} onChange={setCode} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={confirm.isPending}>
          {common('confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
