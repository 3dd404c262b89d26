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

/** Names the settings that differ, as a list for a sentence: "your reporters and your time to refute". Null if none does. */
export function nameChangedSettings(diff: ConfigurationDiff): string | null {
  const keys = Object.keys(settingNames) as (keyof typeof settingNames)[];
  const names = [
    ...(diff.added.length + diff.removed.length > 0 ? ['your reporters'] : []),
    ...keys.filter((key) => diff[key] !== null).map((key) => settingNames[key]),
  ];
  return names.length > 0 ? settingList.format(names) : null;
}
