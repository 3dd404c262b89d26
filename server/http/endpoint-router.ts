import { Router, type Request, type Response } from 'express';
import type { z } from 'zod/mini';
import {
  API_PREFIX,
  isReauthenticationRequired,
  type Endpoint,
  type PathParams,
  type ReauthenticationRequired,
  type SchemaOutput,
  type SchemaInput,
} from '#shared/contracts/schema/endpoint.ts';
import { notFoundError } from './domain-error.ts';
import { createJsonBodyReader } from './json-body.ts';
import { isStreamedJson, sendStreamedJson, type StreamedJson } from './streamed-json.ts';
import { parseInput } from './parse-input.ts';

/** A handler's input: the parsed parts of the request for which the contract has a schema. */
interface Asked<C extends Endpoint, Caller> {
  req: Request;
  res: Response;
  /** The caller, as identified by the route's guard. */
  caller: Caller;
  params: C extends { params: infer S } ? SchemaOutput<S> : Record<PathParams<C>, string>;
  query: C extends { query: infer S } ? SchemaOutput<S> : undefined;
  /** Undefined where the contract only has a type. The handler then parses `req.body` with `validate`. */
  body: C extends { body: infer S extends z.ZodMiniType } ? SchemaOutput<S> : undefined;
}

type Answer<C extends Endpoint> = C extends { answer: infer S }
  ? SchemaInput<S> | StreamedJson<SchemaInput<S>>
  : C extends { needsProof: true }
    ? ReauthenticationRequired | void
    : void;
type Handler<C extends Endpoint, Caller> = (asked: Asked<C, Caller>) => Promise<Answer<C>> | Answer<C>;
type Guard<Caller> = (req: Request, res: Response) => Promise<Caller> | Caller;

/**
 * Serves an endpoint. The guard authorizes the caller before the body is read, whose size is limited by the contract's bounds
 * (413). Then the parameters (404 if invalid), the query and the body (400 if invalid) are parsed. The handler returns the JSON
 * response. Without a response schema the handler responds itself, unless the status is 204 or reauthentication is required.
 */
interface On {
  <C extends Endpoint>(call: C, handler: Handler<C, undefined>): void;
  <C extends Endpoint, Caller>(call: C, guard: Guard<Caller>, handler: Handler<C, Caller>): void;
}

/** An endpoint's path relative to the router mounted at `API_PREFIX`. */
export const getRoutePath = ({ path }: Endpoint): string => path.slice(API_PREFIX.length);

/** Creates a router whose routes come from the contracts. */
export function createEndpointRouter(): { router: Router; on: On } {
  const router = Router();
  function on<C extends Endpoint, Caller>(
    call: C,
    ...steps: [Handler<C, Caller>] | [Guard<Caller>, Handler<C, Caller>]
  ): void {
    const handler = steps.at(-1) as Handler<C, Caller>;
    const guard = steps.length === 2 ? steps[0] : undefined;
    const readBody = createJsonBodyReader(call);
    router[call.method](getRoutePath(call), async (req: Request, res: Response) => {
      const caller = (await guard?.(req, res)) as Caller;
      await readBody?.(req, res);
      const asked = { req, res, caller, ...read(call, req) } as Asked<C, Caller>;
      const answer = await handler(asked);
      if (call.needsProof && isReauthenticationRequired(answer)) res.status(202).json(answer);
      else if (isStreamedJson(answer)) await sendStreamedJson(res, answer);
      else if (call.answer) res.status(call.status ?? 200).json(answer);
      else if (call.status) res.status(call.status).end();
    });
  }
  return { router, on };
}

function read({ params, query, body }: Endpoint, req: Request) {
  return {
    params: params ? readParams(params, req.params) : req.params,
    query: query && parseInput(query, req.query),
    body: body && !('isTypeOnly' in body) ? parseInput(body, req.body) : undefined,
  };
}

/** Parses the path parameters. A path that does not match the schema is not found. */
function readParams(shape: z.ZodMiniType, params: unknown): unknown {
  const result = shape.safeParse(params);
  if (!result.success) throw notFoundError();
  return result.data;
}
