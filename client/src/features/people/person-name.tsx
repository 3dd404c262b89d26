import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { messageOf } from '../../lib/http/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { useNames, useSetName } from './api.ts';

/** A recipient or reporter: the name with its address, and a way to give, change or remove the name. */
export function PersonName({ email }: { email: string }) {
  const name = useNames()(email);
  const [isEditing, setIsEditing] = useState(false);
  // The button takes the focus back from the field that it has opened.
  const wasEditing = useRef(false);

  function close() {
    wasEditing.current = true;
    setIsEditing(false);
  }

  return (
    <div>
      <p className="text-base wrap-anywhere">
        {name === null ? email : <NameAndAddress name={name} email={email} />}
      </p>
      {isEditing ? (
        <NameField email={email} name={name ?? ''} onClose={close} />
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3.25"
          aria-label={name === null ? `Add a name for ${email}` : `Edit the name of ${email}`}
          ref={(button) => {
            if (button && wasEditing.current) button.focus();
            wasEditing.current = false;
          }}
          onClick={() => setIsEditing(true)}
        >
          {name === null ? 'Add a name' : 'Edit name'}
        </Button>
      )}
    </div>
  );
}

export function NameAndAddress({ name, email }: { name: string; email: string }) {
  return (
    <>
      <bdi>{name}</bdi> <span className="text-quiet">({email})</span>
    </>
  );
}

/** Not a form: it may stand inside one. */
function NameField({ email, name, onClose }: { email: string; name: string; onClose: () => void }) {
  const [typed, setTyped] = useState(name);
  const { mutate, isPending, error } = useSetName();
  const save = () => mutate({ email, name: typed }, { onSuccess: onClose });

  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Here Enter saves the name. It must not submit the form around it.
    event.preventDefault();
    if (!isPending) save();
  }

  return (
    <div className="flex flex-col gap-2 py-2">
      <Field
        label={`Name of ${email}`}
        isLabelHidden
        hint="Only you see it. Leave it empty to remove the name."
        error={error ? messageOf(error, 'The name was not saved. Please try again.') : undefined}
      >
        <TextInput
          value={typed}
          maxLength={limits.nameLength}
          autoComplete="off"
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={saveOnEnter}
        />
      </Field>
      <div className="flex gap-2">
        <Button variant="secondary" size="small" isBusy={isPending} onClick={save}>
          Save name
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
