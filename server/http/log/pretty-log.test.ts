import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { formatLogLine, createPrettyLogStream } from './pretty-log.ts';

const TIME = '2031-06-03T09:00:00.000Z';
const inWords = (line: object) => formatLogLine(JSON.stringify({ level: 30, time: TIME, ...line }));
const req = { id: '4a585158', method: 'PATCH' };

it('a request is one line with the whole pattern of its path', () => {
  const line = inWords({
    req,
    res: { status: 200, route: '/trigger-bytes/:id' },
    responseTime: 8,
    msg: 'request completed',
  });
  expect(line).toMatch(/^\d\d:\d\d:\d\d PATCH \/api\/trigger-bytes\/:id 200 in 8 ms\n$/);
  expect(inWords({ req, res: { status: 404, route: '(none)' } })).toContain('PATCH /api/… (none) 404');
});

it('a failure says what it is, of which request, and where it happened', () => {
  const err = {
    type: 'DatabaseError',
    message: 'no such table',
    code: '42P01',
    stack: '    at send (a.ts:1:2)',
  };
  const line = inWords({ level: 50, req, res: { status: 500, route: '/user' }, err, alarm: 'x' });
  expect(line.slice(9)).toBe(
    'error: PATCH /api/user 500 in 0 ms request 4a585158 alarm="x"\n' +
      '    DatabaseError: no such table (42P01)\n    at send (a.ts:1:2)\n',
  );
});

it('it says no more of people than the JSON does', () => {
  const written: string[] = [];
  const logger = createLogger('info', createPrettyLogStream({ write: (line) => void written.push(line) }));
  logger.warn(
    { lastError: '550 <anna@example.co.za>: User unknown', tries: 2 },
    'a mail of anna@example.co.za failed',
  );
  expect(written.join('')).toMatch(
    /^\S+ warn: a mail of \[address\] failed lastError=".*User unknown" tries=2\n$/,
  );
  expect(written.join('')).not.toContain('anna');
});
