import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicPages } from '#shared/domain/pages.ts';
import { serveClientFiles } from './files.ts';

const PAGE = { Accept: 'text/html' };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leavebits-build-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Creates a build whose start script has this name, in its own folder. */
async function build(script: string): Promise<string> {
  const dir = join(folder, script);
  await mkdir(join(dir, '.pages'), { recursive: true });
  await mkdir(join(dir, '.vite'));
  await mkdir(join(dir, 'assets'));
  const pages = ['landing', 'home', 'terms'].map((name) => [`src/pages/${name}.tsx`, { file: script }]);
  await writeFile(join(dir, '.vite', 'manifest.json'), JSON.stringify(Object.fromEntries(pages)));
  await writeFile(join(dir, 'index.html'), `<title></title><div id="root"></div><script src="${script}">`);
  await writeFile(join(dir, 'assets', script), `'${script}'`);
  await writeFile(join(dir, 'assets', `${script}.br`), brotliCompressSync(`'${script}'`));
  for (const name of [...Object.keys(publicPages), 'door']) {
    await writeFile(join(dir, '.pages', `${name}.en.html`), `<h1>${script}</h1>`);
  }
  return dir;
}

const serve = (dist: string) =>
  express().use(serveClientFiles({ appOrigin: 'https://leavebits.test', takesPayments: true }, dist));

test('a running server keeps its build while another build replaces it', async () => {
  const dist = join(folder, 'dist');
  await rename(await build('one.js'), dist);
  const running = serve(dist);
  await request(running)
    .get('/home')
    .set(PAGE)
    .expect(200, /one\.js/);

  await rename(dist, `${dist}-before`);
  await rename(await build('two.js'), dist);
  for (const path of ['/', '/home', '/terms']) {
    await request(running)
      .get(path)
      .set(PAGE)
      .expect(200, /one\.js/);
  }
  const compressed = await request(running).get('/assets/one.js').set('Accept-Encoding', 'br').expect(200);
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

test('after a start with a new build, a page that was open before still finds its files', async () => {
  const dist = join(folder, 'dist');
  await rename(await build('one.js'), `${dist}-before`);
  await rename(await build('two.js'), dist);
  const started = serve(dist);
  await request(started)
    .get('/')
    .set(PAGE)
    .expect(200, /two\.js/);
  for (const script of ['one.js', 'two.js']) {
    await request(started)
      .get(`/assets/${script}`)
      .set('Accept-Encoding', 'identity')
      .expect('Cache-Control', 'public, max-age=31536000, immutable')
      .expect(200, `'${script}'`);
  }
  await request(started).get('/assets/none.js').set(PAGE).expect(404);
});
