/** Every business figure in one place: sizes in bytes, times as named. */
export const MEGABYTE = 1024 * 1024;

export const limits = {
  /** Files in one save. */
  filesPerSave: 5,
  /** What the form accepts for one file. */
  formFileBytes: 20 * MEGABYTE,
  /** What the server accepts for one file (the figure in the terms). */
  serverFileBytes: 50 * MEGABYTE,
  /** Above this total the form calls the upload a large one. */
  largeUploadBytes: 10 * MEGABYTE,
  /** After this long without a byte an upload no longer keeps others of its owner waiting. */
  uploadSilentMinutes: 2,
  /** After this long without a byte an unfinished upload is removed. */
  uploadKeptHours: 24,
  /** Unfinished uploads an owner can come back to; the longest untouched beyond them are removed. */
  unfinishedUploadsPerOwner: 20,
  descriptionLength: 500,
  infoFieldsLength: 100_000,
  fileNameLength: 255,
  recipientsPerLeavebit: 50,
  leavebitsPerOwner: 1000,
  /** All of an owner's texts together: every list carries them. */
  textBytesPerOwner: 10 * MEGABYTE,
  emailLength: 254,
  passwordMinLength: 8,
  passwordMaxLength: 200,
  codeDigits: 6,
  codeMinutes: 10,
  codeTries: 5,
  ownerSessionMinutes: 10,
  /** A page that went away may come back this long: a reload. */
  ownerReturnSeconds: 30,
  emailSessionMinutes: 30,
  /** Designated reporters of one owner. */
  reporters: 5,
  leastConfirmations: 1,
  mostConfirmations: 5,
  defaultConfirmations: 2,
  leastRefuteHours: 1,
  mostRefuteHours: 168,
  defaultRefuteHours: 24,
  /** Reports about one owner in a day: each of them writes to many people. */
  reportsPerDay: 5,
  /** The window when the owner's mailbox refuses every warning for good; a longer chosen one stays. */
  unreachableRefuteHours: 72,
  /** This long after its window a report without enough confirmations expires. */
  reportExpiresDays: 30,
  /** This long after a release, and after its last dated opening, the estate can be read whatever the subscription says. */
  estateReadableMonths: 12,
  /** However late something of it is dated, this long after the release that ends. */
  mostEstateReadableMonths: 25 * 12,
  /** How long a recipient's download can be started and taken up again. */
  downloadTicketMinutes: 10,
  /** After this many months a recipient's proof of address counts as old. */
  verificationStaleMonths: 6,
} as const;
