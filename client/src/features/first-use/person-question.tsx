import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NO_RELEASE_TYPE, type LeavebitFormValues } from '../leavebits/form/form-values.ts';
import { PersonFields, useTypoQuestion, validatePerson, type TypedPerson } from './person-fields.tsx';
import { addressHeadline } from './suggest-headline.ts';
import { QuestionFrame } from './question-frame.tsx';
import { useFirstUseMessages } from './use-first-use-messages.ts';

interface PersonQuestionProps {
  form: UseFormReturn<LeavebitFormValues>;
  ownerEmail: string;
  onBack: () => void;
  onNext: () => void;
  onNotNow: () => void;
}

export function PersonQuestion({ form, ownerEmail, onBack, onNext, onNotNow }: PersonQuestionProps) {
  const t = useFirstUseMessages();
  const [before] = form.getValues('recipients');
  const [person, setPerson] = useState<TypedPerson>({ name: before?.name ?? '', email: before?.email ?? '' });
  const [isChecked, setIsChecked] = useState(false);
  const typo = useTypoQuestion();
  const checked = validatePerson(person, ownerEmail, t);

  function goOn() {
    setIsChecked(true);
    if (checked.email === null || checked.errors.name || !typo.mayGoOn([person])) return;
    const rule = {
      releaseType: before?.releaseType ?? NO_RELEASE_TYPE,
      scheduledDate: before?.scheduledDate ?? '',
    };
    form.setValue('recipients', [{ email: checked.email, name: person.name.trim(), ...rule }], {
      shouldDirty: true,
    });
    const description = addressHeadline(form.getValues('description'), { before, person }, t);
    form.setValue('description', description, { shouldDirty: true });
    onNext();
  }

  return (
    <QuestionFrame
      step="who"
      title={t('who')}
      intro={t('whoHint')}
      onBack={onBack}
      onNotNow={onNotNow}
      next={{ label: t('next'), onPress: goOn }}
    >
      <PersonFields
        person={person}
        onChange={setPerson}
        errors={isChecked ? checked.errors : {}}
        typo={typo}
      />
    </QuestionFrame>
  );
}
