/** What a change of the release configuration says if nothing changed. */
export const NO_CHANGE = {
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
