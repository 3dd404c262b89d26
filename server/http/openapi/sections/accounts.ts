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
    currentUser: noteForOwner('Get the signed-in owner'),
    logout: noteForAnyone('Sign out, or leave a page whose tab may be restored'),
    resume: noteForOwner('Resume a session after a reload'),
    refresh: noteForOwner('Extend the session'),
    events: noteForOwner('Stream live events to an owner’s open pages'),
    setAppOrigin: noteForAnyone('Check the origin a page was served from'),
    service: noteForAnyone('Get the operator of this service'),
  }),
  describeApiSection('Accounts', accountEndpoints, {
    setName: noteForOwner('Set or remove the own name'),
    login: noteForAnyone('Sign in, step one: the password', 401),
    verifyLogin: noteForAnyone('Sign in, step two: a code'),
    register: noteForAnyone('Register: emails a code to the address'),
    verifyRegister: noteForAnyone('Complete the registration with the emailed code'),
    resetPassword: noteForAnyone('Request a password reset code'),
    resetPasswordVerify: noteForAnyone('Set a new password with the mailed code'),
    finishReset: noteForAnyone('Skip the wait for a new password with the second factor'),
  }),
  describeApiSection('Account security', securityEndpoints, {
    standing: noteForOwner('Get the account’s factors and any pending changes'),
    declineOffer: noteForOwner('Dismiss the offer of a second factor'),
    startTotp: noteForOwner('Begin with a new authenticator app', 409),
    confirmTotp: noteForOwner('Confirm the authenticator app with its first code', 404),
    removeTotp: noteForOwner('Remove the authenticator app'),
    renewRecoveryCodes: noteForOwner('Generate ten new recovery codes', 409),
    passkeys: noteForOwner('List the owner’s passkeys'),
    passkeyOptions: noteForOwner('Get the options for creating a passkey', 409),
    addPasskey: noteForOwner('Add a passkey', 409),
    namePasskey: noteForOwner('Rename a passkey'),
    removePasskey: noteForOwner('Remove a passkey'),
    proofOptions: noteForOwner('Get the options for reauthenticating with a passkey'),
    proveWithPasskey: noteForOwner('Reauthenticate with a passkey'),
    loginPasskeyOptions: noteForAnyone('Get the options for signing in with a passkey'),
    loginPasskey: noteForAnyone('Sign in with a passkey', 401),
    changePassword: noteForOwner('Change the password'),
    changeEmail: noteForOwner('Request a new address: emails a code to both mailboxes', 409),
    confirmEmail: noteForOwner('Confirm the new address with the code from one mailbox', 409),
    signIns: noteForOwner('List recent sign-ins'),
    signOutEverywhere: noteForOwner('End all of the owner’s sessions'),
    stopReset: noteForOwner('Cancel a pending password change'),
    readStopLink: noteForAnyone('Get the password change that a link would cancel', 404),
    stopResetByLink: noteForAnyone('Cancel a pending password change with the emailed link', 404),
  }),
  describeApiSection('Activity', activityEndpoints, {
    list: noteForOwner('Get the activity log, newest first'),
  }),
  describeApiSection('Export', exportEndpoints, {
    overview: noteForOwner('Get the size of an export'),
    prepare: noteForOwner('Authorize an export and get its URL', 404),
    everything: noteForOwner('Download all of the owner’s data as a ZIP', 403),
    forPerson: noteForOwner('Download one recipient’s LeaveBits as a ZIP', 403),
  }),
  describeApiSection('Deletion', deletionEndpoints, {
    request: noteForOwner('Request the deletion of the account', 409),
    keep: noteForOwner('Cancel the deletion of the account'),
  }),
];
