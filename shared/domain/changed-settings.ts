/** What a change of a release configuration did: reporters, and a value for each other setting, null if it stayed the same. */
type ConfigurationDiff = Record<'added' | 'removed', readonly string[]> &
  Record<keyof typeof settingNames, unknown>;

const settingNames = {
  requiredConfirmations: 'the number of confirmations required',
  refuteTimeHours: 'your time to refute',
  incapacitation: 'the rules for an accident or a stroke',
  coolDownDays: 'the pause after you refute a report',
  askReportersOnLapse: 'whether your reporters are asked if your payments stop',
  awayUntil: 'your time away',
  silenceMonths: 'when your reporters are asked if you don’t sign in',
  secondEmail: 'your second email address for warnings',
  phoneNumber: 'your phone number for warnings',
} as const;

const settingList = new Intl.ListFormat('en-US', { type: 'conjunction' });

export type ChangedSetting = 'reporters' | keyof typeof settingNames;

/** The settings that differ, in the order in which people read them. Pages and emails turn them into words. */
export function listChangedSettings(diff: ConfigurationDiff): ChangedSetting[] {
  const keys = Object.keys(settingNames) as (keyof typeof settingNames)[];
  return [
    ...(diff.added.length + diff.removed.length > 0 ? (['reporters'] as const) : []),
    ...keys.filter((key) => diff[key] !== null),
  ];
}

/** Names the settings that differ, as a list for a sentence: "your reporters and your time to refute". Null if none does. */
export function nameChangedSettings(diff: ConfigurationDiff): string | null {
  const names = listChangedSettings(diff).map((key) =>
    key === 'reporters' ? 'your reporters' : settingNames[key],
  );
  return names.length > 0 ? settingList.format(names) : null;
}
