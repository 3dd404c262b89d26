import { Router } from 'express';
import type { Context } from '../../context.ts';
import { detachSession, ownerIdEvenIfLeft } from '../../http/session.ts';
import { openEventStream } from '../../http/sse.ts';

/** GET /api/events: what an owner's open pages have to know at once. */
export function eventRoutes({ liveEvents }: Context): Router {
  const router = Router();
  router.get('/events', async (req, res) => {
    // Another tab may reload just now: then the session goes on in a moment, or the stream tells of its end.
    ownerIdEvenIfLeft(req);
    const sessionId = req.sessionID;
    // An open page is no sign of its owner: neither the start nor the end of a stream prolongs the session.
    detachSession(req);
    await liveEvents.serve(sessionId, openEventStream(res));
  });
  return router;
}
