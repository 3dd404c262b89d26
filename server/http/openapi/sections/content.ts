import { downloadEndpoints } from '#shared/contracts/downloads.ts';
import { importEndpoints } from '#shared/contracts/imports.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { peopleEndpoints } from '#shared/contracts/people.ts';
import { checkupEndpoints } from '#shared/contracts/checkups.ts';
import { planEndpoints } from '#shared/contracts/plan.ts';
import { recipientEndpoints } from '#shared/contracts/recipients.ts';
import { sharingEndpoints } from '#shared/contracts/sharing.ts';
import { sharingUndoEndpoints } from '#shared/contracts/sharing-undo.ts';
import { storageEndpoints } from '#shared/contracts/storage.ts';
import { trashEndpoints } from '#shared/contracts/trash.ts';
import { uploadEndpoints } from '#shared/contracts/uploads.ts';
import { versionEndpoints } from '#shared/contracts/versions.ts';
import { viewSessionEndpoints } from '#shared/contracts/view-session.ts';
import {
  noteForActiveOwner,
  noteForAnyone,
  describeApiSection,
  noteForOwner,
  noteForReader,
  noteForRecipient,
} from '../endpoint-notes.ts';

/** Owners' content, and recipients' access to it. */
export const contentApiSections = [
  describeApiSection('LeaveBits', leavebitEndpoints, {
    list: noteForActiveOwner('All LeaveBits of the owner'),
    create: noteForActiveOwner('Create a LeaveBit, with up to five files', 413, 507),
    update: noteForActiveOwner('Change a LeaveBit: only the fields that are sent', 409, 413, 507),
    remove: noteForActiveOwner('Move a LeaveBit to the trash'),
    listFiles: noteForReader('The names of a LeaveBit’s files', 423),
    readFile: noteForReader('A file', 416, 423),
    preview: noteForActiveOwner('Where the owner’s browser can look at a file', 415),
    viewFile: noteForActiveOwner('A file, to be looked at', 415, 416),
  }),
  describeApiSection('Versions', versionEndpoints, {
    list: noteForActiveOwner('The earlier versions of a LeaveBit, the newest first'),
    restore: noteForActiveOwner('Save a version again', 409, 413),
  }),
  describeApiSection('Trash', trashEndpoints, {
    list: noteForActiveOwner('What was deleted in the last 30 days'),
    restore: noteForActiveOwner('Restore something from the trash', 409, 413),
    purge: noteForActiveOwner('Delete something for good'),
  }),
  describeApiSection('Import', importEndpoints, {
    read: noteForActiveOwner('Read the export of a password manager. Nothing of it is kept', 413),
  }),
  describeApiSection('Storage', storageEndpoints, {
    read: noteForOwner('How much room the owner’s files have'),
  }),
  describeApiSection('Uploads', uploadEndpoints, {
    create: noteForActiveOwner('Begin an upload (tus 1.0.0)', 404, 409, 413, 423, 507),
    offset: noteForOwner('How much of an upload has arrived (tus 1.0.0)', 404),
    append: noteForOwner('Send the next bytes of an upload (tus 1.0.0)', 404, 409, 413, 423, 507),
    stop: noteForOwner('Stop an upload (tus 1.0.0)', 404, 423),
    refreshSession: noteForOwner('Prolong the session during an upload'),
    restoreSession: noteForOwner('Prolong the session during an upload'),
    sendFiles: noteForActiveOwner('Add files to a LeaveBit in one form', 409, 413, 507),
  }),
  describeApiSection('Sharing', sharingEndpoints, {
    verificationStatus: noteForActiveOwner('Which recipients have proved their address'),
    mailStatus: noteForActiveOwner('What became of the last mail to each recipient'),
    shareMultiple: noteForActiveOwner('Share several LeaveBits at once', 404, 413),
    remind: noteForActiveOwner('Send a recipient their link once more', 404, 409),
  }),
  describeApiSection('Sharing', sharingUndoEndpoints, {
    readSharingUndo: noteForAnyone('What a link would give back to recipients', 404, 429),
    undoSharing: noteForAnyone('Give back what was taken from recipients', 404, 409, 429),
  }),
  describeApiSection('Plan', planEndpoints, {
    health: noteForActiveOwner('Who would get what, how soon, and what would go wrong'),
    timeline: noteForActiveOwner('What opens when for whom, past and future'),
    preview: noteForActiveOwner('What a person would see on a day'),
  }),
  describeApiSection('Check-up', checkupEndpoints, {
    read: noteForActiveOwner('When the owner last went through the plan, and what has changed since'),
    set: noteForActiveOwner('How often the owner wants to be asked'),
    finish: noteForActiveOwner('The owner went through the plan'),
  }),
  describeApiSection('People', peopleEndpoints, {
    list: noteForOwner('The names of recipients and reporters'),
    setName: noteForActiveOwner('Name a recipient or reporter'),
  }),
  describeApiSection('Recipients', recipientEndpoints, {
    requestCode: noteForAnyone('Ask for a code. The answer does not tell whether anything is shared'),
    verifyCode: noteForAnyone('Trade a code for an email session', 402, 423),
    list: noteForRecipient('What is shared with the recipient'),
    choices: noteForRecipient('What the recipient has chosen about senders'),
    choose: noteForRecipient('Hide a sender, or stop their mails', 404),
    details: noteForRecipient('An open LeaveBit with all of its texts', 402, 423),
    leave: noteForRecipient('Want no more of a LeaveBit'),
    readReturnLink: noteForAnyone('What a link leads back to', 404),
    comeBack: noteForAnyone('Come back to a LeaveBit that was left', 404),
    readStopLink: noteForAnyone('Whose mails a link stops', 404),
    stopMails: noteForAnyone('Stop all mails of a sender, by the link in a mail', 404),
  }),
  describeApiSection('Recipients', viewSessionEndpoints, { logout: noteForAnyone('End an email session') }),
  describeApiSection('Downloads', downloadEndpoints, {
    ticket: noteForRecipient('Get a link for one download or preview', 402, 415, 423),
    redeem: noteForAnyone('The content of a link', 402, 404, 416, 423),
  }),
];
