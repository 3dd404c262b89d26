import { describe, expect, test } from 'vitest';
import { renderLetter } from '../../adapters/mail/layout.ts';
import { shareNotice } from './letters.ts';

const brand = { appOrigin: 'https://leavebits.example', operatorName: 'An operator', supportEmail: null };
const link = 'https://leavebits.example/#/my-leavebits/YW5uYUBleGFtcGxlLm9yZw';
const ownerUsername = 'anna@example.org';
const names = { ownerUsername, ownerName: null };
const opensAt = {
  text: 'June 3, 2031 at 09:00 AM UTC',
  url: 'https://leavebits.example/time-converter?utc=2031-06-03T09:00:00Z',
};

const notices = {
  open: shareNotice({ ...names, link, kind: 'open' }),
  'locked until a date': shareNotice({
    ...names,
    link,
    kind: 'locked',
    lock: { waitsFor: 'date', opensAt },
  }),
  'locked until a death': shareNotice({
    ...names,
    link,
    kind: 'locked',
    lock: { waitsFor: 'report', opensAt: null },
  }),
  opened: shareNotice({ ...names, link, kind: 'opened' }),
  'opened by a release': shareNotice({ ...names, link, kind: 'opened', readableUntil: opensAt }),
};

describe.each(Object.entries(notices))('the notice of something %s', (_name, letter) => {
  const { subject, text, html } = renderLetter(letter, brand);

  test('names the owner and has its one link in text and HTML', () => {
    expect(subject).toContain(ownerUsername);
    expect(text.split('\n')).toContain(link);
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(new Set([link, ...(letter.links ?? []).map(({ url }) => url)]));
  });

  test('says that a code will come, and asks for neither password nor money', () => {
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain('we send a code to this address');
    expect(words).toContain('We never ask for a password or for money.');
  });

  test('is calm: no exclamation marks', () => {
    expect(JSON.stringify(letter)).not.toContain('!');
  });
});

test('a locked notice asks for nothing and says to keep the email', () => {
  const words = notices['locked until a date'].paragraphs.join(' ');
  expect(words).toContain('nothing you need to do now');
  expect(words).toContain('keep this email');
});

test('a notice with a date gives it and does not mention death', () => {
  const words = JSON.stringify(notices['locked until a date']);
  expect(words).toContain(`It opens on ${opensAt.text}.`);
  expect(words).not.toMatch(/death|incapacit/);
});

test('a notice with a date links to that moment in the reader’s own time zone', () => {
  const letter = shareNotice({ ...names, link, kind: 'locked', lock: { waitsFor: 'date', opensAt } });
  const { text, html } = renderLetter(letter, brand);
  expect(text).toContain(`This date in your own time zone:\n${opensAt.url}\n`);
  expect(html).toContain(`href="${opensAt.url}"`);
  expect(() =>
    renderLetter({ ...letter, links: [{ label: 'x', url: 'javascript:alert(1)' }] }, brand),
  ).toThrow();
});

test('a notice without a date names the event to confirm first, but not in subject or preview', () => {
  const letter = notices['locked until a death'];
  expect(letter.paragraphs.join(' ')).toContain('confirmed a death or a permanent incapacitation');
  expect(`${letter.subject} ${letter.preheader} ${letter.heading}`).not.toMatch(/death|incapacit/);
});

test('a name stands with its address once, and alone in the subject', () => {
  const letter = shareNotice({ ownerUsername, ownerName: 'Anna Berg', link, kind: 'opened' });
  expect(letter.subject).toBe('Something Anna Berg kept for you is now open');
  expect(letter.paragraphs[0]).toContain(`Anna Berg (${ownerUsername}) put information`);
  expect(JSON.stringify(letter).split(ownerUsername)).toHaveLength(2);
});

test.each([
  { ownerName: null, ownerUsername: '<b>x</b>\r\nBcc: y@example.org' },
  { ownerName: '<b>x</b>\r\nBcc: y@example.org\u202E', ownerUsername },
])('an owner’s name cannot add markup or lines', (hostile) => {
  const letter = shareNotice({ ...hostile, link, kind: 'open' });
  const { subject, html } = renderLetter(letter, brand);
  expect(subject).toBe('<b>x</b> Bcc: y@example.org has shared something with you');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;b&gt;x&lt;/b&gt;');
});
