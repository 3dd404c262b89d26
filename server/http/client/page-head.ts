import { createHash } from 'node:crypto';
import { LANGUAGE_PARAMETER, languages, type Language } from '#shared/domain/languages.ts';
import { findPublicPage, type PublicPage } from '#shared/domain/pages.ts';
import type { Config } from '../../config.ts';
import { describePublicPage, getDocumentTexts } from './page-texts.ts';

const IMAGE = '/og-image.png';
const IMAGE_ALT = 'LeaveBits: a leaf, folded like an envelope.';

/**
 * A recipient's link points to the start page with a fragment that never reaches the server. The recipient must not see the start
 * page.
 */
const HIDE_FROM_RECIPIENTS =
  "if(/my-leavebits/.test(location.hash)){document.documentElement.classList.add('at-recipients-door');document.title='LeaveBits'}";

/**
 * Shows recipients the verification screen immediately, with the address from their link. Skipped in tabs with stored state,
 * which may have a session and need no verification. The app explains damaged links.
 */
const SHOW_DOOR =
  "if(document.documentElement.classList.contains('at-recipients-door'))try{if(!sessionStorage.length){" +
  'const[,code]=/my-leavebits\\/([\\w-]+)/.exec(location.hash);' +
  "const base64=code.replaceAll('-','+').replaceAll('_','/'),bytes=atob(base64);" +
  "const email=new TextDecoder('utf-8',{fatal:true}).decode(Uint8Array.from(bytes,one=>one.charCodeAt(0))).trim().toLowerCase();" +
  // A truncated link contains a different address. The client's `verification/address.ts` has the same rule.
  "if(/^[^\\s@]+@[^\\s@]+\\.[^\\s@.]{2,}$/.test(email)&&btoa(bytes).replace(/=+$/,'')===base64){const door=document.getElementById('door').content;" +
  // Following the link would replace the fragment, which holds the address. The app moves focus with JavaScript as well.
  'door.querySelector(\'[href="#main"]\').onclick=()=>false;' +
  "door.querySelector('strong>span').textContent=email;const root=document.getElementById('root');root.replaceChildren(door);root.dataset.door='';" +
  // The app takes the class away. Until then, fonts don't compete with it.
  "document.documentElement.classList.replace('at-recipients-door','waits-for-app')}}}catch{}";

/**
 * Loads the app once the browser has painted the page, or soon after it could have, because a hidden page is never painted.
 * Recipients wait for the app, so they don't wait for paint. They need another page's scripts, and none that only the start page
 * needs.
 */
const START_APP =
  '(atDoor=>{let begun;const of=(id,what)=>document.getElementById(id).content.querySelectorAll(what);const go=()=>{if(begun)return;begun=true;' +
  "document.head.append(...of('program',atDoor?'script,[fetchpriority]':'*'),...(atDoor?of('door-program','*'):[]))};" +
  'if(atDoor)return go();' +
  "try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch{}" +
  'requestAnimationFrame(()=>setTimeout(go,200))})(/my-leavebits/.test(location.hash))';

/** Records button presses from before the app loaded. Code that needs them checks `wasPressed`. */
const REMEMBER_PRESSES =
  "addEventListener('click',({target})=>{const button=target.closest?.('button');if(button)button.wasPressed=true})";

/** The inline scripts of a page, for the Content-Security-Policy. */
export const INLINE_SCRIPT_SOURCES = [HIDE_FROM_RECIPIENTS, SHOW_DOOR, REMEMBER_PRESSES, START_APP].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** The settings that a page's head depends on. */
export type PageHeadSettings = Pick<Config, 'appOrigin' | 'takesPayments'>;

/** In which language a page is shown, and in which one its visitor would like to see translated pages. */
export interface PageLanguages {
  language: Language;
  visitorLanguage: Language;
  isTranslated: boolean;
}

/**
 * Inserts the head for a path into the page, for crawlers that do not run scripts.
 * @param preloads paths of the scripts that the page requests next
 */
export function injectPageHead(
  html: string,
  path: string,
  settings: PageHeadSettings & PageLanguages,
  preloads: string[] = [],
): string {
  const page = findPublicPage(path);
  const tags = page
    ? tagsOf(page, settings)
    : ['<title>LeaveBits</title>', meta('robots', 'noindex, nofollow, noarchive')];
  if (path === '/') tags.push(`<script>${HIDE_FROM_RECIPIENTS}</script>`);
  const links = preloads.map(preloadOf);
  // Replacer functions, so that a `$` in the text stays literal. What is preloaded comes after what every page needs.
  const head = html
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '))
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
  return translateFallbacks(head, settings.language).replace(
    '<html lang="en"',
    `<html ${formatPageAttributes(settings)}`,
  );
}

