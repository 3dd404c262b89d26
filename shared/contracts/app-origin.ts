import { z } from 'zod';

/** Where the page believes it was served from. The body of `sessionCalls.setAppOrigin`. */
export const setAppOriginBody = z.object({ origin: z.string().max(300) });
