import { z } from 'zod';

/** POST /api/set-app-origin: where the page believes it was served from. */
export const setAppOriginBody = z.object({ origin: z.string().max(300) });
