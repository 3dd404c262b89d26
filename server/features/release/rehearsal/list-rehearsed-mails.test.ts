import { languages } from '#shared/domain/languages.ts';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { mailKinds, type MailKind } from '#server/adapters/mail/mail-kinds.ts';
import { buildRehearsal } from './emails.ts';
import { listRehearsedMails, type RehearsalPlan } from './list-rehearsed-mails.ts';

/** A reason to leave a kind out that reporters or recipients get. */
const ANSWERS_READER = 'answers what its reader has just done on a page that waits for it';
/** What a rehearsal does with each kind of email. The ones of an owner only go to the owner, at one of their addresses. */
const kinds: Record<MailKind, 'rehearsed' | 'owner' | typeof ANSWERS_READER> = {
  'registration-code': 'owner',
  'already-registered': 'owner',
  'login-code': 'owner',
  'proof-code': 'owner',
  'password-reset-code': 'owner',
  'password-changed': 'owner',
  'new-device': 'owner',
  'sign-in-link': 'owner',
  'factor-refused': 'owner',
  'factors-changed': 'owner',
  'sealing-changed': 'owner',
  'cards-changed': 'owner',
  'reset-waits': 'owner',
  'reset-stopped': 'owner',
  'email-change-code': 'owner',
  'warning-way-code': 'owner',
  'warning-way-removed': 'owner',
  'protection-lowered': 'owner',
  'email-taken': 'owner',
  'email-changed': 'owner',
  'sharing-changed': 'owner',
  'sharing-restored': 'owner',
  'configuration-changed': 'owner',
  'configuration-undone': 'owner',
  'access-code': ANSWERS_READER,
  'report-warning': 'owner',
  'report-denied': 'rehearsed',
  'report-denial-withdrawn': 'rehearsed',
  'report-confirmed': 'owner',
  'deletion-requested': 'owner',
  'deletion-reminder': 'owner',
  'deletion-stopped': 'owner',
  'trash-notice': 'rehearsed',
  'loss-notice': 'rehearsed',
  'opened-notice': 'rehearsed',
  'released-notice': 'rehearsed',
  'released-reminder': 'rehearsed',
  'recipients-unreached': 'rehearsed',
  'reporter-links': 'rehearsed',
  'lost-reporter-links': ANSWERS_READER,
  'confirmation-request': 'rehearsed',
  'report-received': 'rehearsed',
  'report-refuted': 'rehearsed',
  'refutation-received': 'owner',
  'report-withdrawn': 'rehearsed',
  'reporter-declined': 'owner',
  'reporter-accepted': 'owner',
  'reporter-moved': 'owner',
  'reporter-removed': 'rehearsed',
  'reporter-restored': 'rehearsed',
  'reporter-kept': 'rehearsed',
  'report-expired': 'rehearsed',
  'report-delayed': 'rehearsed',
  'report-released': 'rehearsed',
  'estate-opened': 'owner',
  'passed-on': 'owner',
  'release-revoked': 'rehearsed',
  'locked-again': 'rehearsed',
  'lock-confirmed': 'owner',
  'estate-closes': 'rehearsed',
  'destruction-warning': 'owner',
  'destruction-notice': 'rehearsed',
  'deletion-notice': 'rehearsed',
  'deletion-taken-back': 'rehearsed',
  'service-restored': 'owner',
  'share-notice': 'rehearsed',
  'share-selection': 'rehearsed',
  reminder: 'rehearsed',
  'unopened-reminder': 'rehearsed',
  'recipient-moved': 'rehearsed',
  'left-leavebit': ANSWERS_READER,
  'lapse-question': 'rehearsed',
  'silence-reminder': 'owner',
  'silence-question': 'rehearsed',
  rehearsal: 'owner',
  'free-period-ends': 'owner',
  'payment-overdue': 'owner',
  'service-blocked': 'owner',
  'payment-link': 'owner',
  'subscription-cancelled': 'owner',
  'data-destroyed': 'owner',
  'account-deleted': 'owner',
  'owner-left': 'rehearsed',
  'check-up': 'owner',
};

