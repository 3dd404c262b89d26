import express, { Router, type Express } from 'express';
import { API_PREFIX } from '#shared/contracts/schema/endpoint.ts';
import type { Context } from './context.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { mailEventRoutes } from './features/bounces/routes.ts';
import { checkupRoutes } from './features/checkups/routes.ts';
import { deletionRoutes } from './features/deletion/routes.ts';
import { draftRoutes } from './features/drafts/routes.ts';
import { eventRoutes } from './features/events/routes.ts';
import { importRoutes } from './features/imports/routes.ts';
import { receivedRoutes } from './features/exports/received/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { leavebitRoutes } from './features/leavebits/routes.ts';
import { trashRoutes } from './features/leavebits/trash/routes.ts';
import { versionRoutes } from './features/leavebits/versions/routes.ts';
import { attachmentRoutes } from './features/recipients/attachment-routes.ts';
import { oneClickUnsubscribeRoutes, recipientRoutes } from './features/recipients/routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { sealingRoutes } from './features/sealing/routes.ts';
import { substituteRoutes } from './features/unopened/routes.ts';
import { planRoutes } from './features/plan/routes.ts';
import { releaseRoutes } from './features/release/routes.ts';
import { disabledPaymentRoutes, subscriptionRoutes } from './features/subscriptions/routes.ts';
import { itnRoutes } from './features/subscriptions/notifications/itn-routes.ts';
import { securityRoutes } from './features/security/routes.ts';
import { storageRoutes } from './features/storage/routes.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { appOriginRoutes } from './http/app-origin.ts';
import { createBeaconBodyParser } from './http/beacon-body.ts';
import { clientErrorRoutes, operatorInfoRoutes } from './http/service-routes.ts';
import { csrfProtection } from './http/csrf.ts';
import { errorHandler, notFoundHandler } from './http/error-handler.ts';
import { livenessRoute, type WorkerHealth } from './http/health.ts';
import { createRequestLogger } from './http/log/logger.ts';
import { openapiRoutes } from './http/openapi/openapi-routes.ts';
import { preventIndexing } from './http/client/robots.ts';
import { methodOverride } from './http/method-override.ts';
import { restoreFragments } from './http/client/restore-fragments.ts';
import { createMetrics } from './http/metrics.ts';
import { registerMetrics } from './metrics.ts';
import { readinessRoute } from './readiness.ts';
import { limitRequestsPerSource } from './http/limits/slow-clients.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createOwnerSession } from './http/session.ts';
import { wellKnownRoutes } from './http/well-known.ts';

/** The parts of the server that startup chooses. */
export interface AppParts {
  /** Null in a process that runs no jobs. */
  worker: WorkerHealth | null;
  /** Whether the process is stopping, so that load balancers should send nothing more. */
  isDraining?: () => boolean;
  /** Serves the client: the built files or the development server. */
  client: Router;
  /** Routes that exist only outside production, such as the local mailbox. */
  devRoutes?: Router;
}

/** Builds the complete server except for its socket. */
export function createApp(
  ctx: Context,
  { worker, isDraining = () => false, client, devRoutes }: AppParts,
): Express {
  const app = express();
  app.set('trust proxy', ctx.config.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  // API responses are never cached, and files set their own ETags.
  app.disable('etag');
  app.use(createRequestLogger(ctx.logger));
  app.use(preventIndexing);
  const metrics = createMetrics(ctx, (metrics) => registerMetrics(ctx, worker, metrics));
  if (metrics) app.use(metrics.measure, metrics.routes);
  app.use(livenessRoute(isDraining));
  app.use(limitRequestsPerSource());
  app.use(readinessRoute(ctx, { worker, isDraining }));
  if (ctx.config.roles.has('web')) addPages(app, ctx, { client, devRoutes });
  app.use(notFoundHandler);
  app.use(errorHandler);
  return app;
}

function addPages(
  app: Express,
  ctx: Context,
  { client, devRoutes }: Pick<AppParts, 'client' | 'devRoutes'>,
): void {
  app.use(securityHeaders(ctx.config));
  app.use(wellKnownRoutes(ctx));
  app.use('/dev', devRoutes ?? notFoundHandler);
  app.use(API_PREFIX, apiRoutes(ctx));
  app.use(oneClickUnsubscribeRoutes(ctx));
  app.use(restoreFragments);
  app.use(client);
}

function apiRoutes(ctx: Context): Router {
  const api = Router();
  api.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  api.use(openapiRoutes(ctx));
  api.use(ctx.config.takesPayments ? itnRoutes(ctx) : disabledPaymentRoutes());
  api.use(mailEventRoutes(ctx));
  api.use(methodOverride);
  api.use(createBeaconBodyParser());
  api.use(csrfProtection(ctx));
  api.use(createOwnerSession(ctx));
  // First because their lists are requested most, and Express asks one router after the other.
  api.use(leavebitRoutes(ctx));
  api.use(recipientRoutes(ctx));
  api.use(appOriginRoutes(ctx));
  api.use(clientErrorRoutes(ctx));
  api.use(operatorInfoRoutes(ctx));
  api.use(accountRoutes(ctx));
  api.use(activityRoutes(ctx));
  api.use(deletionRoutes(ctx));
  api.use(securityRoutes(ctx));
  api.use(eventRoutes(ctx));
  api.use(peopleRoutes(ctx));
  api.use(sealingRoutes(ctx));
  api.use(substituteRoutes(ctx));
  api.use(planRoutes(ctx));
  api.use(checkupRoutes(ctx));
  api.use(draftRoutes(ctx));
  api.use(trashRoutes(ctx));
  api.use(versionRoutes(ctx));
  api.use(importRoutes(ctx));
  api.use(storageRoutes(ctx));
  api.use(uploadRoutes(ctx));
  api.use(attachmentRoutes(ctx));
  api.use(releaseRoutes(ctx));
  api.use(subscriptionRoutes(ctx));
  api.use(exportRoutes(ctx));
  api.use(receivedRoutes(ctx));
  api.use(notFoundHandler);
  return api;
}
