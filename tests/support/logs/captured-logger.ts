import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { systemRandomSource } from '#server/adapters/random-source.ts';
import { createLogger, type Logger } from '#server/http/log/logger.ts';
import { captureLogOutput, registerSecret } from './log-search.ts';

/** Logs at the lowest level; the log is searched after the file's tests. */
export function createCapturedLogger(): Logger {
  return createLogger('trace', { write: captureLogOutput });
}

const unnoted = { ...systemRandomSource };
systemRandomSource.code = (digits) => noted(unnoted.code(digits));
systemRandomSource.token = () => noted(unnoted.token());

function noted(secret: string): string {
  registerSecret(secret);
  return secret;
}

const SECRET_FIELDS =
  /^(username|email|emails|sharingEmails|designatedReporters|encodedEmail|phoneNumber|name_\w+|email_address|description|infoFields|password|newPassword|code|token|refuteToken|emailSessionId|userId|key|_csrf|signature|passphrase|filename)(\[\])?$/;
const SECRET_HEADERS = ['cookie', 'authorization', 'x-csrf-token', 'x-email-session-id'];
const MOST_BYTES = 64 * 1024;

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
  for (const part of pathname.split('/')) {
    if (/^[\w-]{20,}$/.test(part) && !/^[a-z-]+$/.test(part)) registerSecret(part);
  }
  const filename = /\/attachments\/(.+)$/.exec(pathname)?.[1];
  if (filename) registerSecret(filename);
  for (const value of searchParams.values()) if (/^[\w-]{20,}$/.test(value)) registerSecret(value);
  for (const header of SECRET_HEADERS) {
    for (const part of String(request.headers[header] ?? '').split(/[;=\s]+/)) {
      if (part.length >= 20) registerSecret(part);
    }
  }
  watchBody(request);
});

/** Observes the body without consuming it: the server's own reader may come late, or never. */
function watchBody(request: IncomingMessage): void {
  const type = request.headers['content-type'] ?? '';
  if (!/json|form/.test(type)) return;
  const emit = request.emit.bind(request) as (...given: unknown[]) => boolean;
  const chunks: Buffer[] = [];
  let size = 0;
  request.emit = (name: string | symbol, ...values: unknown[]) => {
    if (name === 'data' && size < MOST_BYTES) {
      chunks.push(values[0] as Buffer);
      size += chunks.at(-1)!.length;
    }
    if (name === 'end') noteBody(type, Buffer.concat(chunks).toString());
    return emit(name, ...values);
  };
}

function noteBody(type: string, body: string): void {
  if (type.includes('json')) noteJson(body);
  else if (type.includes('urlencoded')) {
    for (const [name, value] of new URLSearchParams(body))
      if (SECRET_FIELDS.test(name)) registerSecret(value);
  } else {
    for (const [, filename] of body.matchAll(/filename="([^"]*)"/g)) registerSecret(filename);
    for (const [, name, value] of body.matchAll(/name="([^"]*)"\r\n\r\n([^\r]*)/g)) {
      if (SECRET_FIELDS.test(name!)) registerSecret(value);
    }
  }
}

function noteJson(body: string): void {
  try {
    JSON.parse(body, (name, value: unknown) => {
      const values = Array.isArray(value) ? (value as unknown[]) : [value];
      if (SECRET_FIELDS.test(name)) {
        for (const one of values) if (typeof one === 'string' || typeof one === 'number') registerSecret(one);
      }
      return value;
    });
  } catch {
    // A test sent it broken.
  }
}
