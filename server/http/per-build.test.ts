import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicPages } from '#shared/domain/public-pages.ts';
import { clientPages } from './client-pages.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leavebits-build-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build whose start script has this name, in a folder of its own. */
async function build(script: string): Promise<string> {
  const dir = join(folder, script);
  await mkdir(join(dir, '.pages'), { recursive: true });
  await writeFile(join(dir, 'index.html'), `<title></title><div id="root"></div><script src="${script}">`);
  for (const name of Object.keys(publicPages)) {
    await writeFile(join(dir, '.pages', `${name}.html`), `<h1>${script}</h1>`);
  }
  return dir;
}

test('pages are those of the build that is there now, and of the last one while there is none', async () => {
  const dist = join(folder, 'dist');
  await rename(await build('one.js'), dist);
  const pageAt = clientPages(dist, 'https://leavebits.test');
  const shown = (path: string) => pageAt(path).text.plain.toString();
  for (const path of ['/', '/home']) expect(shown(path)).toContain('one.js');

  await rm(dist, { recursive: true });
  for (const path of ['/', '/home', '/terms']) expect(shown(path)).toContain('one.js');

  await rename(await build('two.js'), dist);
  for (const path of ['/', '/home', '/terms']) {
    expect(shown(path)).toContain('two.js');
    expect(shown(path)).not.toContain('one.js');
  }
});
