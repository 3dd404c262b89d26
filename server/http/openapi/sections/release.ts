import { mailEventsEndpoint } from '#shared/contracts/bounces.ts';
import { clientErrorEndpoint, openApiEndpoint } from '#shared/contracts/service.ts';
import { releaseEndpoints } from '#shared/contracts/release.ts';
import { reportLinkEndpoints } from '#shared/contracts/report-links.ts';
import { subscriptionEndpoints } from '#shared/contracts/subscriptions.ts';
import { configurationUndoEndpoints } from '#shared/contracts/undo-links.ts';
import { noteForAnyone, describeApiSection, noteForOwner, noteForProvider } from '../endpoint-notes.ts';

/** Reports and their links, payments, and the endpoints for programs. */
export const releaseApiSections = [
  describeApiSection('Release', releaseEndpoints, {
    readConfig: noteForOwner('Get the release configuration'),
    saveConfig: noteForOwner('Save the release configuration', 402, 409),
    verifyWay: noteForOwner('Verify a second way to be warned', 400, 404),
    sendWayCode: noteForOwner('Send another code to a second way to be warned', 404),
    reporterStatus: noteForOwner('Get the delivery status of emails to reporters, and their answers'),
    decideAboutReporter: noteForOwner(
      'Decide whether a reporter whose report was refuted stays',
      402,
      404,
      409,
    ),
    sendReporterLinks: noteForOwner('Email all reporters their links again', 400, 402),
    sendRehearsal: noteForOwner('Email the owner a rehearsal of what everybody would get', 400, 402, 409),
    reports: noteForOwner('List reports about the owner, newest first'),
    revoke: noteForOwner('Lock again what a false report opened', 404, 409),
    refuteReport: noteForAnyone('Refute a report with the link or as the signed-in owner', 401, 404),
  }),
  describeApiSection('Release', reportLinkEndpoints, {
    readReporterLink: noteForAnyone('Get the details of a reporter’s link', 404),
    noteLinkOpened: noteForAnyone('Record that a reporter is using their link', 404),
    submitReport: noteForAnyone('Report a death or permanent incapacitation', 404),
    readConfirmLink: noteForAnyone('Get the report that a link asks to confirm', 404),
    confirmReport: noteForAnyone('Confirm a report', 404),
    withdrawReport: noteForAnyone('Withdraw one’s own report', 404, 409),
    denyReport: noteForAnyone('Deny a report, even after confirming it', 404, 409),
    askAgain: noteForAnyone('Resend the email with the confirmation request', 404, 409),
    answerAsReporter: noteForAnyone('Accept or decline being a reporter', 404),
    answerAboutAddress: noteForAnyone('Say whether a reporter’s address is still right', 404),
    chooseMailLanguage: noteForAnyone('Ask for a reporter’s emails about an owner in a language', 404),
    sendLostLinks: noteForAnyone('Email a reporter their lost links'),
    readRefuteLink: noteForAnyone('Get the report that a link refutes', 404),
  }),
  describeApiSection('Release', configurationUndoEndpoints, {
    readUndoLink: noteForAnyone('Get the change that a link would undo', 404),
    undoChange: noteForAnyone('Undo a change to the configuration', 404),
  }),
  describeApiSection('Subscription', subscriptionEndpoints, {
    read: noteForOwner('Get the owner’s subscription'),
    payments: noteForOwner('List payments, newest first'),
    reactivationAmount: noteForOwner('Get the amount due'),
    sendPaymentEmail: noteForOwner('Email the payment link', 409),
    cancel: noteForOwner('Cancel the subscription', 409),
    payfastData: noteForAnyone('Get the signed fields for PayFast', 409),
    begin: noteForAnyone('Record that the browser is going to PayFast'),
    quote: noteForAnyone('Get the payment terms', 409),
    status: noteForAnyone('Get the status of a subscription, without personal data'),
    notify: noteForProvider('Receive a PayFast notification (ITN)', 400, 413),
  }),
  describeApiSection(
    'Service',
    { mailEvents: mailEventsEndpoint, clientError: clientErrorEndpoint, document: openApiEndpoint },
    {
      mailEvents: noteForProvider('Receive a delivery event from the mail provider', 400, 403, 404, 413),
      clientError: noteForAnyone('Report a client error'),
      document: noteForAnyone('Get this document'),
    },
  ),
];
