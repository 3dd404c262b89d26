import { describe, expect, test } from 'vitest';
import { renderEmail, type EmailContent } from '../../adapters/mail/email-layout.ts';
import { openingNoticeEmail, reminderEmail, shareNoticeEmail, type OpeningReason } from './emails.ts';

const brand = { appOrigin: 'https://leavebits.example', operatorName: 'An operator', supportEmail: null };
const link = 'https://leavebits.example/#/my-leavebits/YW5uYUBleGFtcGxlLm9yZw';
const ownerUsername = 'anna@example.org';
const names = { ownerUsername, ownerName: null };
const opensAt = {
  text: 'June 3, 2031 at 09:00 AM UTC',
  isLocal: false,
  at: '2031-06-03T09:00:00.000Z',
  url: 'https://leavebits.example/time-converter?utc=2031-06-03T09:00:00Z',
};

function opened(because: OpeningReason, readableUntil: typeof opensAt | null = opensAt) {
  return openingNoticeEmail({ ...names, link, because, readableUntil });
}

const notices = {
  open: shareNoticeEmail({ ...names, link, kind: 'open' }),
  'locked until a date': shareNoticeEmail({
    ...names,
    link,
    kind: 'locked',
    lock: { waitsFor: 'date', opensAt },
  }),
  'locked until a death': shareNoticeEmail({
    ...names,
    link,
    kind: 'locked',
    lock: { waitsFor: 'report', opensAt: null },
  }),
  'opened after a death': opened({ event: 'death', confirmedBy: 3 }),
  'opened after an incapacitation': opened({ event: 'incapacitation', confirmedBy: 2 }),
  'opened on a date': opened({ event: 'date' }, null),
  'opened on a date after a known death': opened({ event: 'date', after: 'death' }, null),
  'sealed and open': shareNoticeEmail({ ...names, link, kind: 'open', isSealed: true }),
  'opened, some of it sealed': openingNoticeEmail({
    ...names,
    link,
    because: { event: 'date' },
    readableUntil: opensAt,
    hasSealed: true,
  }),
  'kept, with a reminder': reminderEmail({ ...names, link }),
  'opened by the owner': opened({ event: 'owner' }, null),
  'returned after a death': opened({ event: 'return', after: 'death' }, null),
  'returned after an incapacitation': opened({ event: 'return', after: 'incapacitation' }, null),
  'returned to no heir': opened({ event: 'return', after: null }, null),
};

describe.each(Object.entries(notices))('the notice of something %s', (_name, letter) => {
  const { subject, text, html } = renderEmail(letter, brand);

  test('names the owner and has its one link in text and HTML', () => {
    expect(subject).toContain(ownerUsername);
    expect(text.split('\n')).toContain(link);
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(new Set([link, ...(letter.links ?? []).map(({ url }) => url)]));
  });

  test('says that a code will come, and asks for neither password nor money', () => {
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain('we’ll send a code to this address');
    expect(words).toContain('We never ask for a password or for money.');
  });

  test('is calm: no exclamation marks', () => {
    expect(JSON.stringify(letter)).not.toContain('!');
  });
});

test('a locked notice asks for nothing and says to keep the email', () => {
  const words = notices['locked until a date'].paragraphs.join(' ');
  expect(words).toContain('don’t need to do anything now');
  expect(words).toContain('keep this email');
});

test('a notice with a date gives it and does not mention death', () => {
  const words = JSON.stringify(notices['locked until a date']);
  expect(words).toContain(`You’ll be able to read it on ${opensAt.text}.`);
  expect(words).not.toMatch(/death|incapacit/);
});

test('a notice with a date links to that moment in the reader’s own time zone', () => {
  const letter = shareNoticeEmail({ ...names, link, kind: 'locked', lock: { waitsFor: 'date', opensAt } });
  const { text, html } = renderEmail(letter, brand);
  expect(text).toContain(`This date in your own time zone:\n${opensAt.url}\n`);
  expect(html).toContain(`href="${opensAt.url}"`);
  expect(() =>
    renderEmail({ ...letter, links: [{ label: 'x', url: 'javascript:alert(1)' }] }, brand),
  ).toThrow();
});

