import { z } from 'zod/mini';
import { linkRefusals } from '#shared/contracts/release.ts';
import type { LinkRefusal } from '#shared/contracts/release.ts';
import { ApiError } from '../../../lib/http/api-client.ts';

const refusalBody = z.object({ reason: z.enum(linkRefusals) });

/** Why the server refused a link. Null when the failure says nothing about the link. */
export function refusalOf(error: unknown): LinkRefusal | null {
  if (!(error instanceof ApiError) || (error.code !== 'not-found' && error.code !== 'invalid')) return null;
  return refusalBody.safeParse(error.body).data?.reason ?? 'unknown';
}
