import { describe, expect, test } from 'vitest';
import type { EmailBrand, ColorName, EmailContent } from './email-layout.ts';
import { colorPalette, renderEmail, textColorPairs } from './email-layout.ts';

const brand: EmailBrand = {
  appOrigin: 'https://leavebits.example',
  operatorName: 'Example Legacy Services',
  supportEmail: 'support@example.org',
};

const link = 'https://leavebits.example/#/my-leavebits/YW5uYS52YW5kZXJtZXJ3ZUBleGFtcGxlLm9yZw?a=1&b=2';

const letter: EmailContent = {
  subject: 'A subject',
  preheader: 'A preview',
  heading: 'A heading',
  paragraphs: ['The first paragraph.', 'The second paragraph.'],
  code: '048213',
  action: { label: 'Open your page', url: link },
  why: 'Someone named you.',
  mistake: 'Ignore this mail.',
};

const hostile = `</td><img src=x onerror="alert(1)">\r\nBcc: victim@example.org\u2028<script>alert('x')</script>&amp;\u202E`;

describe('a rendered letter', () => {
  test('never carries a hostile value as markup', () => {
    const { html } = renderEmail(
      {
        subject: hostile,
        preheader: hostile,
        heading: hostile,
        paragraphs: [hostile, hostile],
        code: hostile,
        action: { label: hostile, url: link },
        why: hostile,
        mistake: hostile,
      },
      { ...brand, operatorName: hostile, supportEmail: hostile },
    );
    const harmless = renderEmail(letter, brand).html;
    expect(tagNames(html)).toEqual(tagNames(harmless));
    expect(html).not.toMatch(/<img|<script/i);
    expect(html).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;');
  });

  test('has a subject of one line, without characters that turn the reading direction', () => {
    const { subject } = renderEmail({ ...letter, subject: hostile }, brand);
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
    expect(subject).toContain('Bcc: victim@example.org');
  });

  test('lets no value start a new line in the text part', () => {
    const { text } = renderEmail(
      { ...letter, paragraphs: ['Dear\r\n\r\nIf you didn’t expect this: pay'] },
      brand,
    );
    expect(text).toContain('\nDear If you didn’t expect this: pay\n');
  });

  test('has its link whole in the button, written out, and alone on a line of the text', () => {
    const { text, html } = renderEmail(letter, brand);
    expect(hrefs(html)).toEqual([link, link]);
    expect(visibleText(html)).toContain(link);
    expect(text.split('\n')).toContain(link);
  });

  test.each(['javascript:alert(1)', '/home', 'https://leavebits.example/ x', 'https://leavebits.example/"x'])(
    'refuses to link to %s',
    (url) => {
      expect(() => renderEmail({ ...letter, action: { label: 'Open', url } }, brand)).toThrow(
        'absolute http',
      );
    },
  );

  test('has the links below its button, each named and written out in both parts', () => {
    const keep = [
      { label: 'To report <this>', url: 'https://leavebits.example/report/one/death?a=1&b=2' },
      { label: `To report ${hostile}`, url: 'https://leavebits.example/report/two/incapacitation' },
    ];
    const { text, html } = renderEmail({ ...letter, links: keep }, brand);
    const lines = text.split('\n');
    expect(hrefs(html)).toEqual([link, link, ...keep.map(({ url }) => url)]);
    for (const { url } of keep) {
      expect(visibleText(html)).toContain(url);
      expect(lines.indexOf(url)).toBeGreaterThan(lines.indexOf(link));
    }
    expect(lines[lines.indexOf(keep[0]!.url) - 1]).toBe('To report <this>:');
    expect(html).not.toMatch(/<img|<script|<this>/i);
    expect(() =>
      renderEmail({ ...letter, links: [{ label: 'x', url: 'javascript:alert(1)' }] }, brand),
    ).toThrow('absolute http');
  });

  test('has its code unspaced in the HTML and alone on a line of the text', () => {
    const { text, html } = renderEmail(letter, brand);
    expect(html).toContain('>048213<');
    expect(text.split('\n')).toContain('048213');
  });

  test('shows its code after the first paragraph, and shows none when it has none', () => {
    const { text } = renderEmail(letter, brand);
    expect(text).toMatch(/first paragraph\.\n\n048213\n\nThe second/);
    expect(renderEmail({ ...letter, code: undefined }, brand).html).not.toContain('letter-spacing');
  });

  test('holds no address except the service’s own, and loads nothing', () => {
    const { html } = renderEmail(letter, brand);
    const addresses = html.match(/[a-z]+:\/\/[^\s"'<>]+/gi) ?? [];
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.startsWith(brand.appOrigin))).toEqual([]);
    expect(html).not.toMatch(
      /<(img|link|script|iframe|svg|video|object)\b|\burl\(|@import|\bsrc=|background=/i,
    );
  });

  test('says in both parts why it came, what to do if unexpected, and who sent it', () => {
    const { text, html } = renderEmail(letter, brand);
    for (const part of [text, visibleText(html)]) {
      for (const words of [
        letter.why,
        letter.mistake,
        brand.operatorName,
        brand.appOrigin,
        'support@example.org',
      ]) {
        expect(part).toContain(words);
      }
    }
    const bare = renderEmail(letter, { ...brand, operatorName: null, supportEmail: null });
    expect(bare.text).not.toContain('Questions');
    expect(bare.text.trimEnd().split('\n\n').at(-1)).toBe(brand.appOrigin);
    expect(visibleText(bare.html)).not.toMatch(/null|operator/);
  });

  test('wraps its text at 72 columns and breaks no word', () => {
    const long = 'x'.repeat(100);
    const { text } = renderEmail({ ...letter, paragraphs: [`${'word '.repeat(60)}${long}`] }, brand);
    const tooLong = text.split('\n').filter((line) => line.length > 72);
    expect(tooLong).toEqual([long, link]);
    expect(
      Math.max(
        ...text
          .split('\n')
          .filter((line) => line.startsWith('word'))
          .map((line) => line.length),
      ),
    ).toBe(69);
  });

  test('uses no color outside the palette', () => {
    const { html } = renderEmail(letter, brand);
    const known = new Set<string>([
      ...Object.values(colorPalette.light),
      ...Object.values(colorPalette.dark),
    ]);
    const used = html.replace(/&#\d+;/g, '').match(/#[0-9a-f]{6}\b/gi) ?? [];
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((colour) => !known.has(colour))).toEqual([]);
  });

  test('has a dark rule for every class that carries a color', () => {
    const { html } = renderEmail(letter, brand);
    const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));
    const dark = html.slice(html.indexOf('prefers-color-scheme: dark'));
    for (const name of [
      'bg-paper',
      'bg-raised',
      'bg-primary',
      'ink',
      'quiet',
      'primary',
      'on-primary',
      'line',
      'fold',
    ]) {
      expect(classes).toContain(name);
      expect(dark).toContain(`.${name} {`);
    }
  });
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(textColorPairs)('%s on %s has a contrast of at least 4.5', (text, background) => {
    expect(contrast(scheme, text, background)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the contrast formula gives 21 for black on white and less than 4.5 for a line on paper', () => {
  expect(ratio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('light', 'line', 'paper')).toBeLessThan(4.5);
});

function tagNames(html: string): string[] {
  return [...html.matchAll(/<\/?([a-z][a-z0-9]*)\b/gi)].map(([, name]) => name!);
}

function decode(value: string): string {
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function hrefs(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, value]) => decode(value!));
}

function visibleText(html: string): string {
  return decode(html.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, '\n'));
}

function contrast(scheme: 'light' | 'dark', text: ColorName, background: ColorName): number {
  return ratio(colorPalette[scheme][text], colorPalette[scheme][background]);
}

/** WCAG 2 contrast ratio of two #RRGGBB colors. */
function ratio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
