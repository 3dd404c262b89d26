import type { z } from 'zod/mini';

/*
 * Each endpoint is defined once, in its feature's contract: the server registers its route from it, and the client calls it.
 * This file loads nothing, because the start page's script needs it.
 */

/** Every call's path begins with this. */
export const API_PREFIX = '/api';

/** A shape that only the compiler checks. Made with `typeOnly`. */
export interface TypeOnly<T> {
  readonly isTypeOnly: true;
  /** Never set: it carries the type. */
  readonly type?: T;
}
export const typeOnly = <T>(): TypeOnly<T> => ({ isTypeOnly: true });

type Shape = z.ZodMiniType | TypeOnly<unknown>;

/** The definition of a call. `:name` in `path` is a parameter. */
export interface Call {
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  path: `${typeof API_PREFIX}/${string}`;
  /** The shape of the parameters. A path with other parameters gets 404. Without this shape they are any text. */
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** The JSON body. The server checks it before the call's use case, unless it is `typeOnly`. */
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
export const defineCall = <const C extends Call>(call: C): C => call;

/** The value as it travels, before the shape reads it. */
export type Sent<S> = S extends z.ZodMiniType ? z.input<S> : S extends TypeOnly<infer T> ? T : never;
/** The value after the shape has read it. */
export type Read<S> = S extends z.ZodMiniType ? z.output<S> : S extends TypeOnly<infer T> ? T : never;

export type AnswerOf<C extends Call> = C extends { answer: infer S } ? Read<S> : void;

/** The answer of a call that needs a fresh proof first: a code is on its way to the owner. */
export interface ProofAsked {
  requiresVerification: true;
}

export function isProofAsked(answer: unknown): answer is ProofAsked {
  return typeof answer === 'object' && answer !== null && 'requiresVerification' in answer;
}

type ParamNames<Path> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never;
export type PathParams<C extends Call> = ParamNames<C['path']>;

/** The values that `pathOf` needs. A call without parameters and query needs none. */
export type Place<C extends Call> = ([PathParams<C>] extends [never]
  ? unknown
  : { params: Record<PathParams<C>, string | number> }) &
  (C extends { query: infer S } ? { query: Sent<S> } : unknown);

/** The address of a call: its path with values for its parameters, and its query. */
export function pathOf<C extends Call>(
  call: C,
  ...[place]: unknown extends Place<C> ? [place?: Place<C>] : [place: Place<C>]
): string {
  return fillPath(call, place as Values | undefined);
}

type Value = string | number;
interface Values {
  params?: Record<string, Value>;
  query?: Record<string, Value>;
}

/** The same for a call that the compiler does not know exactly. */
export function fillPath({ path }: Call, { params = {}, query = {} }: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}
