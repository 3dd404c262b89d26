import type { z } from 'zod/mini';

/*
 * Each endpoint is defined once, in its feature's contract: the server registers its route from it, and the client calls it.
 * This file loads nothing, because the start page's script needs it.
 */

/** Every call's path begins with this. */
export const API_PREFIX = '/api';

/** A shape that only the compiler checks. Made with `typeOnlySchema`. */
export interface TypeOnlySchema<T> {
  readonly isTypeOnly: true;
  /** Never set: it carries the type. */
  readonly type?: T;
}
export const typeOnlySchema = <T>(): TypeOnlySchema<T> => ({ isTypeOnly: true });

type Shape = z.ZodMiniType | TypeOnlySchema<unknown>;

/** The definition of a call. `:name` in `path` is a parameter. */
export interface Endpoint {
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  path: `${typeof API_PREFIX}/${string}`;
  /** The shape of the parameters. A path with other parameters gets 404. Without this shape they are any text. */
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** The JSON body. The server checks it before the call's use case, unless it is `typeOnlySchema`. */
  body?: Shape;
  /** The fields of a form with files, or the same as JSON. The server checks them once the files are there. */
  form?: z.ZodMiniType;
  /** The JSON answer. A call without one answers with something else: a file, a stream, or nothing. */
  answer?: Shape;
  /** The status of the answer; 200 without it. 204 has no body. */
  status?: 201 | 204;
  /**
   * It needs a fresh proof of the signed-in owner. Without one it answers 202 `{requiresVerification: true}`, changes nothing
   * and mails a code. The same call with `code` in its body then goes through. A GET takes the code in a header.
   */
  needsProof?: true;
  /** Nobody needs to be signed in for it: its 401 says nothing about an owner's session. */
  isForGuests?: true;
}

/** Names a call, and keeps its exact type. */
export const defineEndpoint = <const C extends Endpoint>(call: C): C => call;

/** The value as it travels, before the shape reads it. */
export type SchemaInput<S> = S extends z.ZodMiniType
  ? z.input<S>
  : S extends TypeOnlySchema<infer T>
    ? T
    : never;
/** The value after the shape has read it. */
export type SchemaOutput<S> = S extends z.ZodMiniType
  ? z.output<S>
  : S extends TypeOnlySchema<infer T>
    ? T
    : never;

export type EndpointResponse<C extends Endpoint> = C extends { answer: infer S } ? SchemaOutput<S> : void;

/** The answer of a call that needs a fresh proof first: a code is on its way to the owner. */
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

/** The values that `buildEndpointPath` needs. A call without parameters and query needs none. */
export type EndpointPathArgs<C extends Endpoint> = ([PathParams<C>] extends [never]
  ? unknown
  : { params: Record<PathParams<C>, string | number> }) &
  (C extends { query: infer S } ? { query: SchemaInput<S> } : unknown);

/** The address of a call: its path with values for its parameters, and its query. */
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

/** The same for a call that the compiler does not know exactly. */
export function buildUntypedPath({ path }: Endpoint, { params = {}, query = {} }: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}
