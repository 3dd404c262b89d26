import { useState } from 'react';
import type { PreviewEstate } from '#shared/contracts/plan.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import type { MessageId } from '#shared/messages/catalog.ts';
import { useTakesPayments } from '#client/lib/takes-payments.ts';
import { now } from '#client/lib/dates.ts';
import { Field, Select, TextInput } from '#client/ui/fields/field.tsx';
import { parseDatetimeLocal, formatDatetimeLocal } from '../../leavebits/form/datetime-local.ts';
import { usePreviewMessages } from './use-preview-messages.ts';

type Moment = 'today' | 'date' | ReportType | 'lapse';

/** The current choice and the resulting request. */
interface Choice {
  moment: Moment;
  at: string | null;
  estate: PreviewEstate;
  reportType: ReportType;
}

const moments = ['today', 'date', 'death', 'incapacitation', 'lapse'] as const satisfies (Moment &
  MessageId<'owner-plan-preview'>)[];

const choices: Record<Exclude<Moment, 'date'>, Choice> = {
  today: { moment: 'today', at: null, estate: 'alive', reportType: 'death' },
  death: { moment: 'death', at: null, estate: 'released', reportType: 'death' },
  incapacitation: { moment: 'incapacitation', at: null, estate: 'released', reportType: 'incapacitation' },
  lapse: { moment: 'lapse', at: null, estate: 'lapsed', reportType: 'death' },
};
export const TODAY_CHOICE = choices.today;

interface MomentChoiceProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Lets the owner choose the moment to preview. Omits lapsed payments if the service takes no payments. */
export function MomentChoice({ choice, onChoose }: MomentChoiceProps) {
  const t = usePreviewMessages();
  const takesPayments = useTakesPayments();
  const [day, setDay] = useState(inAYear);
  const onDay = (value: string) => {
    setDay(value);
    const at = parseDatetimeLocal(value);
    if (at !== undefined) onChoose({ ...TODAY_CHOICE, moment: 'date', at });
  };
  return (
    <div className="flex flex-col gap-4 sm:flex-row">
      <Field label={t('when')} className="sm:w-96">
        <Select
          value={choice.moment}
          onChange={({ target }) => {
            const moment = target.value as Moment;
            if (moment === 'date') onDay(day);
            else onChoose(choices[moment]);
          }}
        >
          {moments
            .filter((moment) => takesPayments || moment !== 'lapse')
            .map((moment) => (
              <option key={moment} value={moment}>
                {t(moment)}
              </option>
            ))}
        </Select>
      </Field>
      {choice.moment === 'date' && (
        <Field label={t('dateAndTime')} className="sm:w-64">
          <TextInput type="datetime-local" value={day} onChange={({ target }) => onDay(target.value)} />
        </Field>
      )}
    </div>
  );
}

function inAYear(): string {
  const at = now();
  at.setFullYear(at.getFullYear() + 1);
  return formatDatetimeLocal(at);
}
