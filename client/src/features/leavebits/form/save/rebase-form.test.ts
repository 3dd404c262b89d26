import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { leavebitToFormValues } from '../form-values.ts';
import type { LeavebitFormValues } from '../form-values.ts';
import { rebaseForm } from './rebase-form.ts';

const base: Leavebit = {
  id: 7,
  description: 'House papers',
  infoFields: 'In the drawer',
  attachments: ['deed.pdf', 'plan.pdf'],
  sharingEmails: ['ana@example.com'],
  sharingConfig: {},
  seqno: 3,
  lastUpdate: '2026-01-02T03:04:00.000Z',
};

/** Opens a form on `base` and returns whether it has unsaved changes. */
function openForm() {
  const form = createFormControl<LeavebitFormValues>({ defaultValues: leavebitToFormValues(base) });
  let isDirty = false;
  form.subscribe({ formState: { isDirty: true }, callback: (state) => (isDirty = state.isDirty ?? isDirty) });
  return { form, isDirty: () => isDirty };
}

test('typed text stays, and counts as unsaved against the other save', () => {
  const { form, isDirty } = openForm();
  form.setValue('description', 'Papers', { shouldDirty: true });
  rebaseForm(form, { ...base, description: 'Papers of the house', seqno: 4 });
  expect(form.getValues('description')).toBe('Papers');
  expect(isDirty()).toBe(true);
});

test('text that equals the other save is saved, and text that equals the old save is unsaved', () => {
  const { form, isDirty } = openForm();
  const theirs = { ...base, description: 'Papers', seqno: 4 };
  form.setValue('description', 'Papers', { shouldDirty: true });
  rebaseForm(form, theirs);
  expect(isDirty()).toBe(false);
  form.setValue('description', base.description, { shouldDirty: true });
  expect(isDirty()).toBe(true);
});

test('marks on files that the other save has deleted are dropped', () => {
  const { form } = openForm();
  form.setValue('deletedFiles', ['deed.pdf', 'plan.pdf']);
  rebaseForm(form, { ...base, attachments: ['plan.pdf'] });
  expect(form.getValues('deletedFiles')).toEqual(['plan.pdf']);
  rebaseForm(form, null);
  expect(form.getValues('deletedFiles')).toEqual([]);
});

test('everything in a new LeaveBit is unsaved', () => {
  const { form, isDirty } = openForm();
  rebaseForm(form, null);
  expect(isDirty()).toBe(true);
  expect(form.getValues('description')).toBe('House papers');
});
