import type { DestinationStream } from 'pino';
import { API_PREFIX } from '#shared/contracts/schema/endpoint.ts';
import type { RedactedError } from './redact-error.ts';

/** A log line, as produced by `createLogger` and `createRequestLogger`. */
interface Line {
  level: number;
  time: string;
  msg?: string;
  req?: { id: string; method: string };
  res?: { status: number; route: string };
  responseTime?: number;
  err?: RedactedError;
}

const WARN = 40;
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];

/** Formats the log for developers. Production keeps JSON lines for machines. */
export function createPrettyLogStream(out: DestinationStream): DestinationStream {
  return { write: (line) => out.write(formatLogLine(line)) };
}

/** A human-readable log line, followed by indented error details. */
export function formatLogLine(line: string): string {
  const { level, time, msg = '', req, res, responseTime = 0, err, ...facts } = JSON.parse(line) as Line;
  const at = new Date(time).toTimeString().slice(0, 8);
  const isAlarming = level >= WARN;
  const words = [
    at,
    ...(isAlarming ? [`${levels[level / 10 - 1] ?? level}:`] : []),
    ...(req && res ? [req.method, pathOf(res.route), res.status, `in ${responseTime} ms`] : [msg]),
    ...(req && isAlarming ? [`request ${req.id}`] : []),
    ...Object.entries(facts).map(([name, value]) => `${name}=${JSON.stringify(value)}`),
  ];
  return `${words.join(' ')}\n${err ? troubleOf(err) : ''}`;
}

/** The full pattern of the path. Only API requests are logged, so a path without a pattern matches no endpoint. */
const pathOf = (route: string) => (route.startsWith('/') ? API_PREFIX + route : `${API_PREFIX}/… ${route}`);

function troubleOf({ type, message, stack, ...rest }: RedactedError): string {
  const more = Object.values(rest).filter(Boolean).join(', ');
  return `    ${type}: ${message}${more ? ` (${more})` : ''}\n${stack ? `${stack}\n` : ''}`;
}
