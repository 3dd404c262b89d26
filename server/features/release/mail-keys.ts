import type { MailKind } from '../../adapters/mail/mail-kinds.ts';

/** The emails with a reporter's links. The owner sees the last one. */
export const shownReporterMailKinds: MailKind[] = [
  'reporter-links',
  'lost-reporter-links',
  'lapse-question',
  'silence-question',
];

/** The key prefix of all retried opening emails to recipients. */
const openingsAgain = (reportId: number) => `report/${reportId}/opening-again/`;

/** The dedupe keys of release emails. Each key identifies the one occasion for its email. */
export const releaseMailKeys = {
  reporterLinks: (tokenId: string) => `reporter-links/${tokenId}`,
  /**
   * Notifies the owner that a reporter declined, up to once a day for each of their links.
   * @param tokenId of the links used
   */
  reporterDeclined: (tokenId: string, day: string) => `reporter-declined/${tokenId}/${day}`,
  /**
   * Notifies the owner that a reporter who had declined has accepted, up to once a day for each of their links.
   * @param tokenId of the links used
   */
  reporterAccepted: (tokenId: string, day: string) => `reporter-accepted/${tokenId}/${day}`,
  /** Notifies the owner that a reporter wants to use another address, up to once a day for each of their links. */
  reporterMoved: (tokenId: string, day: string) => `reporter-moved/${tokenId}/${day}`,
  /**
   * Notifies a former reporter of their removal.
   * @param at when they were removed
   */
  reporterRemoved: (userId: number, email: string, at: Date) =>
    `reporter-removed/${userId}/${email}/${at.toISOString()}`,
  /**
   * Notifies a reporter whom an undo restored, without links.
   * @param at when it was undone
   */
  reporterRestored: (userId: number, email: string, at: Date) =>
    `reporter-restored/${userId}/${email}/${at.toISOString()}`,
  /**
   * Notifies a reporter whose report was refuted that they stay.
   * @param at when the owner decided so
   */
  reporterKept: (userId: number, email: string, at: Date) =>
    `reporter-kept/${userId}/${email}/${at.toISOString()}`,
  /** @param seqno the number of the save */
  configurationChanged: (userId: number, seqno: number) => `configuration-changed/${userId}/${seqno}`,
  /** Tells a second way that it was removed. @param seqno the number of the save */
  wayRemoved: (userId: number, way: string, seqno: number) => `warning-way-removed/${userId}/${way}/${seqno}`,
  /** @param occasion what lowered it. Each second way has a suffix of its own. */
  protectionLowered: (userId: number, occasion: string) => `protection-lowered/${userId}/${occasion}`,
  configurationUndone: (changeId: string) => `configuration-undone/${changeId}`,
  /** The key prefix of emails that are only true while the report is pending. */
  whilePending: (reportId: number) => `report/${reportId}/pending/`,
  warnings: (reportId: number) => `report/${reportId}/pending/warning/`,
  warning: (reportId: number, { round, stage, number }: { round: number; stage: string; number: number }) =>
    `report/${reportId}/pending/warning/${round}/${stage}/${number}`,
  confirmationRequests: (reportId: number, email: string) => `report/${reportId}/pending/confirm/${email}/`,
  /** @param configuration the number of the save that triggers the request. A later save may trigger another one. */
  confirmationRequest: (reportId: number, email: string, configuration: number) =>
    `report/${reportId}/pending/confirm/${email}/${configuration}`,
  /** @param at when the reporter asked for it */
  confirmationRequestAgain: (reportId: number, email: string, at: Date) =>
    `report/${reportId}/pending/confirm/${email}/again/${at.toISOString()}`,
  delayed: (reportId: number, email: string) => `report/${reportId}/pending/delayed/${email}`,
  /** Notifies the owner that this reporter denied the report. */
  denied: (reportId: number, email: string) => `report/${reportId}/pending/denied/${email}`,
  /** Notifies whoever submitted the report of that denial. */
  doubted: (reportId: number, email: string) => `report/${reportId}/pending/doubted/${email}`,
  /** The key prefix of the emails that notify another reporter of denials. */
  doubtedByOthersTo: (reportId: number, to: string) => `report/${reportId}/pending/doubted-by-others/${to}/`,
  doubtedByOther: (reportId: number, to: string, denier: string) =>
    `report/${reportId}/pending/doubted-by-others/${to}/${denier}`,
  /** Notifies the owner that this reporter confirmed the report after denying it. */
  reconsidered: (reportId: number, denier: string) => `report/${reportId}/pending/reconsidered/${denier}`,
  /** Notifies another person involved of that. It replaces emails about denials that wait, and is replaced by later ones. */
  reconsideredTo: (reportId: number, to: string, denier: string) =>
    `report/${reportId}/pending/doubted-by-others/${to}/${denier}/reconsidered`,
  /** The key prefix of the quorum notices to the owner. */
  enough: (reportId: number) => `report/${reportId}/pending/enough/`,
  /** @param at when the last required confirmation arrived. Changes if a confirmation is withdrawn and replaced. */
  enoughAt: (reportId: number, at: Date) => `report/${reportId}/pending/enough/${at.toISOString()}`,
  received: (reportId: number) => `report/${reportId}/pending/received`,
  /**
   * Announces an estate's closing this many days ahead.
   * @param closesAt if it moves, people are notified again
   */
  closing: (reportId: number, closesAt: Date, days: number, email: string) =>
    `report/${reportId}/estate-closes/${closesAt.toISOString()}/${days}/${email}`,
  /** The key prefix of all closing emails of a report. */
  closings: (reportId: number) => `report/${reportId}/estate-closes/`,
  /**
   * A retry of a recipient's opening email.
   * @param retry its number, from 1
   */
  openingAgain: (reportId: number, retry: number, email: string) =>
    `${openingsAgain(reportId)}${retry}/${email}`,
  openingsAgain,
  /** The retry number in a key. 0 for any other key. */
  retryOf: (reportId: number, key: string): number =>
    key.startsWith(openingsAgain(reportId))
      ? Number.parseInt(key.slice(openingsAgain(reportId).length), 10)
      : 0,
  /**
   * Asks a reporter about unreachable recipients.
   * @param at when they were found to be unreachable
   */
  unreached: (reportId: number, reporter: string, at: Date) =>
    `report/${reportId}/unreached/${reporter}/${at.toISOString()}`,
  /** The key prefix of all such questions about a report. */
  allUnreached: (reportId: number) => `report/${reportId}/unreached/`,
  /** Announces a transition, once to each person. */
  told: (reportId: number, what: string, email: string) => `report/${reportId}/${what}/${email}`,
} as const;
