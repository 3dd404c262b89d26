import { mailEventsCall } from '#shared/contracts/bounces.ts';
import { reportClientError } from '#shared/contracts/client-error.ts';
import { documentCall } from '#shared/contracts/openapi.ts';
import { releaseCalls } from '#shared/contracts/release.ts';
import { reportLinkCalls } from '#shared/contracts/report-links.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { undoCalls } from '#shared/contracts/undo.ts';
import { anyone, chapter, owner, provider } from '../describe.ts';

/** Reports and their links, payments, and the calls of programs. */
export const releaseChapters = [
  chapter('Release', releaseCalls, {
    readConfig: owner('The release configuration'),
    saveConfig: owner('Save the release configuration', 402, 409),
    reporterStatus: owner('What became of the mails to reporters, and their answers'),
    sendReporterLinks: owner('Mail the links to all reporters again', 400, 402),
    reports: owner('The reports about the owner, the latest first'),
    revoke: owner('Lock again what a false report opened', 404, 409),
    refuteReport: anyone('Refute a report, by the link or as the signed-in owner', 401, 404),
  }),
  chapter('Release', reportLinkCalls, {
    readReporterLink: anyone('What a reporter’s link is for', 404),
    noteLinkOpened: anyone('Note that a reporter uses the page of their link', 404),
    submitReport: anyone('Report a death or an incapacitation', 404),
    readConfirmLink: anyone('The report that a link asks to confirm', 404),
    confirmReport: anyone('Confirm a report', 404),
    withdrawReport: anyone('Take back the own report', 404, 409),
    denyReport: anyone('Say that a report is not true', 404),
    askAgain: anyone('Send me the mail that asks to confirm again', 404, 409),
    answerAsReporter: anyone('Say whether one wants to be a reporter', 404),
    answerAboutAddress: anyone('Say whether the address of a reporter is still good', 404),
    readRefuteLink: anyone('The report that a link refutes', 404),
  }),
  chapter('Release', undoCalls, {
    readUndoLink: anyone('What a link would undo', 404),
    undoChange: anyone('Undo a change of the configuration', 404),
  }),
  chapter('Subscription', subscriptionCalls, {
    read: owner('The owner’s subscription'),
    payments: owner('The history of payments, the newest first'),
    reactivationAmount: owner('What is owed'),
    sendPaymentEmail: owner('Mail the link for the payment', 409),
    cancel: owner('Cancel the subscription', 409),
    payfastData: anyone('The signed fields for PayFast', 409),
    begin: anyone('Say that the browser goes to PayFast'),
    quote: anyone('The terms of the payment', 409),
    status: anyone('The state of a subscription. It says nothing about the person'),
    notify: provider('A notification of PayFast (ITN)', 400, 413),
  }),
  chapter(
    'Service',
    { mailEvents: mailEventsCall, clientError: reportClientError, document: documentCall },
    {
      mailEvents: provider('News of the mail provider about a mail', 400, 403, 404, 413),
      clientError: anyone('A page tells that it broke'),
      document: anyone('This document'),
    },
  ),
];
