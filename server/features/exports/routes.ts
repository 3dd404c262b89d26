import type { ErrorRequestHandler, Request, Response, Router } from 'express';
import { pathOf, type ProofAsked } from '#shared/contracts/call.ts';
import { exportCalls, PROOF_HEADER } from '#shared/contracts/exports.ts';
import { oneTimeCode } from '#shared/contracts/fields.ts';
import { decodeEmail, encodeEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { createRoutes, routePath } from '../../http/routes.ts';
import { ownerId } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { heavyBytes } from '../../limits.ts';
import { sendZip } from '../files/send-zip.ts';
import { nobody, proveExport } from './prove-export.ts';
import { readAmounts } from './queries.ts';
import { readExport } from './read-export.ts';
import type { Spooled } from './spool.ts';

/** An owner takes their data along, also while the subscription is blocked. */
export function exportRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();

  on(exportCalls.overview, ownerId, ({ caller }) => readAmounts(ctx.db, caller));

  on(
    exportCalls.prepare,
    ownerId,
    async ({ req, caller: userId, body: { email: recipient = null, code } }) => {
      const proved = await proveExport(ctx, { req, userId, recipient, code }, { isRecorded: false });
      if (proved !== true) return proved;
      const url =
        recipient === null
          ? pathOf(exportCalls.everything)
          : pathOf(exportCalls.forPerson, { params: { encodedEmail: encodeEmail(recipient) } });
      return { url };
    },
  );

  on(exportCalls.everything, ownOwnerId, ({ req, res, caller }) =>
    send(ctx, { req, res, userId: caller, recipient: null }),
  );

  on(exportCalls.forPerson, ownOwnerId, ({ req, res, caller, params }) => {
    const recipient = decodeEmail(params.encodedEmail);
    if (recipient === null) throw nobody();
    return send(ctx, { req, res, userId: caller, recipient });
  });

  router.use(routePath(exportCalls.everything), leadBack);
  return router;
}

/** The signed-in owner, unless another site's link brought them. It could have a code mailed to them again and again. */
function ownOwnerId(req: Request): number {
  const userId = ownerId(req);
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

async function send(ctx: Context, { req, res, userId, recipient }: Sent): Promise<ProofAsked | void> {
  const given = req.get(PROOF_HEADER);
  const code = given === undefined ? undefined : validate(oneTimeCode, given);
  await ctx.rateLimits.consume('export', { req, account: userId });
  const proved = await proveExport(
    ctx,
    { req, userId, recipient, code },
    { isRecorded: req.method !== 'HEAD' },
  );
  if (proved !== true) {
    if (isNavigation(req)) return res.redirect(303, RETRY);
    return proved;
  }
  await ctx.heavyAnswers.begin(res, { kind: 'list', account: userId, bytes: heavyBytes.export });
  const { name, page, data, files, savedAt } = await ctx.heavyAnswers.oneAtATime(res, () =>
    readExport(ctx, { userId, recipient }),
  );
  try {
    const texts = [textEntry('index.html', page), textEntry('data.json', data)];
    await sendZip(ctx, res, { name, texts, files, savedAt });
  } finally {
    await Promise.all([page.close(), data.close()]);
  }
}

/** A text whose checksum is known before it is sent needs no data descriptor in the ZIP. */
const textEntry = (path: string, { whole, bytes, read }: Spooled) =>
  whole ? { path, text: whole } : { path, bytes, read };

/** A person whose download was refused sees their account, not JSON. */
const leadBack: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (!isNavigation(req) || res.headersSent) return next(error);
  if (!(error instanceof DomainError)) req.log.error({ err: error }, 'an export failed');
  res.redirect(303, RETRY);
};

const RETRY = '/account/your-data?export=refused';
const isNavigation = (req: Request) => req.method === 'GET' && req.accepts(['json', 'html']) === 'html';
