import type { Router } from 'express';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import type { Context } from '../../context.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { detachSession, getOwnerIdEvenIfSuspended } from '../../http/session.ts';
import { openEventStream } from '../../http/sse.ts';

/** The stream of events that an owner's open pages need immediately. */
export function eventRoutes({ liveEvents }: Context): Router {
  const { router, on } = createEndpointRouter();
  // Another tab may be reloading. Either the session resumes shortly, or the stream announces its end.
  on(sessionEndpoints.events, getOwnerIdEvenIfSuspended, async ({ req, res, caller: ownerId }) => {
    const session = { id: req.sessionID, ownerId };
    // An open page does not prove that its owner is present, so a stream never extends the session.
    detachSession(req);
    await liveEvents.serve(session, openEventStream(res));
  });
  return router;
}
