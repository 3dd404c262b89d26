import type { Ref } from 'react';
import { Field, Select, TextInput } from '#client/ui/fields/field.tsx';
import { sortOrderLabels, sortOrders } from './list-view.ts';
import type { SortOrder } from './list-view.ts';

interface ListSearchProps {
  field: Ref<HTMLInputElement>;
  search: string;
  onSearch: (search: string) => void;
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
}

export function ListSearch({ field, search, onSearch, order, onOrder }: ListSearchProps) {
  return (
    <div role="search" className="flex gap-2 sm:gap-3">
      <Field label="Search" isLabelHidden className="min-w-0 grow">
        <TextInput
          ref={field}
          type="search"
          className="text-ellipsis [&::-webkit-search-cancel-button]:grayscale"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          placeholder="Search"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Field label="Sort by" isLabelHidden className="w-48 shrink-0 sm:w-56">
        <Select
          value={order}
          onChange={(event) => onOrder(sortOrders.find((known) => known === event.target.value) ?? order)}
        >
          {sortOrders.map((known) => (
            <option key={known} value={known}>
              {sortOrderLabels[known]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
