import { accountEndpoints } from '#shared/contracts/accounts.ts';
import { activityEndpoints } from '#shared/contracts/activity.ts';
import { deletionEndpoints } from '#shared/contracts/deletion.ts';
import { exportEndpoints } from '#shared/contracts/exports.ts';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { noteForAnyone, describeApiSection, noteForOwner } from '../endpoint-notes.ts';

/** The endpoints for owners' sessions and accounts. */
export const accountApiSections = [
  describeApiSection('Session', sessionEndpoints, {
    currentUser: noteForOwner('Who is signed in'),
    logout: noteForAnyone('Sign out, or leave a page whose tab may come back'),
    resume: noteForOwner('Take up a session again after a reload'),
    refresh: noteForOwner('Prolong the session'),
    events: noteForOwner('A stream of news for an owner’s open pages'),
    setAppOrigin: noteForAnyone('Check the origin from which a page was served'),
    service: noteForAnyone('Who operates this service'),
  }),
  describeApiSection('Accounts', accountEndpoints, {
    setName: noteForOwner('Set or remove the own name'),
    login: noteForAnyone('Sign in, first step: the password', 401),
    verifyLogin: noteForAnyone('Sign in, second step: a code'),
    register: noteForAnyone('Register: a code goes to the address'),
    verifyRegister: noteForAnyone('Finish the registration with the mailed code'),
    resetPassword: noteForAnyone('Ask for a code to set a new password'),
    resetPasswordVerify: noteForAnyone('Set a new password with the mailed code'),
    finishReset: noteForAnyone('End the wait for a new password by the second factor'),
  }),
  describeApiSection('Account security', securityEndpoints, {
    standing: noteForOwner('The factors of the account, and what waits'),
    declineOffer: noteForOwner('Note that the offer of a second factor was seen'),
    startTotp: noteForOwner('Begin with a new authenticator app', 409),
    confirmTotp: noteForOwner('Confirm the authenticator app with its first code', 404),
    removeTotp: noteForOwner('Remove the authenticator app'),
    renewRecoveryCodes: noteForOwner('Make ten new recovery codes', 409),
    passkeys: noteForOwner('The owner’s passkeys'),
    passkeyOptions: noteForOwner('What a browser needs to make a passkey', 409),
    addPasskey: noteForOwner('Add a passkey', 409),
    namePasskey: noteForOwner('Name a passkey'),
    removePasskey: noteForOwner('Remove a passkey'),
    proofOptions: noteForOwner('What a browser needs to ask a passkey for a proof'),
    proveWithPasskey: noteForOwner('Give a fresh proof with a passkey'),
    loginPasskeyOptions: noteForAnyone('What a browser needs to sign in with a passkey'),
    loginPasskey: noteForAnyone('Sign in with a passkey', 401),
    changePassword: noteForOwner('Change the password'),
    changeEmail: noteForOwner('Ask for another address: codes go to both mailboxes', 409),
    confirmEmail: noteForOwner('Confirm the other address with a code of one mailbox', 409),
    signIns: noteForOwner('The last sign-ins'),
    signOutEverywhere: noteForOwner('End every session of the owner'),
    stopReset: noteForOwner('Stop a new password that waits'),
    readStopLink: noteForAnyone('What the link that stops a new password would stop', 404),
    stopResetByLink: noteForAnyone('Stop a new password that waits, by the mailed link', 404),
  }),
  describeApiSection('Activity', activityEndpoints, {
    list: noteForOwner('The activity log, the latest first'),
  }),
  describeApiSection('Export', exportEndpoints, {
    overview: noteForOwner('How much an export would hold'),
    prepare: noteForOwner('Give the proof for an export, and get its address', 404),
    everything: noteForOwner('Everything of the owner, as a ZIP', 403),
    forPerson: noteForOwner('What one person would receive, as a ZIP', 403),
  }),
  describeApiSection('Deletion', deletionEndpoints, {
    request: noteForOwner('Ask for the deletion of the account', 409),
    keep: noteForOwner('Keep the account'),
  }),
];
