import { clientErrorBody, clientErrorEndpoint } from '#shared/contracts/service.ts';
import { callEndpoint } from './http/api-client.ts';

const MOST_REPORTS = 5;
let reports = 0;

/** Reports to the server that a page crashed and where in our code. Includes neither page content nor the error message. */
export function sendErrorReport(error: unknown): void {
  const { name, stack } = error instanceof Error ? error : new Error();
  const body = clientErrorBody.safeParse({ name, page: pageKind(), places: placesIn(stack ?? '') }).data;
  reports += 1;
  if (!body || reports > MOST_REPORTS) return;
  // If the browser is offline, losing the report is fine.
  callEndpoint(clientErrorEndpoint, { body }).catch(() => undefined);
}

/** Replaces ids in the path, for example `/shared/:` for `/shared/4711`. */
function pageKind(): string {
  const [, first = '', rest] = /^\/([a-z-]{0,24})(\/.*)?$/.exec(window.location.pathname) ?? [];
  return rest === undefined ? `/${first}` : `/${first}/:`;
}

/** Extracts stack frames as `file.js:line:column`, which leaves out the host and the error message. */
function placesIn(stack: string): string[] {
  return [...stack.matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)].map(([, place]) => place!).slice(0, 10);
}
