import type { MessageId } from '../messages/catalog.ts';

/** What a change of a release configuration did: reporters, and a value for each other setting, null if it stayed the same. */
export type ConfigurationDiff = Record<'added' | 'removed', readonly string[]> &
  Record<Exclude<ChangedSetting, 'reporters'>, unknown>;

export type ChangedSetting = keyof typeof changedSettingMessages;

/** The settings in the order in which people read them, each with the message that names it within a sentence. */
export const changedSettingMessages = {
  reporters: 'settingReporters',
  requiredConfirmations: 'settingRequiredConfirmations',
  refuteTimeHours: 'settingRefuteTimeHours',
  incapacitation: 'settingIncapacitation',
  coolDownDays: 'settingCoolDownDays',
  askReportersOnLapse: 'settingAskReportersOnLapse',
  awayUntil: 'settingAwayUntil',
  silenceMonths: 'settingSilenceMonths',
  secondEmail: 'settingSecondEmail',
  phoneNumber: 'settingPhoneNumber',
} as const satisfies Record<string, MessageId<'undo'>>;

/** The settings that differ, in the order in which people read them. */
export function listChangedSettings(diff: ConfigurationDiff): ChangedSetting[] {
  const settings = Object.keys(changedSettingMessages) as ChangedSetting[];
  return settings.filter((setting) =>
    setting === 'reporters' ? diff.added.length + diff.removed.length > 0 : diff[setting] !== null,
  );
}
