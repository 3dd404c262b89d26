import { z } from 'zod/mini';
import { refuters } from '#shared/contracts/release.ts';
import { involvedParts, linkRefusals, reporterParts } from '#shared/contracts/report-links.ts';
import type { InvolvedPart, LinkRefusal, ReporterPart } from '#shared/contracts/report-links.ts';
import { sharingNewsRefusals } from '#shared/contracts/sharing-news.ts';
import type { SharingNewsRefusal } from '#shared/contracts/sharing-news.ts';
import { undoRefusals } from '#shared/contracts/undo.ts';
import type { UndoRefusal } from '#shared/contracts/undo.ts';
import { ApiError } from '../../../lib/http/api-client.ts';

const reportRefusal = z.object({ reason: z.enum(linkRefusals), refutedBy: z.optional(z.enum(refuters)) });
const waiting = z.object({ yourPart: z.enum(reporterParts) });
const anotherAboutOwner = z.object({ another: z.literal(true) });
const anotherToAnswer = z.object({ anotherPart: z.enum(involvedParts) });
const sharingRefusal = z.object({ reason: z.enum(sharingNewsRefusals) });
const undoRefusal = z.object({ reason: z.enum(undoRefusals) });

/** Why a link cannot be used, as its page says it: a reporter who refutes their own report takes it back. */
export type ReportRefusal = LinkRefusal | 'taken-back';

/** Why the server refused the link of a report. Null when the failure says nothing about the link. */
export function refusalOf(error: unknown): ReportRefusal | null {
  if (!isRefused(error)) return null;
  const { reason, refutedBy } = reportRefusal.safeParse(error.body).data ?? { reason: 'unknown' as const };
  return reason === 'refuted' && refutedBy === 'reporter' ? 'taken-back' : reason;
}

/** Why a reporter cannot report. While a report is being decided, it is what they have done about it. */
export type ReporterRefusal = Exclude<ReportRefusal, 'pending'> | ReporterPart;

/** The same, for a reporter's own link. An older server does not say what they have done. Then they may have to answer. */
export function reporterRefusalOf(error: unknown): ReporterRefusal | null {
  const reason = refusalOf(error);
  if (reason !== 'pending') return reason;
  return (error instanceof ApiError && waiting.safeParse(error.body).data?.yourPart) || 'asked';
}

/** Why the owner has nothing to refute by a link. `another`: its report has ended, and another one is being decided. */
export type RefuteRefusal = ReportRefusal | 'another';

/** The same, for the link in a warning. */
export function refuteRefusalOf(error: unknown): RefuteRefusal | null {
  const reason = refusalOf(error);
  return isRefused(error) && anotherAboutOwner.safeParse(error.body).success ? 'another' : reason;
}

/** Why a report cannot be confirmed. If another one is being decided, it is what the reader has done about that one. */
export type ConfirmRefusal = ReportRefusal | InvolvedPart;

/** The same, for the link in a mail that asks to confirm. */
export function confirmRefusalOf(error: unknown): ConfirmRefusal | null {
  const reason = refusalOf(error);
  const part = isRefused(error) && anotherToAnswer.safeParse(error.body).data?.anotherPart;
  return part || reason;
}

/** The same, for the link that undoes a change. */
export function undoRefusalOf(error: unknown): UndoRefusal | null {
  return isRefused(error) ? (undoRefusal.safeParse(error.body).data?.reason ?? 'unknown') : null;
}

/** The same, for the link in a mail about changed recipients. */
export function sharingRefusalOf(error: unknown): SharingNewsRefusal | null {
  return isRefused(error) ? (sharingRefusal.safeParse(error.body).data?.reason ?? 'unknown') : null;
}

function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'invalid');
}
