import { accountCalls } from '#shared/contracts/accounts.ts';
import { activityCalls } from '#shared/contracts/activity.ts';
import { deletionCalls } from '#shared/contracts/deletion.ts';
import { exportCalls } from '#shared/contracts/exports.ts';
import { securityCalls } from '#shared/contracts/security.ts';
import { sessionCalls } from '#shared/contracts/session.ts';
import { anyone, chapter, owner } from '../describe.ts';

/** What owners do with their account. */
export const accountChapters = [
  chapter('Session', sessionCalls, {
    currentUser: owner('Who is signed in'),
    logout: anyone('Sign out, or leave a page whose tab may come back'),
    resume: owner('Take up a session again after a reload'),
    refresh: owner('Prolong the session'),
    events: owner('A stream of news for an owner’s open pages'),
    setAppOrigin: anyone('Check the origin from which a page was served'),
    service: anyone('Who operates this service'),
  }),
  chapter('Accounts', accountCalls, {
    setName: owner('Set or remove the own name'),
    login: anyone('Sign in, first step: the password', 401),
    verifyLogin: anyone('Sign in, second step: a code'),
    register: anyone('Register: a code goes to the address'),
    verifyRegister: anyone('Finish the registration with the mailed code'),
    resetPassword: anyone('Ask for a code to set a new password'),
    resetPasswordVerify: anyone('Set a new password with the mailed code'),
    finishReset: anyone('End the wait for a new password by the second factor'),
  }),
  chapter('Account security', securityCalls, {
    standing: owner('The factors of the account, and what waits'),
    declineOffer: owner('Note that the offer of a second factor was seen'),
    startTotp: owner('Begin with a new authenticator app', 409),
    confirmTotp: owner('Confirm the authenticator app with its first code', 404),
    removeTotp: owner('Remove the authenticator app'),
    renewRecoveryCodes: owner('Make ten new recovery codes', 409),
    passkeys: owner('The owner’s passkeys'),
    passkeyOptions: owner('What a browser needs to make a passkey', 409),
    addPasskey: owner('Add a passkey', 409),
    namePasskey: owner('Name a passkey'),
    removePasskey: owner('Remove a passkey'),
    proofOptions: owner('What a browser needs to ask a passkey for a proof'),
    proveWithPasskey: owner('Give a fresh proof with a passkey'),
    loginPasskeyOptions: anyone('What a browser needs to sign in with a passkey'),
    loginPasskey: anyone('Sign in with a passkey', 401),
    changePassword: owner('Change the password'),
    changeEmail: owner('Ask for another address: codes go to both mailboxes', 409),
    confirmEmail: owner('Confirm the other address with a code of one mailbox', 409),
    signIns: owner('The last sign-ins'),
    signOutEverywhere: owner('End every session of the owner'),
    stopReset: owner('Stop a new password that waits'),
    readStopLink: anyone('What the link that stops a new password would stop', 404),
    stopResetByLink: anyone('Stop a new password that waits, by the mailed link', 404),
  }),
  chapter('Activity', activityCalls, { list: owner('The activity log, the latest first') }),
  chapter('Export', exportCalls, {
    overview: owner('How much an export would hold'),
    prepare: owner('Give the proof for an export, and get its address', 404),
    everything: owner('Everything of the owner, as a ZIP', 403),
    forPerson: owner('What one person would receive, as a ZIP', 403),
  }),
  chapter('Deletion', deletionCalls, {
    request: owner('Ask for the deletion of the account', 409),
    keep: owner('Keep the account'),
  }),
];