/** Translates what browsers show that can't run the page. */
function translateFallbacks(html: string, language: Language): string {
  const texts = getDocumentTexts(language);
  return html.replaceAll(
    /<p\s+lang="en"\s+data-text="(needsJavaScript|outdatedBrowser)"([^<>]*)>[^<]*<\/p>/g,
    (_, id: keyof typeof texts, attributes: string) => `<p lang="${language}"${attributes}>${texts[id]}</p>`,
  );
}

/** The attributes of the page's root element, from which the app reads what it needs before its first render. */
function formatPageAttributes({
  takesPayments,
  language,
  visitorLanguage,
}: PageHeadSettings & PageLanguages): string {
  return [
    ...(takesPayments ? [] : ['data-billing="off"']),
    ...(visitorLanguage === 'en' ? [] : [`data-language="${visitorLanguage}"`]),
    `lang="${language}"`,
  ].join(' ');
}

const preloadOf = (href: string) => `<link rel="modulepreload" crossorigin href="${href}" />`;

/** Begins what loads the app in a prerendered page. */
const PROGRAM = '<template id="program">';

/** A script that browsers would otherwise request last, because it is one of a page's own and not preloaded. */
const preloadEarly = (path: string) =>
  `<link rel="modulepreload" crossorigin href="${path}" fetchpriority="high" />`;

/**
 * Adds to the start page, before its scripts start, the template that recipients' links show first.
 * @param door the verification screen, as HTML
 * @param scripts paths of the scripts that a recipient's page requests next
 */
export function injectVerificationTemplate(html: string, door: string, scripts: string[]): string {
  const links = scripts.map(preloadOf).join('');
  const templates = `<template id="door">${door}</template><template id="door-program">${links}</template>`;
  return html.replace(PROGRAM, () => `${templates}<script>${SHOW_DOOR}</script>${PROGRAM}`);
}

/**
 * Puts the style sheet into a prerendered page, which then needs nothing else to be shown. The link only tells the loader of later
 * scripts that the sheet is there.
 * @param readStyles reads the file at a path of the client
 */
export function inlineStyles(html: string, readStyles: (path: string) => string): string {
  return html.replace(
    /<link rel="stylesheet"[^<>]* href="([^"]+)">/g,
    (link, path: string) => `<style>${readStyles(path)}</style>${link.replace('>', ' disabled>')}`,
  );
}

/** Defers a prerendered page's scripts until after first paint. The one that is needed first and takes longest is requested first. */
export function deferPageScripts(html: string): string {
  const program = /<(?:script type="module"|link rel="modulepreload")[^<>]*>(?:<\/script>)?/g;
  const tags = (html.match(program) ?? []).map((tag) =>
    tag.replace(/^<script .*src="([^"]+)".*/, (script, path: string) => preloadEarly(path) + script),
  );
  const late = `${PROGRAM}${tags.join('')}</template><script>${START_APP}</script>`;
  return (
    html
      .replaceAll(program, '')
      // The script precedes anything that can be pressed and doesn't wait for a stylesheet.
      .replace(/<meta charset=[^<>]*>/, (charset) => `${charset}<script>${REMEMBER_PRESSES}</script>`)
      .replace('</body>', () => `${late}</body>`)
  );
}

function tagsOf(
  { path }: PublicPage,
  { appOrigin, takesPayments, language, isTranslated }: PageHeadSettings & PageLanguages,
): string[] {
  const { title, description } = describePublicPage(path, { language, takesPayments });
  const addressIn = (one: Language) =>
    `${appOrigin}${path}${one === 'en' ? '' : `?${LANGUAGE_PARAMETER}=${one}`}`;
  const address = addressIn(language);
  const alternate = (tag: string, one: Language) =>
    `<link rel="alternate" hreflang="${tag}" href="${escape(addressIn(one))}" />`;
  return [
    ...(isTranslated ? [...languages.map((one) => alternate(one, one)), alternate('x-default', 'en')] : []),
    `<title>${escape(`${title} · LeaveBits`)}</title>`,
    meta('description', description),
    `<link rel="canonical" href="${escape(address)}" />`,
    property('og:type', 'website'),
    property('og:site_name', 'LeaveBits'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:image', `${appOrigin}${IMAGE}`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', IMAGE_ALT),
    meta('twitter:card', 'summary_large_image'),
  ];
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escape(content)}" />`;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
