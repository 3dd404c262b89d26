import { settingFor, type ReleaseSetting, type Sharing } from '#shared/domain/release.ts';

/** The recipients that a save adds, each with their rule. @param before null when the LeaveBit is new. */
export function newRecipients(
  before: Sharing | null,
  { sharingEmails, sharingConfig }: Sharing,
): { email: string; setting: ReleaseSetting | undefined }[] {
  return sharingEmails
    .filter((email) => !before?.sharingEmails.includes(email))
    .map((email) => ({ email, setting: settingFor(sharingConfig, email) }));
}
