import { expect, test } from 'vitest';
import { NO_CHANGE } from '#tests/support/configuration-changes.ts';
import { listChangedSettings } from './changed-settings.ts';

test('changed settings are listed with the reporters first, whatever the order of the change', () => {
  const diff = {
    ...NO_CHANGE,
    phoneNumber: { before: null, after: '+27825550101' },
    added: ['eve@example.org'],
  };
  expect(listChangedSettings(diff)).toEqual(['reporters', 'phoneNumber']);
  expect(listChangedSettings(NO_CHANGE)).toEqual([]);
});
