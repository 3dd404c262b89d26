import { expect, test } from 'vitest';
import { nameChangedSettings } from './term-changes.ts';

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
