import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'regexparam';
import { pagePathPatterns, findPublicPage, publicPages } from '#shared/domain/pages.ts';
import { compressText } from './compression.ts';
import {
  injectVerificationTemplate,
  injectPageHead,
  deferPageScripts,
  type PageHeadSettings,
} from './page-head.ts';

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const NOT_FOUND = 'src/pages/not-found.tsx';
const RECIPIENTS = 'src/pages/my-leavebits.tsx';

export interface ClientPage {
  status: 200 | 404;
  isForEveryone: boolean;
  text: ReturnType<typeof compressText>;
}

/** Finds the prerendered page for a request's path. Each route has one file in `client/src/pages`. */
export function createClientPageFinder(
  dist: string,
  settings: PageHeadSettings,
): (path: string) => ClientPage {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifestPath = join(dist, '.vite', 'manifest.json');
  const manifest = existsSync(manifestPath)
    ? (JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest)
    : {};
  const written = writtenPages(dist, settings);
  const door = readFileSync(join(dist, '.pages', 'door.html'), 'utf8');
  const made = new Map<string, ClientPage>();

  function make(source: string, path: string): ClientPage {
    const content = withContent(html, written.get(path) ?? '');
    const scripts = scriptsOf(manifest, source).filter((href) => !html.includes(href));
    const preloads = [...fontsOf(manifest), ...scripts];
    const isForEveryone = findPublicPage(path) !== undefined;
    const page = injectPageHead(content, path, settings, preloads);
    const ready = isForEveryone ? deferPageScripts(page) : page;
    return {
      status: source === NOT_FOUND ? 404 : 200,
      isForEveryone,
      text: compressText(path === publicPages.landing.path ? withDoorOf(ready) : ready),
    };
  }

  function withDoorOf(page: string): string {
    const scripts = scriptsOf(manifest, RECIPIENTS).filter((href) => !html.includes(href));
    return injectVerificationTemplate(page, door, scripts);
  }

  return (path) => {
    const page = findPublicPage(path);
    const source = sourceOf(path);
    const key = page ? path : source;
    let found = made.get(key);
    if (!found) made.set(key, (found = make(source, path)));
    return found;
  };
}

/** The prerendered HTML of each public page. Other pages stay empty until their script runs. */
function writtenPages(dist: string, { takesPayments }: PageHeadSettings): Map<string, string> {
  return new Map(
    Object.entries(publicPages).map(([name, { path }]) => [
      path,
      readFileSync(join(dist, '.pages', takesPayments ? `${name}.html` : `${name}.free.html`), 'utf8'),
    ]),
  );
}

function withContent(html: string, content: string): string {
  return html.replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
}

const routed = Object.entries(pagePathPatterns).map(([name, path]) => ({
  name,
  address: parse(path).pattern,
}));

/** The source file of the page at a path, matched as the browser's router does. */
function sourceOf(path: string): string {
  const name = routed.find(({ address }) => address.test(path))?.name;
  if (name === undefined) return NOT_FOUND;
  // Part of the home page's bundle.
  return `src/pages/${name === 'release' ? 'home' : name}.tsx`;
}

/**
 * Every page needs these immediately. Without a preload, the browser requests a font only when laying out the first text that
 * uses it.
 */
const FONTS = [/^source-serif-4-latin-600-/, /^inter-latin-(400|500)-/];

function fontsOf(manifest: Manifest): string[] {
  const sources = Object.keys(manifest);
  return FONTS.flatMap((font) => sources.filter((source) => font.test(source.split('/').at(-1)!))).map(
    (source) => `/${manifest[source]!.file}`,
  );
}

/** A page's script and all its imports, so that the browser requests them in parallel rather than one after another. */
function scriptsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [
    `/${chunk.file}`,
    ...(chunk.imports ?? []).flatMap((imported) => scriptsOf(manifest, imported, seen)),
  ];
}
