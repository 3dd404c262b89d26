import { expect, test } from 'vitest';
import { listChangedSettings, nameChangedSettings } from './changed-settings.ts';

const NONE = {
  added: [],
  removed: [],
  requiredConfirmations: null,
  refuteTimeHours: null,
  incapacitation: null,
  coolDownDays: null,
  askReportersOnLapse: null,
  awayUntil: null,
  silenceMonths: null,
  secondEmail: null,
  phoneNumber: null,
};

test.each([
  [{}, null],
  [{ phoneNumber: { before: null, after: '+27825550101' } }, 'your phone number for warnings'],
  [
    { removed: ['rosa@example.org'], refuteTimeHours: { before: 24, after: 1 } },
    'your reporters and your time to refute',
  ],
])('the settings that differ in %j are named: %s', (diff, names) => {
  expect(nameChangedSettings({ ...NONE, ...diff })).toBe(names);
});

test('changed settings are listed with the reporters first, whatever the order of the change', () => {
  const diff = { ...NONE, phoneNumber: { before: null, after: '+27825550101' }, added: ['eve@example.org'] };
  expect(listChangedSettings(diff)).toEqual(['reporters', 'phoneNumber']);
  expect(listChangedSettings(NONE)).toEqual([]);
});
