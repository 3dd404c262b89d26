import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import type { AddressInfo } from 'node:net';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describePublicPage } from '../../server/http/client/page-texts.ts';
import { CLIENT_DIST, serveClientFiles } from '../../server/http/client/files.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { preventIndexing } from '../../server/http/client/robots.ts';
import { pagePathPatterns, findPublicPage, publicPages } from '../../shared/domain/pages.ts';

const ORIGIN = 'https://leavebits.test';
const server = express()
  .use(preventIndexing)
  .use(serveClientFiles({ appOrigin: ORIGIN, takesPayments: true }))
  .listen(0, '127.0.0.1');
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
});
afterAll(() => void server.close());

const NAVIGATION = 'text/html,application/xhtml+xml,*/*;q=0.8';
const files = readdirSync(join(CLIENT_DIST, 'assets'));
const fileLike = (pattern: RegExp) => `/assets/${files.find((name) => pattern.test(name))}`;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path unchanged. A URL parser would repair the malformed paths that these tests send. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request(
      { port, host: '127.0.0.1', method, path, headers: { accept: NAVIGATION, ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

it.each([
  '/shared/123',
  '/shared/123.',
  '/shared/123.)',
  '/shared/123.pdf',
  '/Shared/123/',
  '/shared-multiple/1,2.',
  '/my-leavebits/YW5uYUBleGFtcGxlLm9yZw.',
  '/my-leavebits/%%%',
  '/my-leavebits/%E0%A4',
  '/refute/%zz',
])('the link %s leads to the page, however mangled it is', async (path) => {
  const { status, headers } = await get(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

it.each(['/assets/missing.js', '/missing.png', '/.vite/manifest.json', '/.pages/landing.html'])(
  'the file %s is not found',
  async (path) => {
    expect((await get(path, { accept: '*/*' })).status).toBe(404);
  },
);

it('a client that requests JSON gets no page', async () => {
  expect((await get('/shared/123', { accept: 'application/json' })).status).toBe(404);
});

const isPublic = (path: string) => findPublicPage(path) !== undefined;
it.each(Object.values(pagePathPatterns).filter((path) => !isPublic(path)))(
  'the client route %s is served as a page, and not indexed',
  async (path) => {
    const { status, headers, body } = await get(path.replaceAll(/:\w+\??/g, 'x'));
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow, noarchive']);
    expect(body.toString()).toContain('<meta name="robots" content="noindex, nofollow, noarchive" />');
    expect(body.toString()).toContain('<div id="root"></div>');
  },
);

it.each([
  '/no-such-page',
  '/landing',
  '/not-found',
  '/constructor',
  '/home/anything',
  '/shared/1/2',
  '/terms/old/new',
  '/payment/MQ/success/more',
  '/refute',
  '//shared/1',
])('the address %s gets a 404 and the page that says so', async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex, nofollow, noarchive']);
  expect(body.toString()).toContain('<div id="root"></div>');
});

it.each(Object.values(publicPages))('$path describes itself to crawlers', async ({ path }) => {
  const { title, description } = describePublicPage(path, { language: 'en', takesPayments: true });
  const { status, headers, body } = await get(path);
  const html = body.toString();
  expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([200, undefined, 'no-cache']);
  for (const part of [
    `<title>${title} · LeaveBits</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${ORIGIN}${path}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:url" content="${ORIGIN}${path}" />`,
    `<meta property="og:image" content="${ORIGIN}/og-image.png" />`,
  ]) {
    expect(html.split(part)).toHaveLength(2);
  }
  expect(html).toContain('<h1');
  expect(html.match(/<title>/g)).toHaveLength(1);
  // The page is readable before its script runs, and loads the script last.
  const [, program] = html.split('<template id="program">');
  const shown = html.replaceAll(/<template.*?<\/template>/gs, '');
  expect(shown).not.toMatch(/type="module"|rel="modulepreload"/);
  expect(program).toMatch(/<script type="module" crossorigin src="\/assets\/[^"]+"><\/script>/);
  expect(program).toMatch(
    /^(<link rel="modulepreload" crossorigin href="([^"]+)" [^<>]*>.*<script [^<>]*src="\2"><\/script>)+/,
  );
  // Clicks are recorded from the very start of the page.
  expect(shown.split('<style>')[0]).toContain('.wasPressed=true');
  // Nothing else has to arrive before it is shown.
  expect(shown.match(/<link rel="stylesheet"[^<>]*>/g)).toEqual([expect.stringContaining(' disabled>')]);
});

it.each([
  ['/shared/1', 'de', 'LeaveBits braucht JavaScript.'],
  ['/', 'zu', 'I-LeaveBits idinga i-JavaScript.'],
  ['/home', 'en', 'LeaveBits needs JavaScript.'],
])('%s says in its own language what a browser lacks', async (path, language, sentence) => {
  const html = (await get(path, { 'accept-language': language === 'en' ? 'de' : language })).body.toString();
  expect(html).toContain(
    `<html ${language === 'en' ? 'data-language="de" ' : `data-language="${language}" `}lang="${language}"`,
  );
  const [fallback = ''] = /<noscript>.*?<\/noscript>/s.exec(html) ?? [];
  expect(fallback).toContain(sentence);
  expect(fallback).toContain(`<p lang="${language}"`);
  expect(html).toMatch(new RegExp(`<p lang="${language}"[^<>]*outdated-browser`));
});

it.each(['/', '/auth', '/home'])(
  '%s shows its words before fonts arrive, which what it takes to show them doesn’t wait for',
  async (path) => {
    const html = (await get(path)).body.toString();
    expect(html).not.toMatch(/<link[^<>]*woff2/);
    const css = (await get(fileLike(/^start-.*\.css$/))).body.toString();
    const fonts = css.match(/@font-face\{[^}]*url\(/g)!;
    expect(fonts.length).toBeGreaterThan(5);
    expect(css.match(/@font-face\{[^}]*font-display:swap[^}]*url\(/g)).toEqual(fonts);
  },
);

it('robots.txt and the sitemap list the public pages and no others', async () => {
  const rules = (await get('/robots.txt')).body.toString();
  expect(rules).toContain('Disallow: /api/');
  expect(rules).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const siteMap = (await get('/sitemap.xml')).body.toString();
  const listed = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(Object.values(publicPages).map(({ path }) => `${ORIGIN}${path}`));
});

it.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  [undefined, 'identity', (bytes: Buffer) => bytes],
  [undefined, 'br;q=0, gzip;q=0', (bytes: Buffer) => bytes],
])('a script is sent as %s to a browser that accepts %s', async (encoding, accepted, open) => {
  const path = /src="(\/assets\/start-[^"]+\.js)"/.exec((await get('/')).body.toString())![1]!;
  const plain = await get(path, { 'accept-encoding': 'identity' });
  const { headers, body } = await get(path, { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers.vary).toContain('Accept-Encoding');
  expect(open(body).equals(plain.body)).toBe(true);
  const page = await get('/', { 'accept-encoding': accepted });
  expect(page.headers['content-encoding']).toBe(encoding);
  expect(open(page.body).toString()).toContain('</html>');
});

it('only pages and workers have the headers that only they obey', async () => {
  const app = express()
    .use(securityHeaders({ appOrigin: ORIGIN }))
    .use(serveClientFiles({ appOrigin: ORIGIN, takesPayments: true }));
  const policies = async (path: string) => {
    const { headers } = await supertest(app).get(path).set('Accept', NAVIGATION).expect(200);
    return Object.keys(headers).filter((name) => /policy|^x-(frame|content)|policies/.test(name));
  };
  const all = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
    'x-permitted-cross-domain-policies',
  ];
  for (const path of ['/', '/home', fileLike(/passphrase\.worker.*\.js$/), '/favicon.svg'])
    expect([path, (await policies(path)).toSorted()]).toEqual([path, all]);
  const few = ['cross-origin-resource-policy', 'referrer-policy', 'x-content-type-options'];
  for (const path of [fileLike(/start-.*\.js$/), fileLike(/\.css$/), fileLike(/\.woff2$/)])
    expect([path, (await policies(path)).toSorted()]).toEqual([path, few]);
});

it('the PDF worker stays sandboxed, compressed or not', async () => {
  const path = fileLike(/\.worker\.[^/]*\.mjs$/);
  for (const accepted of ['br', 'gzip', 'identity']) {
    const { headers } = await get(path, { 'accept-encoding': accepted });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

it('an unchanged file is not sent again, and keeps its headers', async () => {
  const path = fileLike(/\.worker\.[^/]*\.mjs$/);
  const { headers } = await get(path, { 'accept-encoding': 'br' });
  const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': headers.etag! });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy', 'x-robots-tag']) {
    expect([name, again.headers[name]]).toEqual([name, headers[name]]);
  }
});

it('the intro video is sent in the ranges that a player requests', async () => {
  const path = '/intro.mp4';
  const whole = await get(path);
  const size = whole.body.length;
  const part = (range: string) => get(path, { range });
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const first = await part('bytes=0-1');
  expect([first.status, first.headers['content-range']]).toEqual([206, `bytes 0-1/${size}`]);
  const last = await part('bytes=-500');
  expect([last.status, last.headers['content-range']]).toEqual([
    206,
    `bytes ${size - 500}-${size - 1}/${size}`,
  ]);
  expect(last.body.equals(whole.body.subarray(size - 500))).toBe(true);
  expect((await part(`bytes=${size}-`)).status).toBe(416);
  // A range of another version would not fit.
  const outdated = await get(path, { range: 'bytes=0-1', 'if-range': '"another"' });
  expect([outdated.status, outdated.body.length]).toEqual([200, size]);
});

it.each(['/', '/home', '/intro.mp4', fileLike(/^start-.*\.js$/)])(
  'a HEAD of %s has the headers of a GET and no body',
  async (path) => {
    const { headers } = await get(path);
    const head = await get(path, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect([name, head.headers[name]]).toEqual([name, headers[name]]);
    }
  },
);

it.each([
  '/assets',
  '/assets/',
  '/.vite/',
  '/.pages/landing.html',
  '/assets/../../package.json',
  '/%2e%2e/x',
])('%s reveals nothing from the disk', async (path) => {
  const { status, body } = await get(path);
  expect([403, 404]).toContain(status);
  // Neither a directory listing nor a file that only the server reads.
  expect(body.toString()).not.toMatch(/\.js\.br|isEntry|"dependencies"|<h1/);
});

it('a file can only be read', async () => {
  expect((await get('/favicon.svg', {}, 'POST')).status).toBe(404);
  expect((await get(fileLike(/^start-.*\.js$/), {}, 'POST')).status).toBe(405);
});

it('an unchanged page is not sent again', async () => {
  const { headers } = await get('/terms');
  const again = await get('/terms', { 'if-none-match': headers.etag! });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it.each([
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/site.webmanifest',
  '/og-image.png',
  '/intro-poster.webp',
  '/intro-poster-dark.webp',
])('%s is available to everyone', async (path) => {
  const { status, headers } = await get(path, { accept: '*/*' });
  expect([status, headers['x-robots-tag']]).toEqual([200, undefined]);
});

// In kB, compressed. A page that grows beyond this fails here: make it smaller, or explain in the commit why it is worth it. Each
// file adds about 1 kB of headers, and over HTTP/1.1 a browser requests only six at a time.
it.each([
  // File names that don’t compress make about 0.1 kB of difference between two builds.
  ['/', 80.2, 5],
  ['/auth', 97, 22],
  ['/home', 177, 33],
  ['/release', 177, 33],
  ['/account', 92, 12],
  ['/shared/1', 98, 18],
  ['/my-leavebits/x', 98, 18],
  ['/shared-multiple/1', 98, 18],
  ['/#/my-leavebits/x', 98, 18],
])('%s loads at most %d kB of scripts in %i files', async (path, most, mostFiles) => {
  const html = (await get(path.replace(/#.*/, ''))).body.toString();
  // This template's scripts are loaded for recipients only, who in turn skip those that only the start page names.
  const [door = ''] = /<template id="door-program">.*?<\/template>/s.exec(html) ?? [];
  const named = path.includes('#')
    ? door + html.match(/<script [^>]*src="[^"]*"/g)!.join('')
    : html.replace(door, '');
  const scripts = new Set(named.match(/\/assets\/[^"]+\.js/g));
  const bodies = await Promise.all(
    [...scripts].map(async (script) => (await get(script, { 'accept-encoding': 'br' })).body),
  );
  const kilobytes = Buffer.concat(bodies).length / 1000;
  expect(kilobytes).toBeLessThanOrEqual(most);
  expect(scripts.size).toBeLessThanOrEqual(mostFiles);
  // Control: every page needs React.
  expect(kilobytes).toBeGreaterThan(60);
});

it('no script files import each other in a cycle', () => {
  const manifest = JSON.parse(readFileSync(join(CLIENT_DIST, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    { imports?: string[] }
  >;
  const visited = new Map<string, 'open' | 'done'>();
  function visit(key: string): void {
    expect([key, visited.get(key)]).not.toEqual([key, 'open']);
    if (visited.has(key)) return;
    visited.set(key, 'open');
    for (const next of manifest[key]?.imports ?? []) visit(next);
    visited.set(key, 'done');
  }
  for (const key of Object.keys(manifest)) visit(key);
  expect(visited.size).toBeGreaterThan(50);
});

it('no public page mentions a price, a payment or PayFast on a service that takes no payments', async () => {
  const ofMoney =
    /payfast|\bpa(y|id|ys|ying|yment|yments)\b|\bUSD\b|\bZAR\b|price|subscription|trial|\bfees?\b|card|month/i;
  const textAt = async (path: string, takesPayments: boolean) => {
    const app = express().use(serveClientFiles({ appOrigin: ORIGIN, takesPayments }));
    const { text } = await supertest(app).get(path).set('Accept', NAVIGATION).expect(200);
    expect(/<html [^>]*data-billing="off"/.test(text)).toBe(!takesPayments);
    return text
      .replaceAll(/<(script|style|template)[^>]*>.*?<\/\1>/gs, '')
      .replaceAll(/ class="[^"]*"|<meta name="twitter:card"[^>]*>/g, '');
  };
  for (const { path } of Object.values(publicPages)) {
    const free = (await textAt(path, false))
      // The terms state it in these words.
      .replace('This service takes no payments. Nobody will ask you for a card.', '')
      .replace('stay readable for 12\u00a0months', '');
    expect(free.match(ofMoney), path).toBe(null);
    // Control: on a service that takes payments, the same page does mention them.
    expect(await textAt(path, true)).toMatch(ofMoney);
  }
});
