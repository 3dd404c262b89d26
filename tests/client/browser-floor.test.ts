import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compat from '@mdn/browser-compat-data/forLegacyNode';
import { describe, expect, it } from 'vitest';
import { browserFloor, buildTargets } from '../../client/build/browser-floor.ts';
import { CLIENT_DIST } from '../../server/http/client/files.ts';
import { createScriptSearch, findNewStyles, isSupported } from '../../tools/checks/browser-features.ts';

const ASSETS = join(CLIENT_DIST, 'assets');
const listBuilt = (pattern: RegExp) => readdirSync(ASSETS).filter((name) => pattern.test(name));
const readBuilt = (name: string) => readFileSync(join(ASSETS, name), 'utf8');

/** pdf.js brings what older browsers lack: we use its legacy build. */
const isPdfJs = (script: string) => script.includes('GlobalWorkerOptions');

/** What some supported browsers lack, and why that does no harm. */
const harmlessInScripts: Record<string, string> = {
  toSorted: 'lib/array-to-sorted.ts adds it',
  'Error.captureStackTrace': 'Zod looks for it first',
  Profiler: 'React’s',
  ViewTransition: 'React’s',
  use: 'React’s',
  union: 'Zod’s, not that of sets',
  login: 'an endpoint',
  webkitRelativePath: 'the name of the file is used instead',
  ':-webkit-search-cancel-button': 'only hides the one that some browsers draw',
  BarcodeDetector: 'read-qr-code.ts uses it only where there is one',
};

const harmlessInLibraries: Record<string, string> = {
  'AbortSignal.any': 'file-type uses it only if it is given a signal',
  'console.exception': 'file-type only looks for it',
  scheduler: 'age-encryption uses it only where there is one',
  windows: 'part of the name of a character encoding',
};

const harmlessInStyles: Record<string, string> = {
  '-webkit-tap-highlight-color': 'only phones highlight what is tapped',
  'box-orient': 'for browsers that clamp lines only with it',
  'contain-intrinsic-size': 'only for speed',
  'content-visibility': 'only for speed',
  lh: 'in a part of date fields that only WebKit has, and in the notice for older browsers',
  resize: 'phones don’t resize fields',
  'text-size-adjust': 'only phones change the size of text',
  'text-wrap': 'lines only break less evenly',
  ':selection': 'the browser’s own color shows',
};

const searchWeb = createScriptSearch(browserFloor, 'web');

describe('the client needs nothing that a supported browser lacks', () => {
  it('in its built scripts', () => {
    const search = createScriptSearch(browserFloor, 'language');
    const found: string[] = [];
    for (const name of listBuilt(/\.js$/)) {
      const script = readBuilt(name);
      if (!isPdfJs(script)) found.push(...search(name, script));
    }
    const harmless = { ...harmlessInScripts, ...harmlessInLibraries };
    expect(found.filter((feature) => !(feature in harmless))).toEqual([]);
  });

  it('in the web APIs that its sources call', () => {
    const found: string[] = [];
    for (const folder of ['client/src', 'shared']) {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.tsx?$/.test(name) || name.includes('.test.')) continue;
        const features = searchWeb(name, readFileSync(join(folder, name), 'utf8'));
        found.push(...features.map((feature) => `${feature} in ${folder}/${name}`));
      }
    }
    expect(found.filter((line) => !(line.split(' in ')[0]! in harmlessInScripts))).toEqual([]);
  });

  it('in its built styles', () => {
    const found = listBuilt(/\.css$/).flatMap((name) => findNewStyles(readBuilt(name), browserFloor));
    expect(found.filter((feature) => !(feature in harmlessInStyles))).toEqual([]);
  });

  it('where the build translates it for them', () => {
    expect(buildTargets).toEqual(['chrome109', 'edge109', 'firefox115', 'ios16.4', 'safari16.4']);
  });
});

describe('the search for what a supported browser lacks', () => {
  it.each([
    ['URL.canParse(text)', ['URL.canParse']],
    ['typeof URL.canParse === "function" && URL.canParse(text)', []],
    ['self.AbortSignal.any([one, other])', ['AbortSignal.any']],
    ['list.toSorted().with(1, 2)', ['with', 'toSorted']],
    ['text.toWellFormed()', ['toWellFormed']],
    ['const { promise } = Promise.withResolvers()', ['Promise.withResolvers']],
    ['for (const one of Iterator.from(list)) use(one)', ['Iterator.from']],
    ['document.querySelector("form:has(:checked)")', [':has']],
    ['/[\\p{L}--[a-z]]/v.test(text)', ['regular expression with v']],
    ['list.sort().at(-1).replaceAll("a", "b"); Object.hasOwn(one, "two"); structuredClone(one)', []],
    ['element.checkVisibility()', ['checkVisibility']],
    ['"checkVisibility" in element && element.checkVisibility()', []],
    ['response.bytes(); blob.arrayBuffer(); element.closest("form").requestSubmit()', ['bytes']],
  ])('finds in the script %s: %j', (script, found) => {
    expect(searchWeb('sample.js', script)).toEqual(found);
  });

  it.each([
    ['a:has(b) { color: red }', [':has']],
    ['a:not(:has(b)) { color: red }', [':has']],
    ['a:is([open], :open) { color: red }', []],
    [
      'a { field-sizing: content; color: color-mix(in srgb, var(--a), red) }',
      ['field-sizing', 'color-mix()'],
    ],
    ['@supports (height: 1lh) { a { height: 1lh } }', []],
    ['a { height: 2dvh; translate: 1px; inset: 0; accent-color: red }', []],
  ])('finds in the style sheet %s: %j', (css, found) => {
    expect(findNewStyles(css, browserFloor)).toEqual(found);
  });
});

describe('the notice for older browsers', () => {
  const html = readFileSync(join(CLIENT_DIST, 'index.html'), 'utf8');
  const [notice = ''] = /<p\s[^>]*class="outdated-browser[^>]*>[^<]*/.exec(html) ?? [];

  it('names the oldest version of each browser, and needs no script', () => {
    const { chrome, firefox, safari } = browserFloor;
    expect(notice.replaceAll(/\s+/g, ' ')).toContain(
      `works in Chrome and Edge from version ${chrome}, Firefox from version ${firefox}, and Safari from version ${safari} (iPhones and iPads from iOS ${browserFloor['ios_saf']}).`,
    );
    expect(html.indexOf(notice)).toBeLessThan(html.indexOf('<div id="root"'));
  });

  it('is hidden in exactly the browsers that we support', () => {
    const css = listBuilt(/\.css$/)
      .map(readBuilt)
      .join('');
    expect(css).toMatch(
      /@supports \(height:1lh\) or \(+-moz-appearance:none\)+ and \(animation-composition:add\)+\{\.outdated-browser\{display:none\}\}/,
    );
    const lh = compat.css.types!['length']!['lh'] as { __compat: Parameters<typeof isSupported>[0] };
    const composition = compat.css.properties!['animation-composition']!.__compat!;
    const { firefox, ...others } = browserFloor;
    for (const [feature, browsers] of [
      [lh.__compat, others],
      [composition, { firefox }],
    ] as const) {
      for (const [name, version] of Object.entries(browsers as Record<string, number>)) {
        expect([name, isSupported(feature, { [name]: version })]).toEqual([name, true]);
        expect([name, isSupported(feature, { [name]: version - 0.1 })]).toEqual([name, false]);
      }
    }
  });
});
