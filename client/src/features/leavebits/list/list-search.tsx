import type { Ref } from 'react';
import type { MessageId } from '#shared/messages/catalog.ts';
import { Field, Select, TextInput } from '#client/ui/fields/field.tsx';
import { sortOrders } from './list-view.ts';
import type { SortOrder } from './list-view.ts';
import { useListMessages } from './use-list-messages.ts';

interface ListSearchProps {
  field: Ref<HTMLInputElement>;
  search: string;
  onSearch: (search: string) => void;
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
}

const sortOrderLabels = {
  updated: 'byUpdate',
  description: 'byDescription',
  incomplete: 'incompleteFirst',
} satisfies Record<SortOrder, MessageId<'owner-leavebits-list'>>;

export function ListSearch({ field, search, onSearch, order, onOrder }: ListSearchProps) {
  const t = useListMessages();
  return (
    <div role="search" className="flex gap-2 sm:gap-3">
      <Field label={t('search')} isLabelHidden className="min-w-0 grow">
        <TextInput
          ref={field}
          type="search"
          className="text-ellipsis [&::-webkit-search-cancel-button]:grayscale"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          placeholder={t('search')}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Field label={t('sortBy')} isLabelHidden className="w-48 shrink-0 sm:w-56">
        <Select
          value={order}
          onChange={(event) => onOrder(sortOrders.find((known) => known === event.target.value) ?? order)}
        >
          {sortOrders.map((known) => (
            <option key={known} value={known}>
              {t(sortOrderLabels[known])}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
