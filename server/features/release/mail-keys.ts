import type { MailKind } from '../../adapters/mail/mail-kinds.ts';

/** The mails with a reporter's links. The owner is shown the last one. */
export const shownReporterMailKinds: MailKind[] = ['reporter-links', 'lapse-question'];

/** The start of the keys of all further tries to tell recipients of an opening. */
const openingsAgain = (reportId: number) => `report/${reportId}/opening-again/`;

/** The keys of a release's mails. Each key names the one occasion for its mail. */
export const releaseMailKeys = {
  reporterLinks: (tokenId: string) => `reporter-links/${tokenId}`,
  /** Tells the owner that a reporter declined. @param tokenId of the links that they used: once for each mail with links. */
  reporterDeclined: (tokenId: string) => `reporter-declined/${tokenId}`,
  /** Tells the owner that a reporter wants another address, once a day at most for each of their links. */
  reporterMoved: (tokenId: string, day: string) => `reporter-moved/${tokenId}/${day}`,
  /** Tells somebody that they are no longer a reporter. @param at when they were removed */
  reporterRemoved: (userId: number, email: string, at: Date) =>
    `reporter-removed/${userId}/${email}/${at.toISOString()}`,
  /** @param seqno the number of the save. */
  configurationChanged: (userId: number, seqno: number) => `configuration-changed/${userId}/${seqno}`,
  configurationUndone: (changeId: string) => `configuration-undone/${changeId}`,
  /** The start of the keys of mails that are true only while the report is pending. */
  whilePending: (reportId: number) => `report/${reportId}/pending/`,
  warnings: (reportId: number) => `report/${reportId}/pending/warning/`,
  warning: (reportId: number, { round, stage, number }: { round: number; stage: string; number: number }) =>
    `report/${reportId}/pending/warning/${round}/${stage}/${number}`,
  confirmationRequests: (reportId: number, email: string) => `report/${reportId}/pending/confirm/${email}/`,
  /** @param configuration the number of the save that asks this reporter. A later save may ask them again. */
  confirmationRequest: (reportId: number, email: string, configuration: number) =>
    `report/${reportId}/pending/confirm/${email}/${configuration}`,
  /** @param at when the reporter asked for it. */
  confirmationRequestAgain: (reportId: number, email: string, at: Date) =>
    `report/${reportId}/pending/confirm/${email}/again/${at.toISOString()}`,
  delayed: (reportId: number, email: string) => `report/${reportId}/pending/delayed/${email}`,
  /** Tells the owner that this reporter says that it is not true. */
  denied: (reportId: number, email: string) => `report/${reportId}/pending/denied/${email}`,
  /** Tells the same to the one who made the report. */
  doubted: (reportId: number, email: string) => `report/${reportId}/pending/doubted/${email}`,
  /** The start of the keys of the mails that tell the owner that enough reporters have confirmed. */
  enough: (reportId: number) => `report/${reportId}/pending/enough/`,
  /** @param at when the last needed confirmation came. It is set again if a confirmation is withdrawn and replaced. */
  enoughAt: (reportId: number, at: Date) => `report/${reportId}/pending/enough/${at.toISOString()}`,
  received: (reportId: number) => `report/${reportId}/pending/received`,
  /** Tells that an estate closes, this many days ahead. @param closesAt if it moves, people are told again. */
  closing: (reportId: number, closesAt: Date, days: number, email: string) =>
    `report/${reportId}/estate-closes/${closesAt.toISOString()}/${days}/${email}`,
  /** The start of the keys of all closing mails of a report. */
  closings: (reportId: number) => `report/${reportId}/estate-closes/`,
  /** A further try to tell a recipient of an opening. @param retry its number, from 1 */
  openingAgain: (reportId: number, retry: number, email: string) =>
    `${openingsAgain(reportId)}${retry}/${email}`,
  openingsAgain,
  /** The number of the further try that a key names. 0 for another key. */
  retryOf: (reportId: number, key: string): number =>
    key.startsWith(openingsAgain(reportId))
      ? Number.parseInt(key.slice(openingsAgain(reportId).length), 10)
      : 0,
  /** Asks a reporter about recipients who are not reached. @param at when that was noticed */
  unreached: (reportId: number, reporter: string, at: Date) =>
    `report/${reportId}/unreached/${reporter}/${at.toISOString()}`,
  /** The start of the keys of all such questions of a report. */
  allUnreached: (reportId: number) => `report/${reportId}/unreached/`,
  /** Tells of a transition, once to each person. */
  told: (reportId: number, what: string, email: string) => `report/${reportId}/${what}/${email}`,
} as const;
