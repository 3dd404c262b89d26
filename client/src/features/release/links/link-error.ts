import { z } from 'zod/mini';
import { refuterRoles } from '#shared/contracts/release.ts';
import {
  activeInvolvements,
  reportLinkErrorReasons,
  reporterInvolvements,
} from '#shared/contracts/report-links.ts';
import type {
  ActiveInvolvement,
  ReportLinkErrorReason,
  ReporterInvolvement,
} from '#shared/contracts/report-links.ts';
import { sharingUndoErrorReasons } from '#shared/contracts/sharing-undo.ts';
import type { SharingUndoErrorReason } from '#shared/contracts/sharing-undo.ts';
import { configurationUndoErrorReasons } from '#shared/contracts/configuration-undo.ts';
import type { ConfigurationUndoErrorReason } from '#shared/contracts/configuration-undo.ts';
import { ApiError } from '#client/lib/http/api-client.ts';

const reportRefusal = z.object({
  reason: z.enum(reportLinkErrorReasons),
  refutedBy: z.optional(z.enum(refuterRoles)),
});
const waiting = z.object({ yourPart: z.enum(reporterInvolvements) });
const anotherAboutOwner = z.object({ another: z.literal(true) });
const anotherToAnswer = z.object({ anotherPart: z.enum(activeInvolvements) });
const sharingRefusal = z.object({ reason: z.enum(sharingUndoErrorReasons) });
const undoRefusal = z.object({ reason: z.enum(configurationUndoErrorReasons) });

/** Why a link cannot be used, in its page's terms: a reporter who refutes their own report withdraws it. */
export type ReportLinkError = ReportLinkErrorReason | 'taken-back';

/** Why the server rejected a report link. Null if the error does not concern the link. */
export function parseReportLinkError(error: unknown): ReportLinkError | null {
  if (!isRefused(error)) return null;
  const { reason, refutedBy } = reportRefusal.safeParse(error.body).data ?? { reason: 'unknown' as const };
  return reason === 'refuted' && refutedBy === 'reporter' ? 'taken-back' : reason;
}

/** Why a reporter cannot report. While a report is pending, this is their own part in it. */
export type ReporterLinkError = Exclude<ReportLinkError, 'pending'> | ReporterInvolvement;

/**
 * Like `parseReportLinkError`, for a reporter's own link. Older servers omit the reporter's part, so they may still have to
 * respond.
 */
export function parseReporterLinkError(error: unknown): ReporterLinkError | null {
  const reason = parseReportLinkError(error);
  if (reason !== 'pending') return reason;
  return (error instanceof ApiError && waiting.safeParse(error.body).data?.yourPart) || 'asked';
}

/** Why the owner has nothing to refute with a link. `another`: its report has ended, and a different one is pending. */
export type RefuteLinkError = ReportLinkError | 'another';

/** Like `parseReportLinkError`, for the link in a warning. */
export function parseRefuteLinkError(error: unknown): RefuteLinkError | null {
  const reason = parseReportLinkError(error);
  return isRefused(error) && anotherAboutOwner.safeParse(error.body).success ? 'another' : reason;
}

/** Why a report cannot be confirmed. If a different one is pending, this is the reader's part in that one. */
export type ConfirmLinkError = ReportLinkError | ActiveInvolvement;

/** Like `parseReportLinkError`, for the link in a confirmation request. */
export function parseConfirmLinkError(error: unknown): ConfirmLinkError | null {
  const reason = parseReportLinkError(error);
  const part = isRefused(error) && anotherToAnswer.safeParse(error.body).data?.anotherPart;
  return part || reason;
}

/** Why the server rejected an undo link. Null if the error does not concern the link. */
export function parseConfigurationUndoError(error: unknown): ConfigurationUndoErrorReason | null {
  return isRefused(error) ? (undoRefusal.safeParse(error.body).data?.reason ?? 'unknown') : null;
}

/** Why the server rejected the link in an email about changed recipients. Null if the error does not concern the link. */
export function parseSharingUndoError(error: unknown): SharingUndoErrorReason | null {
  return isRefused(error) ? (sharingRefusal.safeParse(error.body).data?.reason ?? 'unknown') : null;
}

function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'invalid');
}
