import { useId, useState } from 'react';
import { substituteEndpoints } from '#shared/contracts/substitutes.ts';
import type { PlannedSubstitute } from '#shared/contracts/plan.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import { limits, unopenedLimits } from '#shared/domain/limits.ts';
import { suggestEmailCorrection } from '#client/lib/emails/email-suggestion.ts';
import { callEndpoint, getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useLeavebitMutation } from '../../leavebits/api.ts';
import { useSubstituteMessages } from './use-substitute-messages.ts';

interface SubstituteDialogProps {
  /** The person who may not open something. */
  email: string;
  name: string;
  current: PlannedSubstitute | null;
  onClose: () => void;
}

const { minAfterDays, maxAfterDays, suggestedAfterDays } = unopenedLimits;

/** Chooses who receives what a person doesn't open, and after how many days. */
export function SubstituteDialog({ email, name, current, onClose }: SubstituteDialogProps) {
  const t = useSubstituteMessages();
  const common = useCommonMessages();
  const formId = useId();
  const [typed, setTyped] = useState(current ? formatEmail(current.email) : '');
  const [typedDays, setTypedDays] = useState(String(current?.afterDays ?? suggestedAfterDays));
  const { mutate, isPending, error } = useLeavebitMutation(
    (body: { email: string | null; afterDays: number | null }) =>
      callEndpoint(substituteEndpoints.set, { params: { encodedEmail: encodeLinkEmail(email) }, body }),
  );
  const days = /^\d{1,3}$/.test(typedDays.trim()) ? Number(typedDays) : NaN;
  const areDaysValid = days >= minAfterDays && days <= maxAfterDays;
  const to = typed.trim();
  const meant = suggestEmailCorrection(to);
  const save = (body: { email: string | null; afterDays: number | null }, title: string) =>
    mutate(body, {
      onSuccess: () => {
        toast({ title, variant: 'success' });
        onClose();
      },
    });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={t('title', { name })}
      footer={
        <>
          <Button variant="quiet" isUnavailable={isPending} onClick={onClose}>
            {common('cancel')}
          </Button>
          {current && (
            <Button
              variant="secondary"
              isBusy={isPending}
              onClick={() => save({ email: null, afterDays: null }, t('nobodyChosen'))}
            >
              {t('nobody')}
            </Button>
          )}
          <Button type="submit" form={formId} isBusy={isPending} isUnavailable={to === '' || !areDaysValid}>
            {common('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (to !== '' && areDaysValid && !isPending) save({ email: to, afterDays: days }, t('chosen'));
        }}
      >
        {error && (
          <Banner tone="danger" role="alert">
            {getErrorMessage(error, t('notChanged'))}
          </Banner>
        )}
        <p>{t('intro', { name })}</p>
        <div>
          <Field label={t('email')}>
            <TextInput
              type="email"
              autoComplete="off"
              value={typed}
              maxLength={limits.emailLength * 2}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          {meant && (
            <Button variant="quiet" size="small" className="-ml-3.25" onClick={() => setTyped(meant)}>
              {t('didYouMean', { address: meant })}
            </Button>
          )}
        </div>
        <Field
          label={t('days')}
          hint={t('daysHint', { min: minAfterDays, max: maxAfterDays })}
          error={areDaysValid ? undefined : t('daysProblem', { min: minAfterDays, max: maxAfterDays })}
        >
          <TextInput
            inputMode="numeric"
            className="max-w-32"
            value={typedDays}
            maxLength={3}
            onChange={({ target }) => setTypedDays(target.value)}
          />
        </Field>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
          <li>{t('onlyUnopened')}</li>
          <li>{t('canStillOpen', { name })}</li>
          <li>{t('notTold')}</li>
          <li>{t('ownRuleStays')}</li>
          <li>{t('lockedAgain')}</li>
        </ul>
      </form>
    </Dialog>
  );
}
