import type { z } from 'zod/mini';

/*
 * Each endpoint is defined once, in its feature's contract, from which the server registers its route and the client builds its
 * calls. This file imports nothing at run time, because it is part of the landing page's script.
 */

/** Every endpoint's path starts with this. */
export const API_PREFIX = '/api';

/** A schema that only the compiler checks. Created by `typeOnlySchema`. */
export interface TypeOnlySchema<T> {
  readonly isTypeOnly: true;
  /** Phantom property that carries the type. Never set. */
  readonly type?: T;
}
export const typeOnlySchema = <T>(): TypeOnlySchema<T> => ({ isTypeOnly: true });

type Shape = z.ZodMiniType | TypeOnlySchema<unknown>;

/** An endpoint definition. `:name` in `path` is a parameter. */
export interface Endpoint {
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  path: `${typeof API_PREFIX}/${string}`;
  /** Schema of the path parameters; a mismatch gets 404. Without it, parameters are arbitrary text. */
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** The JSON body. Validated by the server before the use case runs, unless it is `typeOnlySchema`. */
  body?: Shape;
  /** The fields of a multipart form, or the same fields as JSON. Validated once the files have arrived. */
  form?: z.ZodMiniType;
  /** The JSON response. Without it, the endpoint responds with a file, a stream, or nothing. */
  answer?: Shape;
  /** The response status, 200 by default. 204 has no body. */
  status?: 201 | 204;
  /**
   * Requires recent reauthentication of the signed-in owner. Otherwise it responds with 202 `{requiresVerification: true}`,
   * changes nothing and emails a code; the same request with `code` in its body then succeeds. A GET takes the code from a
   * header.
   */
  needsProof?: true;
  /** Requires no sign-in, so its 401 does not mean that the owner's session has ended. */
  isForGuests?: true;
}

/** Defines an endpoint and preserves its exact type. */
export const defineEndpoint = <const C extends Endpoint>(call: C): C => call;

/** The value as sent, before parsing. */
export type SchemaInput<S> = S extends z.ZodMiniType
  ? z.input<S>
  : S extends TypeOnlySchema<infer T>
    ? T
    : never;
/** The value after parsing. */
export type SchemaOutput<S> = S extends z.ZodMiniType
  ? z.output<S>
  : S extends TypeOnlySchema<infer T>
    ? T
    : never;

export type EndpointResponse<C extends Endpoint> = C extends { answer: infer S } ? SchemaOutput<S> : void;

/** The response when reauthentication is required. A code has been emailed to the owner. */
export interface ReauthenticationRequired {
  requiresVerification: true;
}

export function isReauthenticationRequired(answer: unknown): answer is ReauthenticationRequired {
  return typeof answer === 'object' && answer !== null && 'requiresVerification' in answer;
}

type ParamNames<Path> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never;
export type PathParams<C extends Endpoint> = ParamNames<C['path']>;

/** The arguments of `buildEndpointPath`. None for an endpoint without parameters or a query. */
export type EndpointPathArgs<C extends Endpoint> = ([PathParams<C>] extends [never]
  ? unknown
  : { params: Record<PathParams<C>, string | number> }) &
  (C extends { query: infer S } ? { query: SchemaInput<S> } : unknown);

/** An endpoint's URL: its path with the parameters filled in, and the query. */
export function buildEndpointPath<C extends Endpoint>(
  call: C,
  ...[place]: unknown extends EndpointPathArgs<C>
    ? [place?: EndpointPathArgs<C>]
    : [place: EndpointPathArgs<C>]
): string {
  return buildUntypedPath(call, place as Values | undefined);
}

type Value = string | number;
interface Values {
  params?: Record<string, Value>;
  query?: Record<string, Value>;
}

/** Like `buildEndpointPath`, for an endpoint whose exact type is unknown. */
export function buildUntypedPath({ path }: Endpoint, { params = {}, query = {} }: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}
