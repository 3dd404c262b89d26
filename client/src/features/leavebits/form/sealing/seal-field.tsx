import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Stamp } from 'lucide-react';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { Checkbox } from '#client/ui/fields/field.tsx';
import type { ReadableDraft } from '../draft/use-draft-autosave.ts';
import type { LeavebitFormValues } from '../form-values.ts';
import { useFormMessages } from '../use-form-messages.ts';

/** The cards of the form's recipients. */
export const RecipientCards = preloadableComponent(() => import('./card-list.tsx'), 'CardList');
const SetUpBanner = preloadableComponent(() => import('./set-up-banner.tsx'), 'SetUpBanner');
const ReadableDraftNote = preloadableComponent(
  () => import('./readable-draft-note.tsx'),
  'ReadableDraftNote',
);

interface SealFieldProps {
  form: UseFormReturn<LeavebitFormValues>;
  /** Whether it is already saved, so that this can't change any more. */
  isSaved: boolean;
  readableDraft: ReadableDraft | null;
}

/** Chooses whether a new LeaveBit is sealed. */
export function SealField({ form, isSaved, readableDraft }: SealFieldProps) {
  const t = useFormMessages();
  const hintId = useId();
  const isSealed = useWatch({ control: form.control, name: 'sealed' });
  if (isSaved && !isSealed) return null;
  return (
    <section aria-label={t('sealing')} className="flex flex-col gap-3">
      {isSaved ? (
        <p className="flex items-center gap-2 font-medium">
          <Stamp aria-hidden className="size-5 shrink-0" />
          {t('isSealed')}
        </p>
      ) : (
        <div>
          <Checkbox {...form.register('sealed')} label={t('sealIt')} aria-describedby={hintId} />
          <p id={hintId} className="pl-8 text-sm text-quiet">
            {t('sealHint')}
          </p>
        </div>
      )}
      {readableDraft && <ReadableDraftNote state={readableDraft} />}
      {isSealed && <SetUpBanner />}
    </section>
  );
}
