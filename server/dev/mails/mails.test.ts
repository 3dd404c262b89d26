import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express from 'express';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { listEmailActions } from '../../adapters/mail/email-layout.ts';
import { mailKinds } from '../../adapters/mail/mail-kinds.ts';
import { errorHandler } from '../../http/error-handler.ts';
import { forceColorScheme } from './pages.ts';
import { devMailRoutes } from './routes.ts';
import { renderedSamples, samplesByFeature } from './samples.ts';
import { sampleOwnerName } from './samples/sample.ts';

const FEATURES = fileURLToPath(new URL('../../features', import.meta.url));

async function lettersOfFeatures(): Promise<[feature: string, letters: string[]][]> {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' });
  const found = files.filter((file) => /(^|[/\\])emails\.ts$/.test(file)).sort();
  return Promise.all(
    found.map(async (file): Promise<[string, string[]]> => {
      const module = (await import(`${FEATURES}/${file}`)) as Record<string, unknown>;
      const letters = Object.keys(module).filter((name) => typeof module[name] === 'function');
      return [file.split(/[/\\]/).at(-2)!, letters];
    }),
  );
}

test('every letter of every feature has a sample', async () => {
  const features = await lettersOfFeatures();
  expect(features.length).toBeGreaterThan(3);
  const sampled = Object.entries(samplesByFeature).map(([name, feature]) => [
    name,
    Object.keys(feature).sort(),
  ]);
  expect(Object.fromEntries(sampled)).toEqual(
    Object.fromEntries(features.map(([name, letters]) => [name, letters.sort()])),
  );
});

test('every kind of mail has a sample, and each sample an address of its own', () => {
  expect(new Set(renderedSamples.map(({ kind }) => kind))).toEqual(new Set(mailKinds));
  expect(new Set(renderedSamples.map(({ id }) => id)).size).toBe(renderedSamples.length);
});

describe.each(renderedSamples.map((mail) => [mail.id, mail] as const))('the mail %s', (_id, mail) => {
  const plain = mail.text.replace(/\s+/g, ' ');

  test('says why it came and what to do if it is a mistake', () => {
    expect(plain).toContain(`Why you got this email: ${mail.content.why}`);
    expect(plain).toContain(`If you didn’t expect this: ${mail.content.mistake}`);
    expect(mail.html).toContain('Why you got this email');
  });

  test('asks for one thing at most, or for a choice, and writes every link out in full', () => {
    const loud = listEmailActions(mail.content).filter(({ isQuiet }) => !isQuiet);
    expect(mail.html.match(/class="on-primary"/g) ?? []).toHaveLength(loud.length);
    const links = [...listEmailActions(mail.content), ...(mail.content.links ?? [])].map(({ url }) => url);
    const written = [...mail.html.matchAll(/>(https:\/\/[^<]+)<\/a>/g)].map(([, url]) => url);
    expect(written.sort()).toEqual(links.map((url) => url.replaceAll('&', '&amp;')).sort());
    for (const url of links) expect(mail.text.split('\n')).toContain(url);
  });

  test('gives every date with its time zone and a link to the reader’s own time', () => {
    const dates = plain.match(/[A-Z][a-z]+ \d{1,2}, \d{4}[^.;]{0,70}/g) ?? [];
    for (const date of dates)
      expect(date).toMatch(/ at \d\d:\d\d [AP]M UTC \(([A-Z][a-z]+ \d+, )?\d\d:\d\d [AP]M in South Africa\)/);
    const ownTime = (mail.content.links ?? []).filter(({ url }) => url.includes('/time-converter?utc='));
    expect(ownTime).toHaveLength(dates.length > 0 ? 1 : 0);
  });

  test('shows in its subject and preview no code and no link', () => {
    expect(`${mail.subject} ${mail.preheader}`).not.toMatch(/\d{6}|https?:/);
  });

  test('names the owner at most once in its subject and once in its text', () => {
    const count = (text: string) => text.replace(/\s+/g, ' ').split(sampleOwnerName).length - 1;
    expect(count(mail.subject)).toBeLessThanOrEqual(1);
    expect(count(mail.text)).toBeLessThanOrEqual(1);
    expect(count(mail.preheader)).toBe(0);
  });

  test('can be shown in either scheme', () => {
    for (const scheme of ['light', 'dark'] as const) {
      expect(forceColorScheme(mail.html, scheme)).not.toMatch(/prefers-color-scheme|light dark/);
    }
  });
});

describe('the page of all mails', () => {
  const app = express().use('/dev', devMailRoutes()).use(errorHandler);

  test('lists every subject, shows one mail in both schemes and as text, and runs no script', async () => {
    await supertest(app).get('/dev/mails').expect(302).expect('Location', '/dev/mails/registration-code');
    const { text, headers } = await supertest(app).get('/dev/mails/report-warning-2').expect(200);
    for (const { id } of renderedSamples) expect(text).toContain(`href="/dev/mails/${id}"`);
    expect(text.match(/<iframe/g)).toHaveLength(2);
    expect(text).toContain('<pre class="card">If you’re well');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('shows one mail alone, in the requested color scheme', async () => {
    const { text } = await supertest(app).get('/dev/mails/login-code/dark').expect(200);
    expect(text).toContain('@media all');
    await supertest(app).get('/dev/mails/no-such-mail').expect(404);
  });
});
