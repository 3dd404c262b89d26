import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { callEndpoint, getErrorMessage } from '../../lib/http/api-client.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { useValidatedForm } from '../../lib/use-validated-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { useCurrentUser } from './session/use-current-user.ts';
import { currentUserStore } from './session/current-user-store.ts';
import { lazyAccountContract } from './sign-in/api.ts';
import { useOwnerNameMessages } from './use-owner-name-messages.ts';

async function setName(body: { name: string }) {
  const saved = await callEndpoint((await lazyAccountContract.load()).accountEndpoints.setName, { body });
  currentUserStore.set(saved);
  return saved;
}

/** Shows and edits the owner's own name, which their recipients and reporters see next to the address. */
export function OwnerNameSetting() {
  const t = useOwnerNameMessages();
  const { user } = useCurrentUser();
  const name = user?.name ?? null;
  const [isEditing, setIsEditing] = useState(false);
  // Focus returns to the button from the field it opened.
  const wasEditing = useRef(false);

  function close() {
    wasEditing.current = true;
    setIsEditing(false);
  }

  if (isEditing) return <OwnerNameForm name={name ?? ''} onClose={close} />;
  return (
    <div className="flex flex-col items-start gap-2">
      {name === null ? (
        <p className="text-sm text-quiet">{t('noName')}</p>
      ) : (
        <p className="wrap-anywhere">{name}</p>
      )}
      <Button
        variant="secondary"
        ref={(button) => {
          if (button && wasEditing.current) button.focus();
          wasEditing.current = false;
        }}
        onClick={() => setIsEditing(true)}
      >
        {t(name === null ? 'add' : 'edit')}
      </Button>
    </div>
  );
}

function OwnerNameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useOwnerNameMessages();
  const common = useCommonMessages();
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: setName });
  const { field, check, isChecking, problemWith } = useValidatedForm(
    { name },
    async () => (await lazyAccountContract.load()).setNameBody,
  );

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const body = await check(event);
    if (!body) return;
    try {
      const saved = await mutateAsync(body);
      toast({ title: t(saved.name === null ? 'removed' : 'saved'), variant: 'success' });
      onClose();
    } catch {
      // The field shows the error.
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field
        label={t('name')}
        hint={t('hint')}
        error={problemWith('name') ?? (error ? getErrorMessage(error, t('notSaved')) : undefined)}
      >
        <TextInput autoComplete="name" autoFocus {...field('name')} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="secondary" isBusy={isChecking || isPending}>
          {common('saveName')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
