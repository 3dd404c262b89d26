import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { GuideBar } from '../../guide/guide-bar.tsx';
import { getGuidePositionAfter, type GuideStep } from '../../guide/guide-steps.ts';
import { useGuide } from '../../guide/use-guide.ts';
import type { LeavebitFormValues } from './form-values.ts';

interface FormGuideOptions {
  form: UseFormReturn<LeavebitFormValues>;
  ownerEmail: string;
  /** Whether the form is editing a saved LeaveBit. */
  isSaved: boolean;
  /** Whether anyone other than the owner already receives a LeaveBit. */
  hasHeirs: boolean;
  hasUnsaved: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** The guide's text for each step in the form of a first LeaveBit. Null if no guide is running. */
export function useFormGuide({ form, ownerEmail, isSaved, hasHeirs, hasUnsaved, ...acts }: FormGuideOptions) {
  const guide = useGuide();
  const bar = useRef<HTMLDivElement>(null);
  const isLed = guide.from !== null && guide.from < getGuidePositionAfter('name') && !hasHeirs;
  const [description, infoFields, typedEmail, recipients, files] = useWatch({
    control: form.control,
    name: ['description', 'infoFields', 'typedEmail', 'recipients', 'files'],
  });
  const [opensAtNaming] = useState(isLed && (isSaved || guide.from === getGuidePositionAfter('write')));
  const [isNaming, setIsNaming] = useState(opensAtNaming);
  useEffect(() => {
    if (!opensAtNaming) return;
    // Wait until the sheet has set its initial focus.
    const timer = setTimeout(() => showNaming(form), 50);
    return () => clearTimeout(timer);
  }, [opensAtNaming, form]);
  const others = recipients.filter(({ email }) => email !== ownerEmail);
  const hasNamed = others.length > 0;
  useEffect(() => {
    if (!isLed || !hasNamed) return;
    // The next instruction is below the address field.
    const timer = setTimeout(() => bar.current?.scrollIntoView({ block: 'center' }), 50);
    return () => clearTimeout(timer);
  }, [isLed, hasNamed]);
  if (!isLed) return null;
  const isWritten = description.trim() !== '' || infoFields.trim() !== '' || files.length > 0;
  const step: GuideStep = isNaming || typedEmail !== '' || hasNamed ? 'name' : 'write';

  function goToNaming() {
    setIsNaming(true);
    showNaming(form);
  }
  /** Saves the LeaveBit for the owner alone. */
  function skipNaming() {
    guide.goTo(getGuidePositionAfter('name'));
    if (!hasUnsaved) return acts.onClose();
    form.setValue('typedEmail', ownerEmail, { shouldDirty: true });
    acts.onSubmit();
  }

  const bars: Record<GuideStep, ReactNode> = {
    write: (
      <GuideBar
        step="write"
        title="Write"
        action={
          isWritten && (
            <Button variant="secondary" size="small" onClick={goToNaming}>
              Next
            </Button>
          )
        }
        skip={
          !isWritten && (
            <Button variant="secondary" size="small" onClick={goToNaming}>
              Skip for now
            </Button>
          )
        }
        onLeave={guide.leave}
      >
        Say what this is in one line, such as “House papers”. The text can be short. You can add files and
        change any of it at any time.
      </GuideBar>
    ),
    name: (
      <GuideBar
        step="name"
        title="Name people"
        skip={
          !hasNamed && (
            <Button variant="secondary" size="small" onClick={skipNaming}>
              Skip for now
            </Button>
          )
        }
        onLeave={guide.leave}
      >
        {!hasNamed
          ? 'Enter the email address of someone who should receive this. They don’t need an account.'
          : 'Choose when it opens for them: always, on a date, or after your death is confirmed. Then press the button below.'}
      </GuideBar>
    ),
    reporters: null,
  };
  return { step, bar: <div ref={bar}>{bars[step]}</div> };
}

function showNaming(form: FormGuideOptions['form']): void {
  form.setFocus('typedEmail');
  document.activeElement?.scrollIntoView({ block: 'center' });
}
