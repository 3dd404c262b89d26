import { useRef, useState, type ReactNode } from 'react';
import { preloadableComponent } from '../../lib/lazy/preloadable-component.tsx';
import { Button } from '../../ui/button.tsx';
import { useNameLookup } from './api.ts';
import { usePersonNameMessages } from './use-person-name-messages.ts';

const NameField = preloadableComponent(() => import('./name-field.tsx'), 'NameField');

interface PersonNameProps {
  email: string;
  /** What else can be changed, next to the button for the name. */
  children?: ReactNode;
}

/** A recipient or reporter: name and address, with a control to add, change or remove the name. */
export function PersonName({ email, children }: PersonNameProps) {
  const t = usePersonNameMessages();
  const name = useNameLookup()(email);
  const [isEditing, setIsEditing] = useState(false);
  // Focus returns to the button from the field it opened.
  const wasEditing = useRef(false);

  function close() {
    wasEditing.current = true;
    setIsEditing(false);
  }

  return (
    <div>
      <p translate="no" className="text-base wrap-anywhere">
        {name === null ? email : <NameAndAddress name={name} email={email} />}
      </p>
      {isEditing ? (
        <NameField email={email} name={name ?? ''} onClose={close} />
      ) : (
        <div className="-ml-3.25 flex flex-wrap">
          <Button
            variant="quiet"
            size="small"
            aria-label={t(name === null ? 'addNameOf' : 'editNameOf', { email })}
            ref={(button) => {
              if (button && wasEditing.current) button.focus();
              wasEditing.current = false;
            }}
            onClick={() => setIsEditing(true)}
          >
            {t(name === null ? 'addName' : 'editName')}
          </Button>
          {children}
        </div>
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
