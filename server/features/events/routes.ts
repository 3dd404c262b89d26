import type { Router } from 'express';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import type { Context } from '../../context.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { detachSession, getOwnerIdEvenIfSuspended } from '../../http/session.ts';
import { openEventStream } from '../../http/sse.ts';

export function eventRoutes({ liveEvents }: Context): Router {
  const { router, on } = createEndpointRouter();
  // Another tab may be reloading. Either the session resumes shortly, or the stream announces that it has ended.
  on(sessionEndpoints.events, getOwnerIdEvenIfSuspended, async ({ req, res, caller: ownerId }) => {
    const session = { id: req.sessionID, ownerId };
    // An open page doesn't prove that its owner is present, so a stream never extends the session.
    detachSession(req);
    await liveEvents.serve(session, openEventStream(res));
  });
  return router;
}
