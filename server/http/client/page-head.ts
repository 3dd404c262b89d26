import { createHash } from 'node:crypto';
import { findPublicPage, type PublicPage } from '#shared/domain/public-pages.ts';
import type { Config } from '../../config.ts';
import { pageDescriptions, freePageDescriptions } from './page-descriptions.ts';

const IMAGE = '/og-image.png';
const IMAGE_ALT = 'LeaveBits: a leaf, folded like an envelope.';

/** A recipient's link opens the start page, with a fragment that no server sees. The recipient must not see that page. */
const HIDE_FROM_RECIPIENTS =
  "if(/my-leavebits/.test(location.hash)){document.documentElement.classList.add('at-recipients-door');document.title='LeaveBits'}";

/**
 * Shows a recipient the words of the gate at once, with the address of their link. Not in a tab that has been here: it may have a
 * session and need no gate. If the link is damaged, the program says so.
 */
const SHOW_DOOR =
  "if(document.documentElement.classList.contains('at-recipients-door'))try{if(!sessionStorage.length){" +
  'const[,code]=/my-leavebits\\/([\\w-]+)/.exec(location.hash);' +
  "const base64=code.replaceAll('-','+').replaceAll('_','/'),bytes=atob(base64);" +
  "const email=new TextDecoder('utf-8',{fatal:true}).decode(Uint8Array.from(bytes,one=>one.charCodeAt(0))).trim().toLowerCase();" +
  // A link that has lost its end names another address. `verification/address.ts` of the client has the same rule.
  "if(/^[^\\s@]+@[^\\s@]+\\.[^\\s@.]{2,}$/.test(email)&&btoa(bytes).replace(/=+$/,'')===base64){const door=document.getElementById('door').content;" +
  // It would change the address in the link. The program, too, does by hand what it does.
  'door.querySelector(\'[href="#main"]\').onclick=()=>false;' +
  "door.querySelector('strong').textContent=email;const root=document.getElementById('root');root.replaceChildren(door);root.dataset.door='';" +
  "document.documentElement.classList.remove('at-recipients-door')}}}catch{}";

/**
 * The browser loads the program once it has painted the page, or soon after it could have: where the page is still hidden, it paints
 * nothing. A recipient needs the scripts of another page than the start page, and none that only this one needs.
 */
const START_AFTER_PAINT =
  '(atDoor=>{let begun;const of=(id,what)=>document.getElementById(id).content.querySelectorAll(what);const go=()=>{if(begun)return;begun=true;' +
  "document.head.append(...of('program',atDoor?'script':'*'),...(atDoor?of('door-program','*'):[]))};" +
  "try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch{}" +
  'requestAnimationFrame(()=>setTimeout(go,200))})(/my-leavebits/.test(location.hash))';

/** Remembers a press of a button before the program has loaded. Code that needs the press looks at `wasPressed`. */
const REMEMBER_PRESSES =
  "addEventListener('click',({target})=>{const button=target.closest?.('button');if(button)button.wasPressed=true})";

/** The scripts inside a page, for the Content-Security-Policy. */
export const INLINE_SCRIPT_SOURCES = [
  HIDE_FROM_RECIPIENTS,
  SHOW_DOOR,
  REMEMBER_PRESSES,
  START_AFTER_PAINT,
].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);

/** What the head of a page depends on. */
export type PageHeadSettings = Pick<Config, 'appOrigin' | 'takesPayments'>;

/**
 * The page with the head for its path, for programs that read the page without running it.
 * @param preloads paths of the scripts and fonts that the page asks for next
 */
export function injectPageHead(
  html: string,
  path: string,
  { appOrigin, takesPayments }: PageHeadSettings,
  preloads: string[] = [],
): string {
  const page = findPublicPage(path);
  const tags = page
    ? tagsOf(page, { appOrigin, takesPayments })
    : ['<title>LeaveBits</title>', meta('robots', 'noindex, nofollow, noarchive')];
  if (path === '/') tags.push(`<script>${HIDE_FROM_RECIPIENTS}</script>`);
  const links = preloads.map(preloadOf);
  // A function keeps a `$` in a text as it is.
  const head = html.replace(/<title>[^<]*<\/title>/, () => [...tags, ...links].join('\n    '));
  return takesPayments ? head : head.replace('<html ', '<html data-billing="off" ');
}

function preloadOf(href: string): string {
  return href.endsWith('.woff2')
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`
    : `<link rel="modulepreload" crossorigin href="${href}" />`;
}

/**
 * The start page with what the link in a recipient's mail shows first.
 * @param door the words of the gate, as HTML @param scripts paths of the scripts that a recipient's page asks for next
 */
export function injectVerificationTemplate(html: string, door: string, scripts: string[]): string {
  const links = scripts.map(preloadOf).join('');
  const templates = `<template id="door">${door}</template><template id="door-program">${links}</template>`;
  return html.replace('</body>', () => `${templates}<script>${SHOW_DOOR}</script></body>`);
}

/** Defers a prerendered page's scripts until after first paint. */
export function deferPageScripts(html: string): string {
  const program = /<(?:script type="module"|link rel="modulepreload")[^<>]*>(?:<\/script>)?/g;
  const tags = html.match(program) ?? [];
  const late = `<template id="program">${tags.join('')}</template><script>${START_AFTER_PAINT}</script>`;
  return (
    html
      .replaceAll(program, '')
      // The script comes before anything that can be pressed, and waits for no style sheet.
      .replace(/<meta charset=[^<>]*>/, (charset) => `${charset}<script>${REMEMBER_PRESSES}</script>`)
      .replace('</body>', () => `${late}</body>`)
  );
}

function tagsOf(page: PublicPage, { appOrigin, takesPayments }: PageHeadSettings): string[] {
  const { path } = page;
  const title = takesPayments ? page.title : page.freeTitle;
  const description = (takesPayments ? pageDescriptions : freePageDescriptions)[path];
  const address = `${appOrigin}${path}`;
  return [
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
