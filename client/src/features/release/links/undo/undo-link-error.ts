import type { ConfigurationUndoErrorReason } from '#shared/contracts/undo-links.ts';
import { limits } from '#shared/domain/limits.ts';
import type { LinkErrorExplanation } from '../link-error.ts';

/** Explains why a configuration change can't be undone with this link. */
export function describeConfigurationUndoError(reason: ConfigurationUndoErrorReason): LinkErrorExplanation {
  switch (reason) {
    case 'unknown':
      return {
        why: 'This link is incomplete or no longer in use.',
        next: 'Links in emails are sometimes cut off. Open the email again and press the link there, or copy the whole link. You can also sign in and check your release configuration.',
      };
    case 'undone':
      return {
        why: 'This change has already been undone, either with this link or along with an earlier change.',
        next: 'Everyone was signed out then. If you haven’t chosen a new password since, please choose one now.',
      };
    case 'expired':
      return {
        why: `This link only worked for ${limits.undoHours} hours after the change. Nothing was undone.`,
        next: 'If this wasn’t you, please choose a new password now. That signs everyone out. Then sign in and correct your release configuration.',
      };
    default:
      return reason satisfies never;
  }
}
