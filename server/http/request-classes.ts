import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * The classes of which a server must make the requests and answers of this app. Otherwise Express changes the prototype of
 * each one, and V8 no longer shares hidden classes between them. Each one is then larger.
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
