import { useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { findNameProblem } from './name-validation.ts';
import { useNameFieldMessages } from './use-name-field-messages.ts';
import { usePersonNameMessages } from './use-person-name-messages.ts';

interface PersonNameFormFieldProps {
  email: string;
  /** The text typed so far. */
  name: string;
  /** Registers the control with the surrounding form, which holds its value. */
  control: ComponentProps<'input'>;
}

/** Lets the owner name a person inside a form. The name is saved with the form. An invalid name stays open with its error. */
export function PersonNameFormField({ email, name, control }: PersonNameFormFieldProps) {
  const t = useNameFieldMessages();
  const people = usePersonNameMessages();
  const [isOpen, setIsOpen] = useState(false);
  // Focus returns to the button from the field it opened.
  const wasOpen = useRef(false);
  const problem = findNameProblem(name);

  function close() {
    if (problem) return;
    wasOpen.current = true;
    setIsOpen(false);
  }
  function closeOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter commits the name and must not submit the surrounding form.
    event.preventDefault();
    close();
  }

  if (!isOpen && !problem)
    return (
      <Button
        variant="quiet"
        size="small"
        className="-ml-3.25 self-start"
        aria-label={people(name === '' ? 'addNameOf' : 'editNameOf', { email })}
        ref={(button) => {
          if (button && wasOpen.current) button.focus();
          wasOpen.current = false;
        }}
        onClick={() => setIsOpen(true)}
      >
        {people(name === '' ? 'addName' : 'editName')}
      </Button>
    );
  return (
    <Field label={t('label', { email })} isLabelHidden hint={t('formHint')} error={problem} className="py-2">
      <div className="flex gap-2">
        <TextInput {...control} autoComplete="off" autoFocus={isOpen} onKeyDown={closeOnEnter} />
        <Button variant="secondary" onClick={close} aria-label={t('doneWith', { email })}>
          {t('done')}
        </Button>
      </div>
    </Field>
  );
}
