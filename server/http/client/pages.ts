import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'regexparam';
import type { Language } from '#shared/domain/languages.ts';
import {
  findPublicPage,
  getTranslatedAreas,
  listFrameAreas,
  pagePathPatterns,
  publicPages,
} from '#shared/domain/pages.ts';
import { compressText } from './compression.ts';
import {
  injectVerificationTemplate,
  injectPageHead,
  inlineStyles,
  deferPageScripts,
  type PageHeadSettings,
  type PageLanguages,
} from './page-head.ts';

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const NOT_FOUND = 'not-found';
const RECIPIENTS = 'my-leavebits';

export interface ClientPage {
  status: 200 | 404;
  isForEveryone: boolean;
  /** English, unless the page is translated. */
  language: Language;
  text: ReturnType<typeof compressText>;
}

/** Finds the prerendered page for a request's path, in a visitor's language. Each route has one file in `client/src/pages`. */
export function createClientPageFinder(
  dist: string,
  settings: PageHeadSettings,
): (path: string, visitorLanguage: Language) => ClientPage {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifestPath = join(dist, '.vite', 'manifest.json');
  const manifest = existsSync(manifestPath)
    ? (JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest)
    : {};
  const readFile = (path: string) => readFileSync(join(dist, path), 'utf8');
  const made = new Map<string, ClientPage>();

  function make(name: string, path: string, visitorLanguage: Language): ClientPage {
    const inLanguages = choosePageLanguages(path, visitorLanguage);
    const { language } = inLanguages;
    const isForEveryone = findPublicPage(path) !== undefined;
    const content = isForEveryone ? readPrerenderedPage(dist, `${name}.${language}`, settings) : '';
    const scripts = listScripts(name, language);
    const preloads = [...new Set(scripts)];
    const page = injectPageHead(withContent(html, content), path, { ...settings, ...inLanguages }, preloads);
    const ready = isForEveryone ? deferPageScripts(inlineStyles(page, readFile)) : page;
    return {
      status: name === NOT_FOUND ? 404 : 200,
      isForEveryone,
      language,
      text: compressText(path === publicPages.landing.path ? withDoorOf(ready, language) : ready),
    };
  }

  /** The scripts of a page and of its messages, besides those of every page. */
  function listScripts(name: string, language: Language): string[] {
    const areas = getTranslatedAreas(name);
    const catalogs = areas ? listCatalogFiles([...areas, ...listFrameAreas(language)], language) : [];
    return [sourceOf(name), ...catalogs]
      .flatMap((source) => scriptsOf(manifest, source))
      .filter((href) => !html.includes(href));
  }

  function withDoorOf(page: string, language: Language): string {
    const door = readFileSync(join(dist, '.pages', `door.${language}.html`), 'utf8');
    return injectVerificationTemplate(page, door, [...new Set(listScripts(RECIPIENTS, language))]);
  }

  return (path, visitorLanguage) => {
    const name = findPageName(path);
    const key = `${name} ${visitorLanguage}`;
    let found = made.get(key);
    if (!found) made.set(key, (found = make(name, path, visitorLanguage)));
    return found;
  };
}

/** The source files of a page's messages. They import what fills in plurals, if they have any. */
const listCatalogFiles = (areas: readonly string[], language: Language): string[] => [
  ...(language === 'en' ? [] : [`src/lib/messages/languages/${language}.ts`]),
  ...areas.map((area) => `../shared/messages/${area}/${language}.ts`),
];

/** A page is in the visitor's language if it is translated, and otherwise in English. */
export function choosePageLanguages(path: string, visitorLanguage: Language): PageLanguages {
  const isTranslated = getTranslatedAreas(findPageName(path)) !== undefined;
  return { language: isTranslated ? visitorLanguage : 'en', visitorLanguage, isTranslated };
}

/** The prerendered HTML of a public page. Other pages stay empty until their script runs. */
const readPrerenderedPage = (dist: string, name: string, { takesPayments }: PageHeadSettings): string =>
  readFileSync(join(dist, '.pages', `${name}${takesPayments ? '' : '.free'}.html`), 'utf8');

function withContent(html: string, content: string): string {
  return html.replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
}

const routed = Object.entries(pagePathPatterns).map(([name, path]) => ({
  name,
  address: parse(path).pattern,
}));

/** The name of the page at a path, matched as the browser's router does. */
const findPageName = (path: string): string =>
  routed.find(({ address }) => address.test(path))?.name ?? NOT_FOUND;

/** A page's source file. The release page is part of the home page's bundle. */
const sourceOf = (name: string): string => `src/pages/${name === 'release' ? 'home' : name}.tsx`;

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
