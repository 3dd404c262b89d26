import supertest from 'supertest';
import { expect, it } from 'vitest';
import { startTestApp } from '../../tests/support/test-app.ts';

const SECURITY_TXT = '/.well-known/security.txt';

it('security.txt names the contact of the settings, and a day within a year on which it ends', async () => {
  await using app = await startTestApp({ SECURITY_CONTACT: 'https://leavebits.test/report' });
  const read = async () => {
    const { text } = await supertest(app.server)
      .get(SECURITY_TXT)
      .expect(200)
      .expect('Content-Type', 'text/plain; charset=utf-8');
    return new Map(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string]),
    );
  };
  const fields = await read();
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe('https://leavebits.test/report');
  expect(fields.get('Canonical')).toBe(`http://leavebits.test${SECURITY_TXT}`);
  app.clock.advance({ days: 400 });
  const expires = new Date((await read()).get('Expires')!);
  const days = (expires.getTime() - app.clock.now().getTime()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it('security.txt falls back to the address for support, and does not exist without either', async () => {
  await using supported = await startTestApp({ SUPPORT_EMAIL: 'help@leavebits.test' });
  const { text } = await supertest(supported.server).get(SECURITY_TXT).expect(200);
  expect(text).toContain('Contact: mailto:help@leavebits.test\n');
  await using silent = await startTestApp();
  await supertest(silent.server).get(SECURITY_TXT).expect(404);
});

it('change-password leads to the page where a password is changed', async () => {
  await using app = await startTestApp();
  await supertest(app.server)
    .get('/.well-known/change-password')
    .expect(302)
    .expect('Location', '/auth?mode=reset');
});