const NOW = new Date('2031-06-03T09:00:00Z');
const person = (name: string) => ({ email: `${name}@example.org`, name: null });
const config = { appOrigin: 'https://leavebits.example' };
const harmlessUrl = `${config.appOrigin}/getting-started`;
const full: RehearsalPlan = {
  ownerName: 'Olga',
  ownerUsername: 'olga@example.org',
  now: NOW,
  formatDate: (at) => formatEmailDate({ config }, at),
  reporters: ['rosa', 'sam', 'tess'].map(person),
  heirs: [person('lena'), person('hugo')],
  dated: [person('lena')],
  readers: [person('nina')],
  nextDate: new Date('2033-02-01T00:00:00Z'),
  substitutes: [
    { of: 'lena@example.org', to: person('ben'), afterDays: 60, receives: { report: true, date: true } },
  ],
  requiredConfirmations: 1,
  refuteTimeHours: 72,
  incapacitation: { requiredConfirmations: 2, refuteTimeHours: 24 },
  awayUntil: null,
  coolDownDays: 0,
  asksOnSilence: true,
  asksOnLapse: true,
  takesPayments: true,
  supportEmail: null,
  harmlessUrl,
};
const find = (plan: RehearsalPlan, kind: MailKind) =>
  listRehearsedMails(plan).filter((mail) => mail.kind === kind);
const textOf = (plan: RehearsalPlan, kind: MailKind) =>
  find(plan, kind)
    .flatMap(({ content }) => content.paragraphs)
    .join(' ');

