import { z } from 'zod/mini';
import {
  configurationUndoErrorReasons,
  sharingUndoErrorReasons,
  usedLinkDetails,
  type UsedLinkDetails,
} from '#shared/contracts/undo-links.ts';
import { reportLinkErrorReasons } from '#shared/contracts/report-links.ts';
import { ownerNameSchema } from '#shared/contracts/schema/field-schemas.ts';
import type { OwnerNames } from '#shared/domain/display-names.ts';
import { ApiError } from '#client/lib/http/api-client.ts';

export interface LinkErrorExplanation {
  /** The reason why the link doesn't work. */
  why: string;
  /** What the visitor can do now. */
  next: string;
}

/** Why the server rejected a report, confirmation or refute link. Null if the error is not about the link. */
export const parseReportLinkError = createParser(reportLinkErrorReasons);

/** The same for a link that undoes a configuration change. */
export const parseConfigurationUndoError = createParser(configurationUndoErrorReasons);

/** The same for a link that undoes a change to recipients. */
export const parseSharingUndoError = createParser(sharingUndoErrorReasons);

/** Parses what else the server said about a used link. Older servers leave this out. */
export function parseUsedLinkDetails(error: unknown): UsedLinkDetails {
  const said = error instanceof ApiError ? usedLinkDetails.safeParse(error.body).data : undefined;
  return said ?? { hasNewerChanges: false, deletesAt: null };
}

const ownerOfLink = z.object({ ownerUsername: z.string(), ownerName: ownerNameSchema });

/** Whose reporter the holder of a blocked link is. Null for an unknown link, and from older servers. */
export function parseLinkOwner(error: unknown): OwnerNames | null {
  return error instanceof ApiError ? (ownerOfLink.safeParse(error.body).data ?? null) : null;
}

/** Treats a reason from a newer server as an unknown link. */
function createParser<Reason extends string>(reasons: readonly Reason[]) {
  const body = z.object({ reason: z.enum(reasons) });
  return (error: unknown): Reason | 'unknown' | null => {
    const isRejected = error instanceof ApiError && (error.code === 'not-found' || error.code === 'invalid');
    return isRejected ? (body.safeParse(error.body).data?.reason ?? 'unknown') : null;
  };
}
