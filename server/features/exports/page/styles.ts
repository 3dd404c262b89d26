/** Inlined, because the page loads nothing. */
export const pageStyles = `
:root { color-scheme: light dark; --paper: #fbfaf7; --surface: #fff; --ink: #1f2a2e; --quiet: #55646a; --line: #e3ded4;
  --primary: #1f5a4c; --soft: #e8f0ec; --warn: #8a5a00; --warn-soft: #fff6e0; }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #14191b; --surface: #1c2326; --ink: #e9e7e1; --quiet: #a6b2b6; --line: #343e42;
    --primary: #86c9b4; --soft: #1d332d; --warn: #e8b95c; --warn-soft: #33280f; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1, h2, h3 { font-family: Georgia, 'Source Serif 4', serif; line-height: 1.25; margin: 0; font-weight: 600; }
h1 { font-size: 1.95rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.2rem; }
p { margin: .5rem 0; max-width: 42rem; }
a { color: var(--primary); text-underline-offset: .15em; }
a:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; border-radius: 3px; }
.quiet { color: var(--quiet); }
nav ul, ul.plain { list-style: none; padding: 0; margin: .5rem 0; }
nav li a { display: inline-block; padding: .45rem 0; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; margin: 1rem 0; }
article h4 { margin: 1rem 0 .25rem; font-size: .875rem; color: var(--quiet); font-weight: 600; }
.text { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: .75rem 0; }
.opens { display: inline-block; background: var(--soft); border-radius: 6px; padding: .2rem .6rem; margin: .5rem 0 0; }
.warn { background: var(--warn-soft); color: var(--warn); border-radius: 6px; padding: .5rem .75rem; }
summary { padding: .45rem 0; color: var(--primary); cursor: pointer; }
ul.plain li { padding: .2rem 0; }
section > h3 { margin: 1.75rem 0 .5rem; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; font-size: .9375rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--quiet); font-weight: 600; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .35rem 1rem; margin: .5rem 0; }
dt { color: var(--quiet); }
dd { margin: 0; }
code { font-size: .875em; }
.key { white-space: nowrap; }
@media screen and (max-width: 40rem) {
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: .6rem; }
  thead { display: none; }
  table, tbody, tr, td { display: block; }
  tr { border-bottom: 1px solid var(--line); padding: .5rem 0; }
  td { border: 0; padding: .1rem 0; }
  td:empty { display: none; }
  td::before { content: attr(data-head) ': '; color: var(--quiet); }
}
@media print {
  :root { color-scheme: light; }
  body { background: #fff; font-size: 11pt; }
  main { max-width: none; padding: 0; }
  nav { display: none; }
  a { color: inherit; }
  article { border-color: #bbb; }
  h2, h3, h4 { break-after: avoid; }
  tr, li, dl > * { break-inside: avoid; }
}
`;
