import { downloadEndpoints, recipientEndpoints } from '#shared/contracts/recipients.ts';
import { draftEndpoints } from '#shared/contracts/drafts.ts';
import { importEndpoints } from '#shared/contracts/imports.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { addressChangeEndpoints } from '#shared/contracts/address-change.ts';
import { sealingEndpoints } from '#shared/contracts/sealing.ts';
import { peopleEndpoints } from '#shared/contracts/people.ts';
import { checkupEndpoints } from '#shared/contracts/checkups.ts';
import { planEndpoints } from '#shared/contracts/plan.ts';
import { sharingEndpoints } from '#shared/contracts/sharing.ts';
import { substituteEndpoints } from '#shared/contracts/substitutes.ts';
import { sharingUndoEndpoints } from '#shared/contracts/undo-links.ts';
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
    list: noteForActiveOwner('List the owner’s LeaveBits'),
    create: noteForActiveOwner('Create a LeaveBit, with up to five files', 413, 507),
    update: noteForActiveOwner('Update the given fields of a LeaveBit', 409, 413, 507),
    remove: noteForActiveOwner('Move a LeaveBit to the trash'),
    listFiles: noteForReader('List the file names of a LeaveBit', 423),
    readFile: noteForReader('A file', 416, 423),
    preview: noteForActiveOwner('Where the owner’s browser can look at a file', 415),
    viewFile: noteForActiveOwner('Preview a file', 415, 416),
  }),
  describeApiSection('Drafts', draftEndpoints, {
    list: noteForActiveOwner('List the owner’s unsaved changes, newest first'),
    read: noteForActiveOwner('Get unsaved changes with their content'),
    save: noteForActiveOwner('Store unsaved changes for 30 days', 409, 413),
    discard: noteForActiveOwner('Discard unsaved changes'),
  }),
  describeApiSection('Versions', versionEndpoints, {
    list: noteForActiveOwner('List earlier versions of a LeaveBit, newest first'),
    restore: noteForActiveOwner('Restore a version', 409, 413),
  }),
  describeApiSection('Trash', trashEndpoints, {
    list: noteForActiveOwner('List everything deleted in the last 30 days'),
    restore: noteForActiveOwner('Restore an item from the trash', 409, 413),
    purge: noteForActiveOwner('Delete something for good', 409),
  }),
  describeApiSection('Import', importEndpoints, {
    read: noteForActiveOwner('Parse a password manager export without storing it', 413),
  }),
  describeApiSection('Storage', storageEndpoints, {
    read: noteForOwner('Get the owner’s storage quota'),
  }),
  describeApiSection('Uploads', uploadEndpoints, {
    create: noteForActiveOwner('Begin an upload (tus 1.0.0)', 404, 409, 413, 423, 507),
    offset: noteForOwner('Get the offset of an upload (tus 1.0.0)', 404),
    append: noteForOwner('Append bytes to an upload (tus 1.0.0)', 404, 409, 413, 423, 507),
    stop: noteForOwner('Terminate an upload (tus 1.0.0)', 404, 423),
    refreshSession: noteForOwner('Extend the session during an upload'),
    restoreSession: noteForOwner('Extend the session during an upload'),
    sendFiles: noteForActiveOwner('Add files to a LeaveBit in one form', 409, 413, 507),
  }),
  describeApiSection('Sharing', sharingEndpoints, {
    verificationStatus: noteForActiveOwner('List the recipients who have verified their address'),
    mailStatus: noteForActiveOwner('Get the delivery status of the latest email to each recipient'),
    shareMultiple: noteForActiveOwner('Share several LeaveBits at once', 404, 413),
    remind: noteForActiveOwner('Send a recipient their link again', 404, 409),
  }),
  describeApiSection('Sharing', sharingUndoEndpoints, {
    readSharingUndo: noteForAnyone('Get the changes that a link would undo', 404, 429),
    undoSharing: noteForAnyone('Undo changes to LeaveBits and recipients', 404, 409, 429),
  }),
  describeApiSection('Plan', planEndpoints, {
    health: noteForActiveOwner('Get a plan’s release timeline and its problems'),
    timeline: noteForActiveOwner('List past and future openings for each recipient'),
    preview: noteForActiveOwner('Preview a recipient’s page on a given date'),
    readFirstUse: noteForActiveOwner('Whether the owner has put the guided first steps away'),
    saveFirstUse: noteForActiveOwner('Put the guided first steps away, or bring them back'),
  }),
  describeApiSection('Check-up', checkupEndpoints, {
    read: noteForActiveOwner('Get the last plan review and the changes since then'),
    set: noteForActiveOwner('Set how often the owner is asked to review the plan'),
    finish: noteForActiveOwner('Record a plan review'),
  }),
  describeApiSection('People', peopleEndpoints, {
    list: noteForOwner('List the names of recipients and reporters, and the language of our emails to them'),
    set: noteForActiveOwner(
      'Set the name of a recipient or reporter, and the language of our emails to them',
    ),
  }),
  describeApiSection('Sealing', sealingEndpoints, {
    read: noteForOwner('Get the key for sealed LeaveBits, wrapped with the owner’s passphrase'),
    save: noteForActiveOwner('Set the key for sealed LeaveBits, or change its passphrase'),
    cards: noteForOwner('List the public keys of recipients’ cards'),
    setCard: noteForActiveOwner('Set, replace or remove the public key of a person’s card'),
    checkCard: noteForAnyone('Check whether a card belongs to any recipient'),
  }),
  describeApiSection('People', addressChangeEndpoints, {
    changeAddress: noteForActiveOwner('Replace a recipient’s address in all LeaveBits', 404, 409, 413),
  }),
  describeApiSection('People', substituteEndpoints, {
    list: noteForActiveOwner('List who receives what a recipient doesn’t open'),
    set: noteForActiveOwner('Set who receives what a recipient doesn’t open', 404, 409),
  }),
  describeApiSection('Recipients', recipientEndpoints, {
    requestCode: noteForAnyone('Request a code. The response doesn’t reveal whether anything is shared'),
    verifyCode: noteForAnyone('Exchange a code for an email session', 402, 423),
    list: noteForRecipient('List the LeaveBits shared with the recipient'),
    choices: noteForRecipient('Get the recipient’s preferences for senders'),
    choose: noteForRecipient('Hide a sender or stop their emails', 404),
    mailLanguage: noteForRecipient('Get the language that the recipient asked for in emails'),
    chooseMailLanguage: noteForRecipient('Ask for emails in a language'),
    details: noteForRecipient('Get an open LeaveBit with its full text', 402, 423),
    leave: noteForRecipient('Leave a LeaveBit'),
    readReturnLink: noteForAnyone('Get the LeaveBit that a link restores access to', 404),
    comeBack: noteForAnyone('Restore access to a LeaveBit that was left', 404),
    readStopLink: noteForAnyone('Get the sender whose emails a link stops', 404),
    stopMails: noteForAnyone('Stop all emails from a sender with the link in an email', 404),
  }),
  describeApiSection('Recipients', viewSessionEndpoints, { logout: noteForAnyone('End an email session') }),
  describeApiSection('Downloads', downloadEndpoints, {
    ticket: noteForRecipient('Get a link for one download or preview', 402, 415, 423),
    redeem: noteForAnyone('Get the content behind a link', 402, 404, 416, 423),
    everythingTicket: noteForRecipient('Get a link for everything that the recipient can read', 404),
    redeemEverything: noteForAnyone('Get everything behind a link as a ZIP of unknown length', 404),
  }),
];
