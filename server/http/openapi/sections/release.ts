import { mailEventsEndpoint } from '#shared/contracts/bounces.ts';
import { clientErrorEndpoint } from '#shared/contracts/client-error.ts';
import { openApiEndpoint } from '#shared/contracts/openapi.ts';
import { releaseEndpoints } from '#shared/contracts/release.ts';
import { reportLinkEndpoints } from '#shared/contracts/report-links.ts';
import { subscriptionEndpoints } from '#shared/contracts/subscriptions.ts';
import { configurationUndoEndpoints } from '#shared/contracts/configuration-undo.ts';
import { noteForAnyone, describeApiSection, noteForOwner, noteForProvider } from '../endpoint-notes.ts';

/** Reports and their links, payments, and the endpoints for programs. */
export const releaseApiSections = [
  describeApiSection('Release', releaseEndpoints, {
    readConfig: noteForOwner('The release configuration'),
    saveConfig: noteForOwner('Save the release configuration', 402, 409),
    reporterStatus: noteForOwner('What became of the mails to reporters, and their answers'),
    sendReporterLinks: noteForOwner('Mail the links to all reporters again', 400, 402),
    reports: noteForOwner('The reports about the owner, the latest first'),
    revoke: noteForOwner('Lock again what a false report opened', 404, 409),
    refuteReport: noteForAnyone('Refute a report, by the link or as the signed-in owner', 401, 404),
  }),
  describeApiSection('Release', reportLinkEndpoints, {
    readReporterLink: noteForAnyone('What a reporter’s link is for', 404),
    noteLinkOpened: noteForAnyone('Note that a reporter uses the page of their link', 404),
    submitReport: noteForAnyone('Report a death or an incapacitation', 404),
    readConfirmLink: noteForAnyone('The report that a link asks to confirm', 404),
    confirmReport: noteForAnyone('Confirm a report', 404),
    withdrawReport: noteForAnyone('Take back the own report', 404, 409),
    denyReport: noteForAnyone('Say that a report is not true', 404),
    askAgain: noteForAnyone('Send me the mail that asks to confirm again', 404, 409),
    answerAsReporter: noteForAnyone('Say whether one wants to be a reporter', 404),
    answerAboutAddress: noteForAnyone('Say whether the address of a reporter is still good', 404),
    readRefuteLink: noteForAnyone('The report that a link refutes', 404),
  }),
  describeApiSection('Release', configurationUndoEndpoints, {
    readUndoLink: noteForAnyone('What a link would undo', 404),
    undoChange: noteForAnyone('Undo a change of the configuration', 404),
  }),
  describeApiSection('Subscription', subscriptionEndpoints, {
    read: noteForOwner('The owner’s subscription'),
    payments: noteForOwner('The history of payments, the newest first'),
    reactivationAmount: noteForOwner('What is owed'),
    sendPaymentEmail: noteForOwner('Mail the link for the payment', 409),
    cancel: noteForOwner('Cancel the subscription', 409),
    payfastData: noteForAnyone('The signed fields for PayFast', 409),
    begin: noteForAnyone('Say that the browser goes to PayFast'),
    quote: noteForAnyone('The terms of the payment', 409),
    status: noteForAnyone('The state of a subscription. It says nothing about the person'),
    notify: noteForProvider('A notification of PayFast (ITN)', 400, 413),
  }),
  describeApiSection(
    'Service',
    { mailEvents: mailEventsEndpoint, clientError: clientErrorEndpoint, document: openApiEndpoint },
    {
      mailEvents: noteForProvider('News of the mail provider about a mail', 400, 403, 404, 413),
      clientError: noteForAnyone('A page tells that it broke'),
      document: noteForAnyone('This document'),
    },
  ),
];
