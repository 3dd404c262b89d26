import { expect, test } from 'vitest';
import { NO_CHANGE } from '#tests/support/configuration-changes.ts';
import { nameChangedSettings } from './term-changes.ts';

test.each([
  [{}, null],
  [{ phoneNumber: { before: null, after: '+27825550101' } }, 'your phone number for warnings'],
  [
    { removed: ['rosa@example.org'], refuteTimeHours: { before: 24, after: 1 } },
    'your reporters and your time to refute',
  ],
])('the settings that differ in %j are named: %s', (diff, names) => {
  expect(nameChangedSettings({ ...NO_CHANGE, ...diff })).toBe(names);
});