test('a notice without a date names the event to confirm first, but not in subject or preview', () => {
  const letter = notices['locked until a death'];
  expect(letter.paragraphs.join(' ')).toContain('confirmed their death or permanent incapacitation');
  expect(`${letter.subject} ${letter.preheader} ${letter.heading}`).not.toMatch(/death|incapacit/);
});

describe('a notice of an opening', () => {
  const bodyOf = (letter: EmailContent) => letter.paragraphs.join(' ');

  test.each([
    ['death', 3, 'Three people chosen for this have confirmed that anna@example.org has died'],
    ['incapacitation', 2, 'Two people chosen for this have confirmed that anna@example.org is'],
  ] as const)(
    'after a reported %s is gentle, says how many confirmed it and until when it can be read',
    (event, confirmedBy, news) => {
      const letter = opened({ event, confirmedBy });
      expect(bodyOf(letter)).toContain(news);
      expect(bodyOf(letter)).toContain('we’re sorry that you’re learning this from an email');
      expect(bodyOf(letter)).toContain('There’s no hurry.');
      expect(bodyOf(letter)).toContain(`You can read it until ${opensAt.text}.`);
      expect(letter.mistake).toContain('lock everything again');
      expect(`${letter.subject} ${letter.preheader} ${letter.heading}`).not.toMatch(/died|death|incapacit/);
    },
  );

  test.each([
    ['on a date', 'date', 'chose the day when you could read it. That day has come.'],
    ['by the owner', 'owner', 'they’ve decided to share it with you.'],
  ] as const)('%s says so, and speaks of no death, loss or report', (_when, event, news) => {
    for (const until of [null, opensAt]) {
      const letter = opened({ event }, until);
      expect(bodyOf(letter)).toContain(news);
      expect(JSON.stringify(letter)).not.toMatch(/died|death|incapacit|condolence|sorry|confirmed|\bleft\b/);
    }
  });
});

test('a name stands with its address once, and alone in the subject', () => {
  const named = { ownerUsername, ownerName: 'Anna Berg', link };
  const letter = openingNoticeEmail({ ...named, because: { event: 'date' }, readableUntil: null });
  expect(letter.subject).toBe('You can now read what Anna Berg kept for you');
  expect(letter.paragraphs[0]).toContain(`Anna Berg (${ownerUsername}) set aside information`);
  const others = (['death', 'incapacitation'] as const).map((event) =>
    openingNoticeEmail({ ...named, because: { event, confirmedBy: 2 }, readableUntil: null }),
  );
  for (const one of [letter, ...others, reminderEmail(named)]) {
    expect(JSON.stringify(one).split(ownerUsername)).toHaveLength(2);
  }
});

test.each([
  { ownerName: null, ownerUsername: '<b>x</b>\r\nBcc: y@example.org' },
  { ownerName: '<b>x</b>\r\nBcc: y@example.org\u202E', ownerUsername },
])('an owner’s name cannot add markup or lines', (hostile) => {
  const letter = shareNoticeEmail({ ...hostile, link, kind: 'open' });
  const { subject, html } = renderEmail(letter, brand);
  expect(subject).toBe('<b>x</b> Bcc: y@example.org has shared something with you');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;b&gt;x&lt;/b&gt;');
});

test('a notice of something sealed says that it takes a card, and another one doesn’t', () => {
  const read = (letter: EmailContent) => renderEmail(letter, brand).text.replaceAll(/\s+/g, ' ');
  const sealed = [notices['sealed and open'], notices['opened, some of it sealed']].map(read);
  for (const text of sealed) expect(text).toContain('a key card');
  expect(sealed[0]).not.toContain('You can now read it');
  for (const letter of [notices.open, notices['opened after a death']])
    expect(read(letter)).not.toContain('card');
});
