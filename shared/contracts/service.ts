import { z } from 'zod';

/** GET /api/service: who runs this service, from its settings. */
export const serviceInfo = z.object({
  operatorName: z.string().nullable(),
  operatorRegistration: z.string().nullable(),
  supportEmail: z.string().nullable(),
});
export type ServiceInfo = z.infer<typeof serviceInfo>;
