import { downloadCalls } from '#shared/contracts/downloads.ts';
import { importCalls } from '#shared/contracts/imports.ts';
import { leavebitCalls } from '#shared/contracts/leavebits.ts';
import { peopleCalls } from '#shared/contracts/people.ts';
import { checkupCalls } from '#shared/contracts/checkups.ts';
import { planCalls } from '#shared/contracts/plan.ts';
import { recipientCalls } from '#shared/contracts/recipients.ts';
import { sharingCalls } from '#shared/contracts/sharing.ts';
import { sharingNewsCalls } from '#shared/contracts/sharing-news.ts';
import { storageCalls } from '#shared/contracts/storage.ts';
import { trashCalls } from '#shared/contracts/trash.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { versionCalls } from '#shared/contracts/versions.ts';
import { viewSessionCalls } from '#shared/contracts/view-session.ts';
import { activeOwner, anyone, chapter, owner, reader, recipient } from '../describe.ts';

/** What owners keep, and how recipients reach it. */
export const contentChapters = [
  chapter('LeaveBits', leavebitCalls, {
    list: activeOwner('All LeaveBits of the owner'),
    create: activeOwner('Create a LeaveBit, with up to five files', 413, 507),
    update: activeOwner('Change a LeaveBit: only the fields that are sent', 409, 413, 507),
    remove: activeOwner('Move a LeaveBit to the trash'),
    listFiles: reader('The names of a LeaveBit’s files', 423),
    readFile: reader('A file', 416, 423),
    preview: activeOwner('Where the owner’s browser can look at a file', 415),
    viewFile: activeOwner('A file, to be looked at', 415, 416),
  }),
  chapter('Versions', versionCalls, {
    list: activeOwner('The earlier versions of a LeaveBit, the newest first'),
    restore: activeOwner('Save a version again', 409, 413),
  }),
  chapter('Trash', trashCalls, {
    list: activeOwner('What was deleted in the last 30 days'),
    restore: activeOwner('Restore something from the trash', 409, 413),
    purge: activeOwner('Delete something for good'),
  }),
  chapter('Import', importCalls, {
    read: activeOwner('Read the export of a password manager. Nothing of it is kept', 413),
  }),
  chapter('Storage', storageCalls, { read: owner('How much room the owner’s files have') }),
  chapter('Uploads', uploadCalls, {
    create: activeOwner('Begin an upload (tus 1.0.0)', 404, 409, 413, 423, 507),
    offset: owner('How much of an upload has arrived (tus 1.0.0)', 404),
    append: owner('Send the next bytes of an upload (tus 1.0.0)', 404, 409, 413, 423, 507),
    stop: owner('Stop an upload (tus 1.0.0)', 404, 423),
    refreshSession: owner('Prolong the session during an upload'),
    restoreSession: owner('Prolong the session during an upload'),
    sendFiles: activeOwner('Add files to a LeaveBit in one form', 409, 413, 507),
  }),
  chapter('Sharing', sharingCalls, {
    verificationStatus: activeOwner('Which recipients have proved their address'),
    mailStatus: activeOwner('What became of the last mail to each recipient'),
    shareMultiple: activeOwner('Share several LeaveBits at once', 404, 413),
    remind: activeOwner('Send a recipient their link once more', 404, 409),
  }),
  chapter('Sharing', sharingNewsCalls, {
    readSharingUndo: anyone('What a link would give back to recipients', 404, 429),
    undoSharing: anyone('Give back what was taken from recipients', 404, 409, 429),
  }),
  chapter('Plan', planCalls, {
    health: activeOwner('Who would get what, how soon, and what would go wrong'),
    timeline: activeOwner('What opens when for whom, past and future'),
    preview: activeOwner('What a person would see on a day'),
  }),
  chapter('Check-up', checkupCalls, {
    read: activeOwner('When the owner last went through the plan, and what has changed since'),
    set: activeOwner('How often the owner wants to be asked'),
    finish: activeOwner('The owner went through the plan'),
  }),
  chapter('People', peopleCalls, {
    list: owner('The names of recipients and reporters'),
    setName: activeOwner('Name a recipient or reporter'),
  }),
  chapter('Recipients', recipientCalls, {
    requestCode: anyone('Ask for a code. The answer does not tell whether anything is shared'),
    verifyCode: anyone('Trade a code for an email session', 402, 423),
    list: recipient('What is shared with the recipient'),
    choices: recipient('What the recipient has chosen about senders'),
    choose: recipient('Hide a sender, or stop their mails', 404),
    details: recipient('An open LeaveBit with all of its texts', 402, 423),
    leave: recipient('Want no more of a LeaveBit'),
    readReturnLink: anyone('What a link leads back to', 404),
    comeBack: anyone('Come back to a LeaveBit that was left', 404),
    readStopLink: anyone('Whose mails a link stops', 404),
    stopMails: anyone('Stop all mails of a sender, by the link in a mail', 404),
  }),
  chapter('Recipients', viewSessionCalls, { logout: anyone('End an email session') }),
  chapter('Downloads', downloadCalls, {
    ticket: recipient('Get a link for one download or preview', 402, 415, 423),
    redeem: anyone('The content of a link', 402, 404, 416, 423),
  }),
];
