import type { Router } from 'express';
import { sessionCalls } from '#shared/contracts/session.ts';
import type { Context } from '../../context.ts';
import { createRoutes } from '../../http/routes.ts';
import { detachSession, ownerIdEvenIfLeft } from '../../http/session.ts';
import { openEventStream } from '../../http/sse.ts';

/** What an owner's open pages must know at once. */
export function eventRoutes({ liveEvents }: Context): Router {
  const { router, on } = createRoutes();
  // Another tab may reload just now: then the session goes on in a moment, or the stream tells of its end.
  on(sessionCalls.events, ownerIdEvenIfLeft, async ({ req, res }) => {
    const sessionId = req.sessionID;
    // An open page is no sign of its owner: neither the start nor the end of a stream prolongs the session.
    detachSession(req);
    await liveEvents.serve(sessionId, openEventStream(res));
  });
  return router;
}
