import type { ErrorRequestHandler, Request, Response, Router } from 'express';
import { buildEndpointPath, type ReauthenticationRequired } from '#shared/contracts/schema/endpoint.ts';
import { exportEndpoints, REAUTHENTICATION_HEADER } from '#shared/contracts/exports.ts';
import { oneTimeCodeSchema } from '#shared/contracts/schema/field-schemas.ts';
import { decodeLinkEmail, encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { createEndpointRouter, getRoutePath } from '../../http/endpoint-router.ts';
import { getOwnerId } from '../../http/session.ts';
import { parseInput } from '../../http/parse-input.ts';
import { heavyResponseBytes } from '../../limits.ts';
import { assertStoreAvailable } from '../files/assert-store-available.ts';
import { sendZip } from '../files/send-zip.ts';
import { notRecipientError, authorizeExport } from './authorize-export.ts';
import { loadExportOverview } from './queries.ts';
import { buildExport } from './build-export.ts';
import { toZipText } from './spool.ts';

/** Exports of an owner's data. Available even while the subscription is blocked. */
export function exportRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();

  on(exportEndpoints.overview, getOwnerId, ({ caller }) => loadExportOverview(ctx, caller));

  on(
    exportEndpoints.prepare,
    getOwnerId,
    async ({ req, caller: userId, body: { email: recipient = null, code } }) => {
      const proved = await authorizeExport(ctx, { req, userId, recipient, code }, { isRecorded: false });
      if (proved !== true) return proved;
      await assertStoreAvailable(ctx, { userId });
      const url =
        recipient === null
          ? buildEndpointPath(exportEndpoints.everything)
          : buildEndpointPath(exportEndpoints.forPerson, {
              params: { encodedEmail: encodeLinkEmail(recipient) },
            });
      return { url };
    },
  );

  on(exportEndpoints.everything, ownOwnerId, ({ req, res, caller }) =>
    send(ctx, { req, res, userId: caller, recipient: null }),
  );

  on(exportEndpoints.forPerson, ownOwnerId, ({ req, res, caller, params }) => {
    const recipient = decodeLinkEmail(params.encodedEmail);
    if (recipient === null) throw notRecipientError();
    return send(ctx, { req, res, userId: caller, recipient });
  });

  router.use(getRoutePath(exportEndpoints.everything), leadBack);
  return router;
}

/** The signed-in owner, unless the request comes from a link on another site, which could trigger code emails over and over. */
function ownOwnerId(req: Request): number {
  const userId = getOwnerId(req);
  const site = req.get('Sec-Fetch-Site');
  if (site === 'cross-site' || site === 'same-site') {
    throw new DomainError('csrf', 'Please start the export from your account page.');
  }
  return userId;
}

interface Sent {
  req: Request;
  res: Response;
  userId: number;
  recipient: string | null;
}

async function send(
  ctx: Context,
  { req, res, userId, recipient }: Sent,
): Promise<ReauthenticationRequired | void> {
  const given = req.get(REAUTHENTICATION_HEADER);
  const code = given === undefined ? undefined : parseInput(oneTimeCodeSchema, given);
  await ctx.rateLimits.consume('export', { req, account: userId });
  const proved = await authorizeExport(
    ctx,
    { req, userId, recipient, code },
    { isRecorded: req.method !== 'HEAD' },
  );
  if (proved !== true) {
    if (isNavigation(req)) return res.redirect(303, RETRY);
    return proved;
  }
  await ctx.heavyResponses.acquire(res, { kind: 'list', account: userId, bytes: heavyResponseBytes.export });
  const { name, page, data, files, savedAt } = await ctx.heavyResponses.runExclusively(res, () =>
    buildExport(ctx, { userId, recipient }),
  );
  try {
    const texts = [toZipText('index.html', page), toZipText('data.json', data)];
    await sendZip(ctx, res, { name, texts, files, savedAt });
  } finally {
    await Promise.all([page.close(), data.close()]);
  }
}

/** After a rejected download, users see their account instead of JSON. */
const leadBack: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (!isNavigation(req) || res.headersSent) return next(error);
  if (!(error instanceof DomainError)) req.log.error({ err: error }, 'an export failed');
  res.redirect(303, RETRY);
};

const RETRY = '/account/your-data?export=refused';
const isNavigation = (req: Request) => req.method === 'GET' && req.accepts(['json', 'html']) === 'html';
