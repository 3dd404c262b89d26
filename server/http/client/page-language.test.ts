import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { choosePageLanguage } from './page-language.ts';

const app = (appOrigin: string) =>
  express().use((req, res) => {
    res.send(choosePageLanguage(req, res, { appOrigin }));
  });
const local = app('http://localhost');

it.each([
  ['', undefined, '', 'en'],
  ['', undefined, 'de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['', undefined, 'pt-BR', 'pt'],
  ['', undefined, 'ja,sw;q=0.5', 'en'],
  ['', undefined, 'ja;q=1,xh;q=0.5,en;q=0.4', 'xh'],
  ['', 'lang=zu', 'de', 'zu'],
  ['', 'session=x; lang=fr; other=y', 'de', 'fr'],
  ['', 'lang=ja', 'de', 'de'],
  ['', 'slang=fr', 'de', 'de'],
  ['?lang=nl', 'lang=zu', 'de', 'nl'],
  ['?lang=PT-br', undefined, 'de', 'pt'],
  ['?lang=<script>', 'lang=zu', 'de', 'zu'],
  ['?lang=af&lang=nl', undefined, 'de', 'de'],
  ['?lang[x]=af', undefined, '', 'en'],
])(
  'a request for %s with the cookie %s and the languages %s gets %s',
  async (query, cookie, accepted, language) => {
    const call = request(local).get(`/${query}`).set('Accept-Language', accepted);
    if (cookie) void call.set('Cookie', cookie);
    const { text, headers } = await call.expect(200);
    expect(text).toBe(language);
    expect(headers['vary']).toBe('Accept-Language, Cookie');
  },
);

it('what an address asks for is kept for the visit, and nothing else is', async () => {
  const asked = await request(local).get('/?lang=de');
  expect(asked.headers['set-cookie']).toEqual(['lang=de; Path=/; SameSite=Lax']);
  const secure = await request(app('https://leavebits.test')).get('/?lang=de');
  expect(secure.headers['set-cookie']).toEqual(['lang=de; Path=/; Secure; SameSite=Lax']);
  const preferred = await request(local).get('/').set('Accept-Language', 'de');
  expect(preferred.headers['set-cookie']).toBeUndefined();
});
