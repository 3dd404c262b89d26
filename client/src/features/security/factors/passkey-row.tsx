import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { securityEndpoints, type Passkey } from '#shared/contracts/security.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { callEndpoint, getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { passkeysQuery } from '../api.ts';
import { useSecuritySettingsMessages } from '../use-security-settings-messages.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  isBusy: boolean;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, isBusy, onRemove }: PasskeyRowProps) {
  const t = useSecuritySettingsMessages();
  const common = useCommonMessages();
  const queryClient = useQueryClient();
  const [name, setName] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const rename = useMutation({
    mutationFn: (wanted: string) =>
      callEndpoint(securityEndpoints.namePasskey, { params: { id: passkey.id }, body: { name: wanted } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      setName(null);
    },
  });
  const { createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-3 last:border-b-0">
      {name === null ? (
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{passkey.name}</p>
          <p className="text-sm text-quiet">
            {lastUsedAt
              ? t('lastUsed', { date: formatMoment(lastUsedAt) })
              : t('added', { date: formatMoment(createdAt) })}
          </p>
        </div>
      ) : (
        <form
          noValidate
          className="grow"
          onSubmit={(event) => {
            event.preventDefault();
            if (!rename.isPending) rename.mutate(name);
          }}
        >
          <Field
            label={t('passkeyName')}
            error={rename.error ? getErrorMessage(rename.error, t('nameNotSaved')) : undefined}
          >
            <TextInput autoFocus value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <div className="mt-2 flex gap-2">
            <Button type="submit" variant="secondary" size="small" isBusy={rename.isPending}>
              {common('saveName')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setName(null)}>
              {common('cancel')}
            </Button>
          </div>
        </form>
      )}
      {name === null && (
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="small"
            aria-label={t('renamePasskey', { name: passkey.name })}
            onClick={() => setName(passkey.name)}
          >
            {t('rename')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            isBusy={isBusy}
            aria-label={t('removeNamed', { name: passkey.name })}
            onClick={() => setIsAsking(true)}
          >
            {t('remove')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('removeQuestion', { name: passkey.name })}
        description={t('removeEffect')}
        confirmLabel={t('removePasskey')}
        variant="danger"
        onConfirm={() => {
          setIsAsking(false);
          onRemove();
        }}
      />
    </li>
  );
}
