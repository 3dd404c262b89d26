import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * The request and response classes that a server of this app must use. Otherwise Express changes each object's prototype, so V8
 * can't share hidden classes between them, and each takes more memory.
 */
export function createRequestClasses(app: Express): {
  IncomingMessage: typeof IncomingMessage;
  ServerResponse: typeof ServerResponse;
} {
  class AppRequest extends IncomingMessage {}
  class AppResponse<R extends IncomingMessage> extends ServerResponse<R> {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request) as Express['request'];
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response) as Express['response'];
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}
