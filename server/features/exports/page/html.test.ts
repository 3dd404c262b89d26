import fc from 'fast-check';
import { expect, it } from 'vitest';
import { html } from './html.ts';

/** Arbitrary code units, biased toward those with a special meaning. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'<>&"\'\0\u202e\u2069'),
      fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
    ),
  )
  .map((units) => units.join(''));

it('no value can end its text or its attribute', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      const { text } = html`<p title="${value}">${[value, null]}</p>`;
      expect(text.match(/[<>"]/g)).toEqual(['<', '"', '"', '>', '<', '>']);
      expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\0]/);
    }),
  );
});

it('what is HTML already stays so', () => {
  const items = [1, 2].map((n) => html`<li>${n} &amp; more</li>`);
  expect(
    html`<ul data-n="${2}">
      ${items}
    </ul>`.text.replace(/\s+(?=<)/g, ''),
  ).toBe('<ul data-n="2"><li>1 &amp; more</li><li>2 &amp; more</li></ul>');
});
