import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { X } from 'lucide-react';
import type { ReporterStatus } from '#shared/contracts/release.ts';
import { getReporterAvailability, isReporterAvailable } from '#shared/domain/reporters.ts';
import { cx } from '#client/lib/class-names.ts';
import { now } from '#client/lib/dates.ts';
import { suggestEmailCorrection } from '#client/lib/emails/email-suggestion.ts';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { describeReportingRecipient, useIsRecipient } from '../../leavebits/sharing/use-is-recipient.ts';
import { useRuleMessages } from '../../leavebits/sharing/use-rule-messages.ts';
import { ReporterCardsButton } from '../../cards/person-cards.tsx';
import { describeReporter } from './reporter-messages.ts';
import { useNameLookup } from '../../people/api.ts';
import { getFormDisplayName } from '../../people/name-validation.ts';
import { NameAndAddress, PersonName } from '../../people/person-name.tsx';
import { PersonNameFormField } from '../../people/person-name-form-field.tsx';
import type { ReleaseConfigFormValues } from './config-form-values.ts';
import { useConfigMessages } from './use-config-messages.ts';

interface ReporterRowProps {
  email: string;
  index: number;
  form: UseFormReturn<ReleaseConfigFormValues>;
  isSaved: boolean;
  status: ReporterStatus[number] | undefined;
  /** Called with the corrected address. */
  onCorrect: (meant: string) => void;
  onRemove: () => void;
}

const tones = { quiet: 'text-quiet', warning: 'text-warning', danger: 'text-danger' };

export function ReporterRow({ email, index, form, isSaved, status, onCorrect, onRemove }: ReporterRowProps) {
  const t = useConfigMessages();
  const rules = useRuleMessages();
  const isRecipient = useIsRecipient();
  const nameOf = useNameLookup();
  const words = describeReporter(isSaved, status, now(), t);
  const meant = isSaved ? null : suggestEmailCorrection(email);
  return (
    <li className="flex items-start gap-2 py-1 pr-1 pl-4">
      <div className="min-w-0 grow py-2">
        {isSaved ? <PersonName email={email} /> : <NewReporter form={form} index={index} email={email} />}
        {words && (
          <p className="mt-0.5 text-sm text-quiet">
            <span className={cx('wrap-anywhere', tones[words.tone])}>{words.mail}</span>{' '}
            {words.answer ? (
              <span className={tones[words.answer.tone]}>{words.answer.text}</span>
            ) : (
              words.opened
            )}
          </p>
        )}
        {isRecipient(email) && (
          <p className="mt-0.5 text-sm wrap-anywhere text-quiet">
            {describeReportingRecipient(nameOf(email) ?? email, rules)}
          </p>
        )}
        {meant !== null && (
          <div className="flex flex-wrap items-center gap-x-3 text-sm text-warning">
            <p className="wrap-anywhere">
              {t.rich('didYouMean', {
                address: () => <strong className="font-medium">{meant}</strong>,
              })}
            </p>
            <Button
              variant="quiet"
              size="small"
              className="-ml-3"
              aria-label={t('correctItTo', { meant, email })}
              onClick={() => onCorrect(meant)}
            >
              {t('correctIt')}
            </Button>
          </div>
        )}
        {status && isReporterAvailable(getReporterAvailability(status)) && (
          <ReporterCardsButton emails={[email]} variant="quiet" size="small" className="-ml-3" />
        )}
      </div>
      <IconButton icon={X} label={t('remove', { email })} onClick={onRemove} />
    </li>
  );
}

/** A reporter who hasn't been saved yet. A name typed here is saved along with them. */
function NewReporter({ form, index, email }: Pick<ReporterRowProps, 'form' | 'index' | 'email'>) {
  const knownName = useNameLookup()(email);
  const typedName = useWatch({ control: form.control, name: `reporters.${index}.name` }) ?? '';
  const name = getFormDisplayName(knownName, typedName);
  return (
    <div className="flex flex-col">
      <p className="wrap-anywhere">{name ? <NameAndAddress name={name} email={email} /> : email}</p>
      {knownName === null && (
        <PersonNameFormField
          email={email}
          name={typedName}
          control={form.register(`reporters.${index}.name`)}
        />
      )}
    </div>
  );
}
