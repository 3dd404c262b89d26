import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { AttachmentsField } from './files/attachments-field.tsx';
import type { LeavebitFormValues } from './form-values.ts';
import { UnfilledLinesNote, InstructionNote } from './instruction-note.tsx';
import { RemovedBracketsWarning } from './removed-brackets.tsx';
import { useFormMessages } from './use-form-messages.ts';
import type { ReadableDraft } from './draft/use-draft-autosave.ts';
import { RecipientCards, SealField } from './sealing/seal-field.tsx';
import { HideAddressesCheckbox, SharingConfiguration } from '../sharing/sharing-configuration.tsx';
import { SharingEmailsField } from '../sharing/sharing-emails-field.tsx';
import type { useSharingEmails } from '../sharing/use-sharing-emails.ts';

interface LeavebitFormProps {
  id: string;
  form: UseFormReturn<LeavebitFormValues>;
  sharing: ReturnType<typeof useSharingEmails>;
  currentFiles: readonly string[];
  /** Whether the LeaveBit exists already. */
  isSaved: boolean;
  readableDraft: ReadableDraft | null;
  onSubmit: () => void;
}

export function LeavebitForm(props: LeavebitFormProps) {
  const { id, form, sharing, currentFiles, isSaved, readableDraft, onSubmit } = props;
  const t = useFormMessages();
  const { errors } = form.formState;
  const people = useScrollToAdded<HTMLDivElement>(sharing.recipients.length);
  const [description, infoFields, isSealed] = useWatch({
    control: form.control,
    name: ['description', 'infoFields', 'sealed'],
  });
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label={t('description')} hint={t('descriptionHint')} error={errors.description?.message}>
        <TextInput {...form.register('description')} autoComplete="off" />
        <RemovedBracketsWarning text={description} />
      </Field>
      {/* Before the text, so that nobody types something that should have been sealed. */}
      <SealField form={form} isSaved={isSaved} readableDraft={readableDraft} />
      <Field
        label={t('info')}
        hint={isSealed ? t('infoSealedHint') : t('infoHint')}
        error={errors.infoFields?.message}
      >
        <TextArea {...form.register('infoFields')} rows={10} />
        <RemovedBracketsWarning text={infoFields} />
      </Field>
      <InstructionNote form={form} text={infoFields} />
      <AttachmentsField control={form.control} current={currentFiles} />
      <SharingEmailsField form={form} sharing={sharing} />
      <div ref={people} className="flex flex-col gap-7 empty:hidden">
        {sharing.recipients.length > 0 && (
          <>
            <SharingConfiguration form={form} sharing={sharing} />
            <HideAddressesCheckbox form={form} />
          </>
        )}
      </div>
      {isSealed && <RecipientCards form={form} />}
      <UnfilledLinesNote form={form} text={infoFields} />
    </form>
  );
}

/** Returns a ref to an element that contains a list. Whenever the list grows, its last item is scrolled into view. */
function useScrollToAdded<Place extends HTMLElement>(length: number) {
  const place = useRef<Place>(null);
  const before = useRef(length);
  useEffect(() => {
    const isLonger = length > before.current;
    before.current = length;
    if (isLonger) place.current?.querySelector('ul')?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  return place;
}
