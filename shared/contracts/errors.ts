import { z } from 'zod';

/** The body of every answer that is not 2xx. `errors` names the fields of a refused form. */
export const errorBody = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
