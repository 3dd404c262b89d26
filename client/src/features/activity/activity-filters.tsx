import { useTakesPayments } from '../../lib/takes-payments.ts';
import { Field, Select, TextInput } from '../../ui/fields/field.tsx';
import { activityLimits } from '#shared/domain/activity.ts';
import type { ActivityFilter } from './api.ts';
import { activityGroupAppearance } from './activity-groups.ts';
import { useActivityMessages } from './use-activity-messages.ts';

interface ActivityFiltersProps {
  filter: ActivityFilter;
  onChange: (filter: ActivityFilter) => void;
}

/** Filters the log by group and by text. */
export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const t = useActivityMessages();
  const takesPayments = useTakesPayments();
  return (
    <search className="grid gap-4 sm:grid-cols-2 print:hidden">
      <Field label={t('show')}>
        <Select value={filter.kind} onChange={(event) => onChange({ ...filter, kind: event.target.value })}>
          <option value="">{t('everything')}</option>
          {Object.entries(activityGroupAppearance).map(([group, { title, freeTitle = title }]) => (
            <option key={group} value={group}>
              {t(takesPayments ? title : freeTitle)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('search')}>
        <TextInput
          type="search"
          className="[&::-webkit-search-cancel-button]:appearance-none"
          value={filter.text}
          maxLength={activityLimits.searchTextMax}
          autoComplete="off"
          placeholder={t('searchExample')}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
        />
      </Field>
    </search>
  );
}
