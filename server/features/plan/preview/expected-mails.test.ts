import { expect, it } from 'vitest';
import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { OwnerAccessFacts } from '../../access/rules.ts';
import { listExpectedMails } from './expected-mails.ts';
import { projectOwnerFacts } from './project-facts.ts';

const NOW = new Date('2030-01-01T00:00:00Z');
const LENA = 'lena@example.org';
const released: OwnerAccessFacts = {
  estate: { report: 'released', releasedAt: NOW, lastOpening: null },
  subscription: { status: 'Cancelled', nextPaymentDate: NOW, isBilled: true },
};
const closes = addMonths(NOW, 12);
const before = (days: number) => new Date(closes.getTime() - days * DAY_MS);
const ctx = { config: { appOrigin: 'https://leavebits.test' } } as Parameters<typeof listExpectedMails>[0];

function previewMails(
  at: Date,
  { email = LENA, language = 'en' }: { email?: string; language?: Language } = {},
) {
  const estate = 'alive' as const;
  return listExpectedMails(ctx, {
    at,
    estate,
    now: NOW,
    email,
    language,
    owner: { ownerUsername: 'olga@example.org', ownerName: null },
    ownerEmail: 'olga@example.org',
    isReleased: true,
    reportType: 'death',
    requiredConfirmations: 2,
    facts: projectOwnerFacts({ ...released, now: NOW, lastOpening: null }, { at, estate }),
    leavebits: [
      {
        sharingConfig: { [LENA]: { releaseType: 'death_incapacitation' } },
        leftBy: {},
        trashedAt: null,
        isDamaged: false,
        id: 1,
        sharingEmails: [LENA],
        sealed: false,
      },
    ],
    passedOn: [],
    substitute: null,
    isUnread: () => false,
  });
}

const mailsUntil = (at: Date, email = LENA) =>
  previewMails(at, { email }).map(({ kind, at: sentAt }) => [kind, sentAt]);

it('a released estate tells its readers 60 and 14 days before it closes', () => {
  expect(mailsUntil(before(61))).toEqual([]);
  const first = ['estate-closes', before(60).toISOString()];
  expect(mailsUntil(before(15))).toEqual([first]);
  expect(mailsUntil(closes)).toEqual([first, ['estate-closes', before(14).toISOString()]]);
  expect(mailsUntil(closes, 'olga@example.org')).toEqual([]);
});

it('a mail is shown in the language that the owner chose for its reader, and in English', () => {
  const [english] = previewMails(before(20));
  expect(english).toMatchObject({ language: 'en', inEnglish: null });
  const [german] = previewMails(before(20), { language: 'de' });
  const { subject, heading, paragraphs, button } = english!;
  expect(german).toMatchObject({ language: 'de', inEnglish: { subject, heading, paragraphs, button } });
  expect(german!.subject).toContain('olga@example.org');
  for (const text of [german!.subject, german!.heading, german!.button, ...german!.paragraphs])
    expect([subject, heading, button, ...paragraphs]).not.toContain(text);
});
