import {
  escapeHtml,
  colorPalette,
  sansFont,
  serifFont,
  wordmarkHtml,
} from '../adapters/mail/email-layout.ts';

/** A page of the local tools in the product's design. `body` must be safe HTML. */
export function renderDevPage(title: string, body: string, width: 'reading' | 'wide' = 'reading'): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · LeaveBits</title>
<style>${styles}</style>
</head>
<body class="${width}">
<header><a class="home" href="/" aria-label="LeaveBits, to the start page">${wordmarkHtml}</a></header>
<main>
${body}
</main>
</body>
</html>
`;
}

function colours(scheme: keyof typeof colorPalette): string {
  return Object.entries(colorPalette[scheme])
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}

const styles = `
:root { color-scheme: light dark; ${colours('light')} }
@media (prefers-color-scheme: dark) { :root { ${colours('dark')} } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 ${sansFont}; overflow-wrap: anywhere }
header, main { max-width: 46rem; margin: 0 auto; padding: 0 16px }
body.wide > * { max-width: 110rem }
header { padding-top: 16px }
main { padding-top: 8px; padding-bottom: 64px }
.home { display: inline-block; padding: 8px 0; text-decoration: none }
.primary { color: var(--primary) !important }
.bg-primary { background-color: var(--primary) !important }
.fold { border-top-color: var(--fold) !important }
h1 { margin: 0; font: bold clamp(22px, 4vw, 26px)/1.3 ${serifFont} }
h2 { margin: 32px 0 8px; font: bold 20px/1.3 ${serifFont} }
p { margin: 12px 0 }
a { color: var(--primary); text-underline-offset: 3px }
a:focus-visible, summary:focus-visible, iframe:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 4px }
.bar { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; justify-content: space-between }
.button { padding: 10px 20px; min-height: 44px; border-radius: 10px; background: var(--primary); color: var(--onPrimary); font-weight: bold; line-height: 24px; text-decoration: none }
.back { display: inline-block; padding: 9px 0 }
.facts { margin: 16px 0 }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin: 16px 0 0 }
form { margin: 0 }
button { min-height: 44px; padding: 10px 20px; border: 1px solid var(--primary); border-radius: 10px; background: var(--raised); color: var(--primary); font: inherit; font-weight: bold; cursor: pointer }
button.main { background: var(--primary); color: var(--onPrimary) }
button:disabled { border-color: var(--line); color: var(--quiet); cursor: default }
button:focus-visible, .button:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
.button.plain { display: inline-flex; align-items: center; border: 1px solid var(--primary); background: var(--raised); color: var(--primary) }
.padded { margin: 24px 0; padding: 20px }
.padded h2 { margin-top: 0 }
.quiet { color: var(--quiet); font-size: 14px }
.card { background: var(--raised); border: 1px solid var(--line); border-radius: 10px }
.list { margin: 24px 0; padding: 0; list-style: none }
.list li + li { border-top: 1px solid var(--line) }
.row { display: flex; flex-direction: column; padding: 16px 20px; color: var(--ink); text-decoration: none }
.row:hover .subject { text-decoration: underline; text-underline-offset: 3px }
.subject { color: var(--primary); font-weight: bold }
.empty { margin: 24px 0; padding: 32px 20px; text-align: center }
.beside { display: grid; gap: 16px 40px }
.beside > * { min-width: 0 }
.pair { display: grid; gap: 0 24px }
.row[aria-current] { background: var(--paper); box-shadow: inset 3px 0 var(--primary) }
@media (min-width: 60rem) {
.beside { grid-template-columns: 20rem 1fr; align-items: start }
.beside nav { position: sticky; top: 0; max-height: 100vh; overflow: auto }
}
@media (min-width: 84rem) { .pair { grid-template-columns: 1fr 1fr } }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 12px 0 24px; font-size: 14px }
dt { color: var(--quiet) }
dd { margin: 0 }
iframe { display: block; width: 100%; height: 52rem; max-height: 90vh; resize: vertical }
.links { margin: 0; padding: 0; list-style: none }
.links a { display: inline-block; padding: 10px 0; font-size: 14px; word-break: break-all }
details { margin-top: 24px }
summary { padding: 9px 0; cursor: pointer; font-weight: bold }
pre { margin: 8px 0 0; padding: 20px; font-size: 14px; line-height: 1.5; white-space: pre-wrap }
`;
