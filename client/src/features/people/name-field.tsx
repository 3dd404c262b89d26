import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { useSavePerson } from './api.ts';
import { findNameProblem } from './name-validation.ts';
import { useNameFieldMessages } from './use-name-field-messages.ts';

/** Edits the name of a recipient or reporter. Not a form, so it can be nested in one. */
export function NameField({ email, name, onClose }: { email: string; name: string; onClose: () => void }) {
  const t = useNameFieldMessages();
  const common = useCommonMessages();
  const [typed, setTyped] = useState(name);
  const { mutate, isPending, error } = useSavePerson();
  const problem = findNameProblem(typed);
  const field = useRef<HTMLInputElement>(null);
  const save = () => {
    if (problem) field.current?.focus();
    else mutate({ email, name: typed }, { onSuccess: onClose });
  };

  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter saves the name here and must not submit the surrounding form.
    event.preventDefault();
    if (!isPending) save();
  }

  return (
    <div className="flex flex-col gap-2 py-2">
      <Field
        label={t('label', { email })}
        isLabelHidden
        hint={t('hint')}
        error={problem ?? (error ? getErrorMessage(error, t('notSaved')) : undefined)}
      >
        <TextInput
          ref={field}
          value={typed}
          autoComplete="off"
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={saveOnEnter}
        />
      </Field>
      <div className="flex gap-2">
        <Button variant="secondary" size="small" isBusy={isPending} onClick={save}>
          {common('saveName')}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </div>
  );
}
