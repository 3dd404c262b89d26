import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../../server/http/openapi/document.ts';
import type { HostileRequest, ApiOperation } from './hostile-requests.ts';
import type { FuzzResponse } from './send-hostile-request.ts';

/** What no response may reveal. */
const INSIDES =
  /\n\s+at |node_modules|\.[jt]s:\d|\b(select|insert into|update) .+ (from|values|set) |violates|syntax error|relation "|pg_|TypeError|RangeError|ECONN|\$argon2/i;

/** Describes what is wrong with a response; null if nothing is. */
export type ResponseChecker = (
  operation: Pick<ApiOperation, 'method' | 'path' | 'responses'>,
  request: Pick<HostileRequest, 'headers'>,
  answer: FuzzResponse,
) => string | null;

/** All names and texts in a JSON document: two harmless ones together may look like SQL. */
function listStrings(json: string): string[] {
  const strings: string[] = [];
  JSON.parse(json, (name, value: unknown) => {
    strings.push(name, ...(typeof value === 'string' ? [value] : []));
    return value;
  });
  return strings;
}

/** A checker based on the OpenAPI document. */
export function createResponseChecker(doc: OpenApiDocument): ResponseChecker {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...doc, $id: 'doc' });
  const checks = new Map<string, ValidateFunction | null>();

  function checkOf(steps: string[]): ValidateFunction | null {
    const name = steps.join(' ');
    const known = checks.get(name);
    if (known !== undefined) return known;
    const schema = steps.reduce<unknown>(
      (at, step) => (at as Record<string, unknown> | undefined)?.[step],
      doc.paths,
    );
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
    const check = schema ? ajv.compile({ $ref: `doc#/paths/${pointer.join('/')}` }) : null;
    checks.set(name, check);
    return check;
  }

  return ({ method, path, responses }, { headers: sent }, { status, type, text, headers }) => {
    if (status >= 500 && status !== 503 && status !== 507) return 'a failure of the server';
    if (status === 304 && sent['If-None-Match'] !== undefined) return null;
    // A malformed URL and oversized headers are rejected before any endpoint is matched.
    const isKnown = String(status) in responses || [400, 404, 413, 431].includes(status);
    if (!isKnown) return 'a status that the document does not have';
    const isJson = type.startsWith('application/json');
    if (status >= 400 && method !== 'head' && status !== 431) {
      if (!isJson) return `an error that is not JSON but ${type}`;
      const { message } = JSON.parse(text) as { message?: unknown };
      if (typeof message !== 'string' || message === '') return 'an error without a message';
      if (listStrings(text).some((one) => INSIDES.test(one))) return 'an error that reveals internals';
      if (status === 429 && !/^[1-9]\d*$/.test(String(headers['retry-after'])))
        return 'a 429 without Retry-After';
    }
    if (!isJson || status >= 300) return null;
    const check = checkOf([
      path,
      method,
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ]);
    if (!check || check(JSON.parse(text))) return null;
    return `another shape than documented: ${ajv.errorsText(check.errors)}`;
  };
}
