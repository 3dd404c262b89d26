import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** How much room an owner's files have, in bytes. */
const storageUse = z.object({
  /** Held by files, and set aside for files that are still arriving. It can exceed the quota after the quota shrank. */
  usedBytes: z.number(),
  /** Of these, what is set aside for files that are still arriving. */
  arrivingBytes: z.number(),
  quotaBytes: z.number(),
});
export type StorageUsage = z.infer<typeof storageUse>;

export const storageEndpoints = {
  /** Also while the subscription is blocked. */
  read: defineEndpoint({ method: 'get', path: '/api/storage', answer: storageUse }),
};