describe('a rehearsal', () => {
  it('has every kind of email that reporters and recipients get, except for the named ones', () => {
    const rehearsed = [...new Set(listRehearsedMails(full).map(({ kind }) => kind))];
    expect(rehearsed.sort()).toEqual(mailKinds.filter((kind) => kinds[kind] === 'rehearsed').sort());
  });

  it('takes no more emails for more people', () => {
    const crowd = Array.from({ length: 200 }, (_, at) => person(`nr-${at}`));
    const count = buildRehearsal(full, () => 'en').length;
    const big = { ...full, heirs: crowd, dated: crowd, readers: crowd };
    const substitutes = crowd.slice(0, 100).map(({ email }) => ({
      of: email,
      to: person('ben'),
      afterDays: 60,
      receives: { report: true, date: true },
    }));
    expect(count).toBeLessThanOrEqual(50);
    expect(buildRehearsal({ ...big, substitutes }, () => 'en').length).toBeLessThanOrEqual(50);
    const smallest = { ...full, heirs: [], dated: [], readers: [], substitutes: [], nextDate: null };
    for (const { people } of listRehearsedMails(smallest)) expect(people.length).toBeGreaterThan(0);
  });

  it('is in another language throughout if everyone reads in it', () => {
    const mails = buildRehearsal(full, () => 'de');
    expect(mails).toHaveLength(buildRehearsal(full, () => 'en').length);
    for (const { language, paragraphs } of mails) {
      expect(language).toBe('de');
      expect(paragraphs[0]).toContain('It’s in German, the language that you chose for them.');
    }
  });

  it('has an email for each of three languages, and one for all others', () => {
    const heirs = languages.map((language) => person(language));
    const mails = buildRehearsal(
      { ...full, heirs, dated: heirs, readers: heirs },
      (email) => languages.find((language) => email.startsWith(`${language}@`)) ?? 'en',
    );
    expect(new Set(mails.map(({ language = 'en' }) => language))).toEqual(new Set(['en', 'af', 'zu']));
    expect(mails.length).toBeLessThanOrEqual(4 * 50);
    const [first] = mails.find(({ paragraphs }) => paragraphs[0]!.includes('They’d get it'))!.paragraphs;
    expect(first).toContain(
      'the language that you chose for them: isiXhosa, French, Portuguese, German, or Dutch.',
    );
  });

  it('marks each one, numbers it, says who would get it and when, and has no link that works', () => {
    const mails = buildRehearsal(full, () => 'en');
    for (const [index, { subject, paragraphs, action }] of mails.entries()) {
      expect(subject).toMatch(/^Rehearsal: /);
      expect(paragraphs[0]).toMatch(
        new RegExp(`number ${index + 1} of ${mails.length}, and shows what \\S+@.* would get \\S`),
      );
      for (const { url } of [action ?? []].flat()) expect(url).toBe(harmlessUrl);
      expect(JSON.stringify(paragraphs)).not.toMatch(/https?:/);
    }
  });

  it('knows that the owner is away, and that nobody can report for a while after a refutation', () => {
    expect(textOf(full, 'report-received')).not.toContain('away until');
    expect(textOf(full, 'report-refuted')).not.toContain('Nobody can submit another report');
    const plan = { ...full, awayUntil: new Date(NOW.getTime() + 10 * DAY_MS), coolDownDays: 7 };
    for (const kind of ['report-received', 'confirmation-request'] as const)
      expect(textOf(plan, kind)).toContain('they would be away until June 13, 2031');
    // Back on June 13, and then the whole 72 hours.
    expect(textOf(plan, 'report-received')).toContain('until at least June 16, 2031');
    expect(textOf(plan, 'report-refuted')).toContain('Nobody can submit another report before June 10, 2031');
  });

  it('shows a denial as what it does to this plan', () => {
    const text = textOf(full, 'report-denied');
    expect(text).toContain('Nothing is released before June 10, 2031');
    expect(text).toContain('two confirmations are needed now');
  });

  it('tells apart who is reminded with a substitute and without, and when that one has a turn', () => {
    const reminders = find(full, 'released-reminder');
    expect(reminders.map(({ people }) => people.map(({ email }) => email))).toEqual([
      ['hugo@example.org', 'nina@example.org'],
      ['lena@example.org'],
    ]);
    expect(reminders[0]!.content.paragraphs.join(' ')).toContain('no hurry');
    // Released on June 6, and unopened 60 days later.
    expect(reminders[1]!.content.paragraphs.join(' ')).toContain('opened by August 5, 2031');
    expect(reminders[1]!.when).toContain('7, 30, and 90 days');
    expect(find(full, 'released-notice').flatMap(({ people }) => people.map(({ email }) => email))).toContain(
      'ben@example.org',
    );
  });

  it('promises nothing to a substitute who is a recipient of everything already', () => {
    const [ben] = full.substitutes;
    const shared = { ...full, substitutes: [{ ...ben!, receives: { report: false, date: true } }] };
    expect(
      find(shared, 'released-notice').flatMap(({ people }) => people.map(({ email }) => email)),
    ).not.toContain('ben@example.org');
    expect(find(shared, 'released-reminder')).toHaveLength(1);
    expect(find(shared, 'opened-notice').flatMap(({ people }) => people.map(({ email }) => email))).toContain(
      'ben@example.org',
    );
    expect(textOf(shared, 'unopened-reminder')).toContain('They chose someone who receives it as well');
  });

  it('announces no closing where nobody pays, because nothing closes', () => {
    const free = { ...full, takesPayments: false };
    expect(find(full, 'estate-closes')).toHaveLength(1);
    expect(find(free, 'estate-closes')).toEqual([]);
    expect(textOf(full, 'released-notice')).toContain('You can read it until');
    expect(textOf(free, 'released-notice')).not.toContain('You can read it until');
  });

  it('has an incapacity’s own numbers, and asks nobody whom the owner doesn’t want asked', () => {
    expect(find(full, 'confirmation-request')).toHaveLength(2);
    expect(find({ ...full, incapacitation: null }, 'confirmation-request')).toHaveLength(1);
    expect(textOf(full, 'released-notice')).toContain('is permanently incapacitated');
    const quiet = { ...full, asksOnSilence: false, asksOnLapse: false };
    expect(find(quiet, 'silence-question')).toEqual([]);
    expect(find(quiet, 'lapse-question')).toEqual([]);
    expect(find({ ...full, takesPayments: false }, 'destruction-notice')).toEqual([]);
  });
});
