import { findReleaseSetting, type ReleaseSetting, type SharingSettings } from '#shared/domain/release.ts';

/**
 * The recipients that a save adds, each with their release rule.
 * @param before null if the LeaveBit is new
 */
export function findNewRecipients(
  before: SharingSettings | null,
  { sharingEmails, sharingConfig }: SharingSettings,
): { email: string; setting: ReleaseSetting | undefined }[] {
  return sharingEmails
    .filter((email) => !before?.sharingEmails.includes(email))
    .map((email) => ({ email, setting: findReleaseSetting(sharingConfig, email) }));
}
