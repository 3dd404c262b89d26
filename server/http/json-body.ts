import express, { type Request, type Response } from 'express';
import type { Endpoint } from '#shared/contracts/schema/endpoint.ts';
import { bodyLimits } from '../limits.ts';
import { computeSchemaBounds } from './schema-bounds.ts';
import { DomainError } from './domain-error.ts';
import { limitBodyMemory } from './limits/body-memory-limiter.ts';
import { findBodySchema } from './openapi/type-only-schemas.ts';

/** Reads a request's JSON body into `req.body`. */
export type JsonBodyReader = (req: Request, res: Response) => Promise<void>;

/**
 * The reader for an endpoint, limited by its schema's bounds. Null for an endpoint without a body, so that unexpected bytes are
 * never buffered.
 */
export function createJsonBodyReader(call: Endpoint): JsonBodyReader | null {
  const shape = call.form ?? findBodySchema(call);
  if (!shape) return null;
  const parse = limitBodyMemory(maxBodyBytes(computeSchemaBounds(shape).bytes), (limit) =>
    express.json({ limit, inflate: false, verify: (_req, _res, bytes) => assertNestingDepth(bytes) }),
  );
  return (req, res) =>
    new Promise((resolve, reject) => {
      parse(req, res, (error: unknown) => {
        if (!error) resolve();
        else
          reject(error instanceof Error ? error : new Error('the body could not be read', { cause: error }));
      });
    });
}

/** Headroom for whitespace and for fields from older clients. A schema without a bound gets only that. */
const maxBodyBytes = (bytes: number): number => (Number.isFinite(bytes) ? bytes : 0) + bodyLimits.spareBytes;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Rejects JSON nested deeper than any endpoint needs, before parsing it. */
export function assertNestingDepth(json: Uint8Array): void {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isString = false;
    } else if (byte === QUOTE) isString = true;
    else if (byte === 0x7b || byte === 0x5b) depth += 1;
    else if (byte === 0x7d || byte === 0x5d) depth -= 1;
    if (depth > bodyLimits.maxDepth) throw new DomainError('invalid', 'The request is nested too deeply.');
  }
}
