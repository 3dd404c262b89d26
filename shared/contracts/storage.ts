import { z } from 'zod/mini';
import { defineEndpoint } from './schema/endpoint.ts';

/** An owner's storage quota and usage, in bytes. */
const storageUse = z.object({
  /** Used by files, or reserved for uploads in progress. May exceed a quota that has been reduced. */
  usedBytes: z.number(),
  /** The part of it reserved for uploads in progress. */
  arrivingBytes: z.number(),
  quotaBytes: z.number(),
});
export type StorageUsage = z.infer<typeof storageUse>;

export const storageEndpoints = {
  /** Available even if the subscription is blocked. */
  read: defineEndpoint({ method: 'get', path: '/api/storage', answer: storageUse }),
};
