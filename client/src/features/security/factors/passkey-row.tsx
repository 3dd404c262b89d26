import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { securityEndpoints, type Passkey } from '#shared/contracts/security.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { callEndpoint, getErrorMessage } from '#client/lib/http/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { passkeysQuery } from '../api.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  isBusy: boolean;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, isBusy, onRemove }: PasskeyRowProps) {
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
            {lastUsedAt ? `Last used ${formatMoment(lastUsedAt)}` : `Added ${formatMoment(createdAt)}`}
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
            label="Name of the passkey"
            error={
              rename.error
                ? getErrorMessage(rename.error, 'The name wasn’t saved. Please try again.')
                : undefined
            }
          >
            <TextInput autoFocus value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <div className="mt-2 flex gap-2">
            <Button type="submit" variant="secondary" size="small" isBusy={rename.isPending}>
              Save name
            </Button>
            <Button variant="quiet" size="small" onClick={() => setName(null)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      {name === null && (
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="small"
            aria-label={`Rename ${passkey.name}`}
            onClick={() => setName(passkey.name)}
          >
            Rename
          </Button>
          <Button
            variant="quiet"
            size="small"
            isBusy={isBusy}
            aria-label={`Remove ${passkey.name}`}
            onClick={() => setIsAsking(true)}
          >
            Remove
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove ${passkey.name}?`}
        description="You won’t be able to sign in with it anymore. You can also delete it on the device."
        confirmLabel="Remove the passkey"
        variant="danger"
        onConfirm={() => {
          setIsAsking(false);
          onRemove();
        }}
      />
    </li>
  );
}
