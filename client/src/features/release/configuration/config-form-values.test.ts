import { describe, expect, test } from 'vitest';
import { releaseConfigResponse } from '../api.ts';
import {
  suggestConfirmations,
  adjustConfirmationsToReporters,
  toReleaseConfig,
  toReleaseConfigFormValues,
  getMaxConfirmations,
  hasEnoughReporters,
  isConfigFieldValid,
  validateReleaseConfigForm,
} from './config-form-values.ts';
import type { ReleaseConfigFormValues, TypedConfigField } from './config-form-values.ts';

const VALUES = toReleaseConfigFormValues({
  phoneNumber: '+27 82 000 0000',
  designatedReporters: ['ana@example.org', 'ben@example.org', 'cleo@example.org'],
  requiredConfirmations: 2,
  refuteTimeHours: 24,
  askReportersOnLapse: false,
});

describe('loading', () => {
  test.each([
    [{}],
    [{ phoneNumber: null, designatedReporters: null, requiredConfirmations: null, refuteTimeHours: null }],
    [{ phoneNumber: '', requiredConfirmations: 0, refuteTimeHours: 0 }],
  ])('an empty value in %j gets its default', (answer) => {
    expect(releaseConfigResponse.parse(answer)).toEqual({
      secondEmailVerified: false,
      phoneNumberVerified: false,
      sendsTexts: false,
      awayUntil: null,
      designatedReporters: [],
      requiredConfirmations: 2,
      refuteTimeHours: 24,
    });
  });

  test('reporters are asked after a lapse, unless the owner said no', () => {
    const shown = (answer: object) =>
      toReleaseConfigFormValues(releaseConfigResponse.parse(answer)).askReportersOnLapse;
    expect([shown({}), shown({ askReportersOnLapse: true }), shown({ askReportersOnLapse: false })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('“never” and “no pause” stay, though they are zero', () => {
    const shown = toReleaseConfigFormValues(
      releaseConfigResponse.parse({ silenceMonths: 0, coolDownDays: 0 }),
    );
    expect(shown).toMatchObject({ silenceMonths: '0', coolDownDays: '0' });
    expect(toReleaseConfig(shown)).toMatchObject({ silenceMonths: 0, coolDownDays: 0 });
  });

  test('set values stay', () => {
    expect(releaseConfigResponse.parse({ requiredConfirmations: 4, refuteTimeHours: 168 })).toMatchObject({
      requiredConfirmations: 4,
      refuteTimeHours: 168,
    });
  });
});

describe('sending', () => {
  test('the form keeps every value of the configuration', () => {
    expect(toReleaseConfigFormValues(toReleaseConfig(VALUES))).toEqual(VALUES);
    expect(toReleaseConfig({ ...VALUES, phoneNumber: '  ' }).phoneNumber).toBeNull();
  });

  test.each([
    [{ requiredConfirmations: '0' }, { requiredConfirmations: 'Between 1 and 5 confirmations' }],
    [{ requiredConfirmations: '6' }, { requiredConfirmations: 'Between 1 and 5 confirmations' }],
    [{ requiredConfirmations: '1.5' }, { requiredConfirmations: 'Please enter a whole number, 1 to 5' }],
    [{ refuteTimeHours: '' }, { refuteTimeHours: 'Please enter a whole number, 1 to 168' }],
    [{ refuteTimeHours: '169' }, { refuteTimeHours: 'Between 1 and 168 hours' }],
    [{ phoneNumber: '1'.repeat(41) }, { phoneNumber: 'Please use no more than 40 characters' }],
    [{ refuteTimeHours: ' 168 ' }, {}],
    [{ coolDownDays: '' }, { coolDownDays: 'Please enter a whole number, 0 to 30' }],
    [{ coolDownDays: '31' }, { coolDownDays: 'Between 0 and 30 days' }],
    [{}, {}],
  ])('%j has the problems %j', (change, problems) => {
    expect(validateReleaseConfigForm({ ...VALUES, ...change })).toEqual(problems);
  });
});

test.each<[TypedConfigField, Partial<ReleaseConfigFormValues>, boolean]>([
  ['refuteTimeHours', { refuteTimeHours: '0' }, false],
  ['refuteTimeHours', { refuteTimeHours: '48' }, true],
  ['refuteTimeHours', { refuteTimeHours: '48', requiredConfirmations: '9' }, true],
  ['phoneNumber', { phoneNumber: '1'.repeat(41) }, false],
  ['requiredConfirmations', { requiredConfirmations: '' }, false],
  ['requiredConfirmations', { requiredConfirmations: '2' }, true],
  ['requiredConfirmations', { requiredConfirmations: '3' }, false],
  ['requiredConfirmations', { requiredConfirmations: '3', reporters: [] }, true],
])('the error of %s with %j can go: %s', (field, change, expected) => {
  expect(isConfigFieldValid(field, { ...VALUES, ...change })).toBe(expected);
});

test.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [5, 5],
])('with %d reporters the field takes at most %d', (reporters, most) => {
  expect(getMaxConfirmations(reporters)).toBe(most);
});

test.each([
  [0, 2, 2],
  [1, 2, 1],
  [2, 2, 1],
  [3, 2, 2],
  [5, 2, 2],
  [3, 4, 2],
  [5, 4, 4],
])('%d reporters can give, of %d confirmations, %d', (reporters, first, expected) => {
  expect(suggestConfirmations(reporters, first)).toBe(expected);
});

test('reporters who are added one by one end with the first number, and not with fewer', () => {
  const steps = [1, 2, 3, 4, 3, 2, 3].map((after, index, all) => [all[index - 1] ?? 0, after] as const);
  const seen: string[] = [];
  let typed = '2';
  for (const [before, after] of steps)
    seen.push((typed = adjustConfirmationsToReporters(typed, 2, before, after)));
  expect(seen).toEqual(['1', '1', '2', '2', '2', '1', '2']);
});

test('a number that the owner has set stays', () => {
  expect(adjustConfirmationsToReporters('3', 2, 5, 3)).toBe('3');
  expect(adjustConfirmationsToReporters('1', 2, 4, 5)).toBe('1');
});

describe('the numbers after an accident', () => {
  const death = { designatedReporters: [], requiredConfirmations: 2, refuteTimeHours: 24 };
  const own = { requiredConfirmations: 1, refuteTimeHours: 6 };

  test('are sent only where they are the owner’s own, whatever an older server left out', () => {
    for (const incapacitation of [undefined, null, { ...own, asForDeath: true }])
      expect(
        toReleaseConfig(toReleaseConfigFormValues({ ...death, incapacitation })).incapacitation,
      ).toBeNull();
    const shown = toReleaseConfigFormValues({ ...death, incapacitation: { ...own, asForDeath: false } });
    expect(toReleaseConfig(shown).incapacitation).toEqual(own);
  });

  test('have errors of their own', () => {
    const shown = toReleaseConfigFormValues({ ...death, incapacitation: own });
    const typed = { ...shown, incapacitationConfirmations: '', incapacitationHours: '200' };
    expect(validateReleaseConfigForm(typed)).toEqual({
      incapacitationConfirmations: 'Please enter a whole number, 1 to 5',
      incapacitationHours: 'Between 1 and 168 hours',
    });
    expect(validateReleaseConfigForm({ ...typed, incapacitation: 'as-for-death' })).toEqual({});
  });

  test('need enough reporters, too', () => {
    const reporters = ['a', 'b', 'c'].map((name) => ({ email: `${name}@example.org`, name: '' }));
    const typed = {
      ...toReleaseConfigFormValues({ ...death, incapacitation: { ...own, requiredConfirmations: 3 } }),
      reporters,
    };
    expect([hasEnoughReporters(typed), hasEnoughReporters(typed, 'incapacitation')]).toEqual([true, false]);
  });
});
