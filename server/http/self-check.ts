import { get, type Server } from 'node:http';
import { HEALTH_PATH } from './health.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';

const WITHIN_MS = 5 * SECOND_MS;

/** Whether a server responds to a health check on its own socket within a few seconds. */
export function passesSelfCheck(server: Server): Promise<boolean> {
  const address = server.address();
  if (address === null || typeof address === 'string') return Promise.resolve(false);
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address;
  return new Promise((resolve) => {
    const request = get({ host, port: address.port, path: HEALTH_PATH, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200));
      answer.once('error', () => resolve(false));
    });
    request.once('error', () => resolve(false));
    const limit = setTimeout(() => request.destroy(new Error('no response in time')), WITHIN_MS);
    request.once('close', () => clearTimeout(limit));
  });
}
