import { z } from 'zod/mini';
import { linkRefusals } from '#shared/contracts/release.ts';
import type { LinkRefusal } from '#shared/contracts/release.ts';
import { undoRefusals } from '#shared/contracts/undo.ts';
import type { UndoRefusal } from '#shared/contracts/undo.ts';
import { ApiError } from '../../../lib/http/api-client.ts';

const reportRefusal = z.object({ reason: z.enum(linkRefusals) });
const undoRefusal = z.object({ reason: z.enum(undoRefusals) });

/** Why the server refused the link of a report. Null when the failure says nothing about the link. */
export function refusalOf(error: unknown): LinkRefusal | null {
  return isRefused(error) ? (reportRefusal.safeParse(error.body).data?.reason ?? 'unknown') : null;
}

/** The same, for the link that undoes a change. */
export function undoRefusalOf(error: unknown): UndoRefusal | null {
  return isRefused(error) ? (undoRefusal.safeParse(error.body).data?.reason ?? 'unknown') : null;
}

function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'invalid');
}
