import { expect, test } from 'vitest';
import { listChangedSettings } from './changed-settings.ts';

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

test('changed settings are listed with the reporters first, whatever the order of the change', () => {
  const diff = { ...NONE, phoneNumber: { before: null, after: '+27825550101' }, added: ['eve@example.org'] };
  expect(listChangedSettings(diff)).toEqual(['reporters', 'phoneNumber']);
  expect(listChangedSettings(NONE)).toEqual([]);
});
