import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { MailCheck } from 'lucide-react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { dismissErrorToast, toast } from '#client/ui/overlays/toast.tsx';
import { parseTypedAddress } from './address.ts';
import type { RecipientAddress } from './address.ts';

interface CodeRequestProps {
  /** The address in the link, or null if the visitor has to enter it. */
  known: RecipientAddress | null;
  /** The field's initial text. */
  typedBefore: string;
  isSending: boolean;
  onSend: (address: RecipientAddress) => void;
  onHasCode: (address: RecipientAddress) => void;
}

/** The first step of verification, which asks where to send a code. */
export function CodeRequest({ known, typedBefore, isSending, onSend, onHasCode }: CodeRequestProps) {
  const t = useMessages('verification');
  const [typed, setTyped] = useState(typedBefore);
  const [isInvalid, setIsInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function goOn(next: (address: RecipientAddress) => void) {
    const address = known ?? parseTypedAddress(typed);
    if (address) {
      dismissErrorToast();
      return next(address);
    }
    setIsInvalid(true);
    toast({ title: t('invalidTitle'), description: t('invalidAddress'), variant: 'destructive' });
    input.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSending) goOn(onSend);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {!known && (
        <Field
          label={t('address')}
          hint={t('addressHint')}
          error={isInvalid ? t('invalidAddressExample') : undefined}
        >
          <TextInput
            ref={input}
            type="email"
            autoComplete="email"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setIsInvalid(false);
            }}
          />
        </Field>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" icon={MailCheck} isBusy={isSending}>
          {t('sendCode')}
        </Button>
        <Button variant="quiet" onClick={() => goOn(onHasCode)}>
          {t('haveCode')}
        </Button>
      </div>
    </form>
  );
}
