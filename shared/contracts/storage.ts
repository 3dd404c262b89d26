import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** An owner's storage quota and usage, in bytes. */
const storageUse = z.object({
  /** Used by files, and reserved for uploads in progress. It can exceed the quota after the quota shrank. */
  usedBytes: z.number(),
  /** The part of it reserved for uploads in progress. */
  arrivingBytes: z.number(),
  quotaBytes: z.number(),
});
export type StorageUsage = z.infer<typeof storageUse>;

export const storageEndpoints = {
  /** Available even while the subscription is blocked. */
  read: defineEndpoint({ method: 'get', path: '/api/storage', answer: storageUse }),
};
