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
  emailSessionMinutes: 30,
  /** After this many months a recipient's proof of address counts as old. */
  verificationStaleMonths: 6,
} as const;
