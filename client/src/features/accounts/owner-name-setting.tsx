import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { callEndpoint, getErrorMessage } from '../../lib/http/api-client.ts';
import { useValidatedForm } from '../../lib/use-validated-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { useCurrentUser } from './session/use-current-user.ts';
import { currentUserStore } from './session/current-user-store.ts';
import { lazyAccountContract } from './sign-in/api.ts';

async function setName(body: { name: string }) {
  const saved = await callEndpoint((await lazyAccountContract.load()).accountEndpoints.setName, { body });
  currentUserStore.set(saved);
  return saved;
}

/** Shows and edits the owner's own name, which their recipients and reporters see next to the address. */
export function OwnerNameSetting() {
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
        <p className="text-sm text-quiet">Your recipients and reporters only see your email address.</p>
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
        {name === null ? 'Add your name' : 'Edit your name'}
      </Button>
    </div>
  );
}

function OwnerNameForm({ name, onClose }: { name: string; onClose: () => void }) {
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
      toast({
        title: saved.name === null ? 'Name removed' : 'Name saved',
        variant: 'success',
      });
      onClose();
    } catch {
      // The field shows the error.
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field
        label="Your name"
        hint="Your recipients and reporters see it next to your email address. Leave it empty to remove it."
        error={
          problemWith('name') ??
          (error ? getErrorMessage(error, 'Your name wasn’t saved. Please try again.') : undefined)
        }
      >
        <TextInput autoComplete="name" autoFocus {...field('name')} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="secondary" isBusy={isChecking || isPending}>
          Save name
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
