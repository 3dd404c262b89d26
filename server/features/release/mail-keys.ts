/** The one occasion each mail of a release is owed for. */
export const mailKeys = {
  reporterLinks: (tokenId: string) => `reporter-links/${tokenId}`,
  /** What is only true while the report is pending. */
  whilePending: (reportId: number) => `report/${reportId}/pending/`,
  warnings: (reportId: number) => `report/${reportId}/pending/warning/`,
  warning: (reportId: number, { round, stage, number }: { round: number; stage: string; number: number }) =>
    `report/${reportId}/pending/warning/${round}/${stage}/${number}`,
  confirmationRequests: (reportId: number, email: string) => `report/${reportId}/pending/confirm/${email}/`,
  /** @param configuration the number of the save that has this reporter asked: another one may ask them anew. */
  confirmationRequest: (reportId: number, email: string, configuration: number) =>
    `report/${reportId}/pending/confirm/${email}/${configuration}`,
  delayed: (reportId: number, email: string) => `report/${reportId}/pending/delayed/${email}`,
  received: (reportId: number) => `report/${reportId}/pending/received`,
  /** That an estate closes, told so many days ahead. @param closesAt where this moves, it is told anew. */
  closing: (reportId: number, closesAt: Date, days: number, email: string) =>
    `report/${reportId}/estate-closes/${closesAt.toISOString()}/${days}/${email}`,
  /** All of those of a report. */
  closings: (reportId: number) => `report/${reportId}/estate-closes/`,
  /** What tells of a transition: once to each person. */
  told: (reportId: number, what: string, email: string) => `report/${reportId}/${what}/${email}`,
} as const;
