import { describe, expect, test } from 'vitest';
import { listEmailActions, renderEmail, type EmailContent } from '../../adapters/mail/email-layout.ts';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import * as configuration from './configuration/emails.ts';
import type { ReportEmailFacts } from './email-parts.ts';
import * as openings from './openings/emails.ts';
import * as denials from './denials/emails.ts';
import * as reports from './reports/emails.ts';
import * as endings from './endings/emails.ts';
import type { ReporterSituation } from './configuration/find-reporter-situation.ts';
import type { ParticipantInvolvement } from '#shared/contracts/report-links.ts';
import type { OwnerWarningStage } from './reports/warning-rules.ts';

const letters = { ...configuration, ...reports, ...denials, ...endings, ...openings };

const brand = { appOrigin: 'https://leavebits.example', operatorName: 'An operator', supportEmail: null };
const link = 'https://leavebits.example/refute/dG9rZW4';
const june = formatEmailDate({ config: brand }, '2031-06-03T09:00:00Z');
const configurationChanged = letters.configurationChangedEmail({
  count: 1,
  changes: ['Hours to refute: 1. Before: 24.'],
  at: june,
  undoLink: link,
});
const configurationUndone = letters.configurationUndoneEmail({
  changes: ['Hours to refute: 24. Before: 1.'],
  restoredSettings: 'your time to refute',
  waysKept: ['second@example.org'],
  hasReporterChanges: true,
  at: june,
  changedAt: june,
  hasReporters: false,
  laterChanges: 1,
  earlierChanges: 1,
  report: 'pending',
  resetUrl: link,
});
const facts: ReportEmailFacts = {
  ownerUsername: 'olga@example.org',
  ownerName: null as string | null,
  reporter: 'rosa@example.org',
  reportType: 'death',
  reportedAt: formatEmailDate({ config: brand }, '2031-06-03T09:00:00Z'),
  expiresAt: formatEmailDate({ config: brand }, '2031-06-04T09:00:00Z'),
  isTimeOver: false,
};

/** What a denial requires. */
const afterDenial = { needed: 3, possible: 3 };

/** What a report needs after a reporter withdrew their denial. */
const afterWithdrawnDenial = { needed: 2, confirmations: 1 };

const asked = {
  confirmLink: link,
  requiredConfirmations: 2,
  confirmations: 0,
  denials: 0,
  hasDeclined: false,
  hasDenied: false,
};

const reporterLinks = {
  deathLink: `${link}/death`,
  incapacitationLink: `${link}/incapacitation`,
  practiceLink: `${link}/practice`,
};

const lostLinksSituations: configuration.LostLinksSituation[] = [
  ...(['none', 'asked', 'confirmed', 'denied', 'uninvolved', 'open'] as const).map((kind) => ({ kind })),
  { kind: 'made', reportType: 'death' },
];

/** How a report ended, for a reporter who had denied it. */
const toDenier = (report: ReportEmailFacts): [ending: string, letter: EmailContent][] => [
  [
    'that the report was refuted',
    letters.reportRefutedEmail({
      ...report,
      isReporter: true,
      isSubmitter: false,
      hasDenied: true,
      pausedUntil: null,
    }),
  ],
  [
    'that the report was taken back',
    letters.reportWithdrawnEmail({ ...report, reader: 'denier', homeUrl: link }),
  ],
  ['that the report has expired', letters.reportExpiredEmail({ ...report, isOwner: false, hasDenied: true })],
  ['that it was opened', letters.reportReleasedEmail({ ...report, part: 'denied' })],
];

type Letter = [what: string, letter: EmailContent, action: string | null];

/** Every email of a release, with the link of its only action. Null for an email without one. */
function everyLetter(report: ReportEmailFacts): Letter[] {
  const { ownerUsername, ownerName } = report;
  const restored = (
    situation: ReporterSituation | null,
    links: typeof reporterLinks | null = reporterLinks,
  ) => letters.reporterRestoredEmail({ ownerUsername, ownerName, situation, links });
  const warning = (stage: OwnerWarningStage, isConfirmed = false) =>
    letters.ownerWarningEmail({ ...report, refuteLink: link, stage, isConfirmed, isLate: false });
  const lockConfirmed = (chargingEnded: Parameters<typeof letters.estateRelockedEmail>[0]['chargingEnded']) =>
    letters.estateRelockedEmail({ ...report, homeUrl: link, chargingEnded });
  const declined = (left: number) =>
    letters.reporterDeclinedEmail({
      reporter: report.reporter,
      left,
      accepted: left,
      numbers: { requiredConfirmations: 2, refuteTimeHours: 24 },
      releaseUrl: link,
    });
  return [
    [
      'that makes someone a reporter',
      letters.reporterLinksEmail({
        ownerUsername,
        ownerName,
        deathLink: `${link}/death`,
        incapacitationLink: `${link}/incapacitation`,
        practiceLink: `${link}/practice`,
        refuteTimes: { death: 24, incapacitation: 24 },
      }),
      `${link}/practice`,
    ],
    ...([null, 'made', 'asked', 'unasked', 'open'] as const).map((situation): Letter => [
      `that somebody is a reporter again (${situation ?? 'no report'})`,
      restored(situation),
      `${link}/death`,
    ]),
    ['that somebody is a reporter again, without links', restored(null, null), null],
    ...lostLinksSituations.map((situation): Letter => [
      `that repeats lost links (${situation.kind})`,
      letters.lostReporterLinksEmail({
        ownerUsername,
        ownerName,
        ...reporterLinks,
        refuteTimes: { death: 24, incapacitation: 24 },
        situation,
      }),
      `${link}/death`,
    ]),
    ['that a reporter declined', declined(2), link],
    ['that a reporter declined, and that enough are left', declined(3), link],
    ['that the configuration was changed', configurationChanged, link],
    ['that the change was undone', configurationUndone, link],
    [
      'that a reporter says it is not true',
      letters.reportDeniedOwnerEmail({
        ...report,
        ...afterDenial,
        denier: 'sam@example.org',
        hasReason: false,
        refuteLink: link,
      }),
      link,
    ],
    [
      'that enough reporters have confirmed',
      letters.reportConfirmedEmail({ ...report, refuteLink: link }),
      link,
    ],
    [
      'that another reporter says it is not true',
      letters.reportDeniedSubmitterEmail({ ...report, ...afterDenial, canTakeBack: true }),
      null,
    ],
    [
      'that another reporter says it is not true, to the others',
      letters.reportDeniedOthersEmail({ ...report, ...afterDenial, confirmations: 1 }),
      null,
    ],
    [
      'that a reporter changed their answer',
      letters.denialWithdrawnOwnerEmail({
        ...report,
        ...afterWithdrawnDenial,
        denier: 'sam@example.org',
        deniedAt: june,
        refuteLink: link,
      }),
      link,
    ],
    ...(['submitter', 'denier', 'other'] as const).map((reader): Letter => [
      `that a reporter changed their answer (${reader})`,
      letters.denialWithdrawnReporterEmail({ ...report, ...afterWithdrawnDenial, reader, denials: 1 }),
      null,
    ]),
    [
      'that the report was taken back, to the owner',
      letters.reportWithdrawnEmail({ ...report, reader: 'owner', homeUrl: link }),
      link,
    ],
    [
      'that the report was taken back, to the reporter',
      letters.reportWithdrawnEmail({ ...report, reader: 'reporter', homeUrl: link }),
      null,
    ],
    [
      'that the report was taken back, to the others',
      letters.reportWithdrawnEmail({ ...report, reader: 'other', homeUrl: link }),
      null,
    ],
    ['that asks for a confirmation', letters.confirmationRequestEmail({ ...report, ...asked }), link],
    [
      'that asks somebody for a confirmation who does not want to be a reporter',
      letters.confirmationRequestEmail({ ...report, ...asked, hasDeclined: true }),
      link,
    ],
    [
      'that gives somebody the link again who said that it is not true',
      letters.confirmationRequestEmail({ ...report, ...asked, hasDenied: true }),
      link,
    ],
    ['that a report has arrived', letters.reportReceivedEmail({ ...report, requiredConfirmations: 1 }), null],
    ['that warns the owner', warning('first'), link],
    ['that reminds the owner', warning('half'), link],
    ['that reminds the owner for the last time', warning('last'), link],
    ['that gives the owner final notice', warning('final', true), link],
    ['that it takes longer', letters.reportDelayedEmail(report), null],
    [
      'that the report was refuted',
      letters.reportRefutedEmail({
        ...report,
        isReporter: true,
        isSubmitter: false,
        hasDenied: false,
        pausedUntil: null,
      }),
      null,
    ],
    [
      'that the report was refuted, to a removed reporter',
      letters.reportRefutedEmail({
        ...report,
        isReporter: false,
        isSubmitter: false,
        hasDenied: false,
        pausedUntil: null,
      }),
      null,
    ],
    [
      'that the refutation counts',
      letters.refutationReceivedEmail({
        ...report,
        homeUrl: link,
        takesPayments: true,
        isReporter: true,
        confirmers: ['sam@example.org', 'tess@example.org'],
      }),
      link,
    ],
    [
      'that the report has expired, to reporters',
      letters.reportExpiredEmail({ ...report, isOwner: false, hasDenied: false }),
      null,
    ],
    [
      'that the report has expired, to the owner',
      letters.reportExpiredEmail({ ...report, isOwner: true, hasDenied: false }),
      null,
    ],
    ...(['made', 'confirmed', 'asked'] as const).map((part): Letter => [
      `that it was opened, to a reporter (${part})`,
      letters.reportReleasedEmail({ ...report, part }),
      null,
    ]),
    ...toDenier(report).map(([what, letter]): Letter => [
      `${what}, to somebody who said that it is not true`,
      letter,
      null,
    ]),
    ['that it was opened, to the owner', letters.estateOpenedEmail({ ...report, homeUrl: link }), link],
    [
      'that it is locked again, to reporters',
      letters.releaseRevokedEmail({ ...report, isReporter: true }),
      null,
    ],
    [
      'that it is locked again, to a removed reporter',
      letters.releaseRevokedEmail({ ...report, isReporter: false }),
      null,
    ],
    [
      'that the owner is back, to reporters',
      letters.releaseRevokedEmail({ ...report, reportType: 'incapacitation', isReporter: true }),
      null,
    ],
    [
      'that the owner is back, to recipients',
      letters.recipientLockedAgainEmail({ ownerUsername, ownerName, reportType: 'incapacitation', link }),
      link,
    ],
    [
      'that the owner is back, to the owner',
      letters.estateRelockedEmail({
        ...report,
        reportType: 'incapacitation',
        homeUrl: link,
        chargingEnded: null,
      }),
      link,
    ],
    ['that it is locked again, to the owner', lockConfirmed(null), link],
    [
      'that it is locked again, and that payment must be set up again',
      lockConfirmed({ paidUntil: report.expiresAt, isOver: false, link: `${link}/pay` }),
      `${link}/pay`,
    ],
    [
      'that it is locked again, to recipients',
      letters.recipientLockedAgainEmail({ ownerUsername, ownerName, reportType: 'death', link }),
      link,
    ],
  ];
}

const words = (letter: EmailContent) => JSON.stringify(letter);

describe.each(everyLetter(facts))('the letter %s', (what, letter, action) => {
  const { subject, text, html } = renderEmail(letter, brand);

  test('asks for one thing, or for nothing', () => {
    expect(listEmailActions(letter)[0]?.url ?? null).toBe(action);
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    const kept = (letter.links ?? []).map(({ url }) => url);
    expect(new Set(targets)).toEqual(new Set([...listEmailActions(letter).map(({ url }) => url), ...kept]));
    if (action) expect(text.split('\n')).toContain(action);
    else expect(words(letter)).toMatch(/need to do anything|if (you|they) need to/);
  });

  test('says why it came, and what to do if it is a mistake', () => {
    expect(letter.why).toMatch(/\.$/);
    expect(letter.mistake).toMatch(/\.$/);
    const plain = text.replace(/\s+/g, ' ');
    expect(plain).toContain(letter.why);
    expect(plain).toContain(letter.mistake);
  });

  test('is calm: no exclamation marks, no capitals, a subject that fits a phone', () => {
    expect(words(letter)).not.toContain('!');
    expect(subject).not.toMatch(/[A-Z]{4,}/);
    expect(subject.length).toBeLessThanOrEqual(80);
  });

  test('gives every moment with its time zone, and links to it in the reader’s own time zone', () => {
    const moments = text.replace(/\s+/g, ' ').match(/\w+ \d{1,2}, \d{4} at \d\d:\d\d [AP]M(?: \S+)?/g) ?? [];
    for (const moment of moments) expect(moment).toMatch(/ UTC\b/);
    const ownTime = (letter.links ?? []).filter(({ url }) => url.includes('/time-converter?utc='));
    expect(ownTime).toHaveLength(moments.length > 0 ? 1 : 0);
    if (/warns|reminds|asks for|has arrived/.test(what)) expect(moments.length).toBeGreaterThan(0);
  });

  test('shows no link address in the parts that a lock screen shows', () => {
    expect(`${subject} ${letter.preheader} ${letter.heading}`).not.toContain('https:');
  });
});

test.each(
  everyLetter({ ...facts, ownerName: 'Olga Owner' }).filter(([, letter]) => /Olga/.test(words(letter))),
)('the letter %s gives the owner’s name with the address once, and first', (_what, letter) => {
  const body = letter.paragraphs.join(' ');
  expect(words(letter).match(/olga@example\.org/g)).toHaveLength(1);
  expect(body).toContain('Olga Owner (olga@example.org)');
  expect(body.indexOf('Olga')).toBe(body.indexOf('Olga Owner (olga'));
  expect(`${letter.subject} ${letter.heading}`).not.toContain('@');
});

test.each(everyLetter({ ...facts, ownerName: '🌻 هيلدا '.repeat(12).trim() }))(
  'a long name in another script is whole in the letter %s',
  (_what, letter) => {
    const { html, text } = renderEmail(letter, brand);
    expect([html, text].join()).not.toMatch(/undefined|\$\{|\uFFFD/);
  },
);

test('no letter shows a place that was not filled in', () => {
  for (const [, letter] of everyLetter(facts)) expect(words(letter)).not.toContain('${');
});

const HOSTILE = '</p><img src=x onerror="alert(1)">\r\nBcc: victim@example.org\u202E<script>';

test.each(everyLetter({ ...facts, ownerUsername: HOSTILE, ownerName: HOSTILE, reporter: HOSTILE }))(
  'a hostile name is plain text in the letter %s',
  (_what, letter) => {
    const { subject, text, html } = renderEmail(letter, brand);
    expect(html).not.toMatch(/<img|<script/i);
    expect(subject).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
    // The only line breaks are those that wrap long lines.
    expect(text).not.toContain('\r');
  },
);

test('the hostile name is really in the letters', () => {
  const letter = letters.reportRefutedEmail({
    ...facts,
    ownerName: HOSTILE,
    isReporter: true,
    isSubmitter: false,
    hasDenied: false,
    pausedUntil: null,
  });
  expect(renderEmail(letter, brand).html).toContain('&lt;img src=x onerror=');
});

test.each([
  ['death', 'your death'],
  ['incapacitation', 'your permanent incapacitation'],
] as const)('a warning of a %s names it, and both ways to refute', (reportType, named) => {
  const letter = letters.ownerWarningEmail({
    ...facts,
    reportType,
    refuteLink: link,
    stage: 'first',
    isConfirmed: false,
    isLate: false,
  });
  expect(letter.paragraphs.join(' ')).toContain(named);
  expect(letter.paragraphs.join(' ')).toContain('sign in and refute');
  expect(letter.paragraphs.join(' ')).toContain('don’t need a password');
  expect(letter.preheader).toContain(facts.expiresAt.text);
});

const CONDOLENCE = /sorry|loss/;

test.each([
  ...toDenier(facts),
  ['that gives the link again', letters.confirmationRequestEmail({ ...facts, ...asked, hasDenied: true })],
] as const)(
  'a letter %s thanks whoever said that it is not true, and has no condolences for them',
  (_what, letter) => {
    expect(words(letter)).toMatch(/You (had told|told) us/);
    expect(words(letter)).toContain('Thank you for speaking up.');
    expect(words(letter)).not.toMatch(CONDOLENCE);
  },
);

test.each(['death', 'incapacitation'] as const)(
  'after a %s was confirmed, only those who did not deny it read condolences',
  (reportType) => {
    const released = (part: ParticipantInvolvement) =>
      words(letters.reportReleasedEmail({ ...facts, reportType, part }));
    for (const part of ['made', 'confirmed', 'asked'] as const) {
      expect(released(part)).toMatch(CONDOLENCE);
      expect(released(part)).not.toContain('You had told us');
      expect(released(part).includes('Thank you for')).toBe(part !== 'asked');
    }
    expect(released('made')).toContain('Thank you for telling us.');
    expect(released('confirmed')).toContain('Thank you for confirming it.');
    expect(released('asked')).toContain('Your answer isn’t needed anymore');
    expect(released('denied')).not.toMatch(CONDOLENCE);
    expect(released('denied')).toContain('sign in and lock everything again');
  },
);

test('no letter about a report that released nothing has condolences', () => {
  for (const letter of [
    letters.reportRefutedEmail({
      ...facts,
      isReporter: true,
      isSubmitter: false,
      hasDenied: false,
      pausedUntil: null,
    }),
    letters.reportExpiredEmail({ ...facts, isOwner: false, hasDenied: false }),
    ...(['reporter', 'other'] as const).map((reader) =>
      letters.reportWithdrawnEmail({ ...facts, reader, homeUrl: link }),
    ),
  ]) {
    expect(words(letter)).not.toMatch(CONDOLENCE);
    expect(words(letter)).not.toContain('You had told us');
  }
});

test('only the letters to reporters and to the owner name the reporter', () => {
  const { ownerUsername, ownerName } = facts;
  expect(
    words(letters.recipientLockedAgainEmail({ ownerUsername, ownerName, reportType: 'death', link })),
  ).not.toContain(facts.reporter);
});

test('what is locked again is no proof that the owner is well', () => {
  const { ownerUsername, ownerName } = facts;
  for (const letter of [
    letters.releaseRevokedEmail({ ...facts, isReporter: true }),
    letters.releaseRevokedEmail({ ...facts, isReporter: false }),
    letters.releaseRevokedEmail({ ...facts, reportType: 'incapacitation', isReporter: true }),
    letters.recipientLockedAgainEmail({ ownerUsername, ownerName, reportType: 'death', link }),
    letters.recipientLockedAgainEmail({ ownerUsername, ownerName, reportType: 'incapacitation', link }),
  ]) {
    expect(words(letter)).toContain('signed in to');
    expect(words(letter)).not.toMatch(
      /\.org is well|report was false\. There|turned out to be false|by mistake/,
    );
  }
});

test('a refutation is no proof that the owner is well', () => {
  for (const isReporter of [true, false]) {
    const letter = letters.reportRefutedEmail({
      ...facts,
      isReporter,
      isSubmitter: false,
      hasDenied: false,
      pausedUntil: null,
    });
    expect(words(letter)).toContain('signed in to the account');
    expect(words(letter)).toContain('If you know that the report is true, someone else has answered.');
    expect(words(letter)).not.toMatch(/\.org (has )?(answered|refuted)/);
    expect(words(letter).includes('with your own link')).toBe(isReporter);
  }
});

test.each([
  ['no report', null, /Your links let you report/],
  ['their own report', 'made', /Your report is still pending/],
  ['a report to confirm', 'asked', /We’re asking you about it in another email/],
  ['a report of others', 'unasked', /we won’t ask you to confirm it/],
  ['an open estate', 'open', /is open because of it/],
] as const)('a reporter who is back during %s reads only what is true then', (_what, situation, sentence) => {
  const { ownerUsername, ownerName } = facts;
  for (const links of [reporterLinks, null]) {
    const letter = words(letters.reporterRestoredEmail({ ownerUsername, ownerName, situation, links }));
    expect(letter).toMatch(sentence);
    expect(letter).toContain('That change was undone');
    expect(letter).not.toMatch(/nothing to report now|were chosen|won’t email you/);
    expect(letter.includes('links in this email')).toBe(links !== null);
  }
});

test('a removal that came from an undo does not promise that it can be undone', () => {
  const { ownerUsername, ownerName } = facts;
  const removed = (canBeUndone: boolean) =>
    words(
      letters.reporterRemovedEmail({
        ownerUsername,
        ownerName,
        at: june,
        situation: null,
        canBeUndone,
        declined: null,
      }),
    );
  expect(removed(true)).toContain('for 72 hours that email can undo it');
  expect(removed(false)).not.toContain('can undo it');
});

test.each([
  ['replaced', null, 'olga@example.org has chosen someone else, so the links'],
  ['not-replaced', null, 'Your address has now been removed from the reporters of olga@example.org, so the'],
  ['replaced', 'open', 'A report was confirmed'],
  ['not-replaced', 'asked', 'you can no longer confirm it'],
] as const)(
  'somebody who declined and is %s (report: %s) reads that, and no thanks for having been a reporter',
  (declined, situation, sentence) => {
    const { ownerUsername, ownerName } = facts;
    const letter = words(
      letters.reporterRemovedEmail({
        ownerUsername,
        ownerName,
        at: june,
        situation,
        canBeUndone: true,
        declined,
      }),
    );
    expect(letter).toMatch(/You (had told|told) us that you don’t want to be/);
    expect(letter).toContain(sentence);
    expect(letter).not.toMatch(/Thank you for having|many reasons/);
    expect(letter.includes('If this surprises you')).toBe(situation !== null);
  },
);

test.each([
  [1, 'One other reporter must'],
  [2, 'Two other reporters must'],
])('%i confirmations are put in words', (requiredConfirmations, sentence) => {
  expect(words(letters.reportReceivedEmail({ ...facts, requiredConfirmations }))).toContain(sentence);
});

test.each([
  [1, 0, 0, 'One confirmation is needed before anything is released, and yours can be the one.'],
  [2, 0, 0, 'Two confirmations are needed before anything is released, and yours can be one of them.'],
  [
    2,
    1,
    0,
    'Two confirmations are needed before anything is released. We have one so far, and yours can be the last one.',
  ],
  [3, 1, 0, 'We have one so far, and yours can be the next one.'],
  [
    1,
    1,
    0,
    'One confirmation is needed before anything is released. We have one so far. That’s enough, but yours would still count.',
  ],
  [
    1,
    2,
    1,
    'We have two so far. That’s enough, but yours would still count. One of the other reporters we asked says that it isn’t true.',
  ],
  [2, 0, 2, 'yours can be one of them. Two of the other reporters we asked say that it isn’t true.'],
])(
  'of %i needed confirmations %i have come, and %i say no: %s',
  (requiredConfirmations, confirmations, denials, sentence) => {
    const progress = { requiredConfirmations, confirmations, denials };
    const letter = letters.confirmationRequestEmail({ ...facts, ...asked, ...progress });
    expect(letter.paragraphs.join(' ')).toContain(sentence);
    expect(words(letter).includes('of the other reporters we asked')).toBe(denials > 0);
    const isNeeded = confirmations < requiredConfirmations;
    expect(letter.heading === 'A report needs your confirmation').toBe(isNeeded);
    expect(letter.preheader).toContain(isNeeded ? 'is needed' : 'still helps');
  },
);

test('a request names the real earliest time after a denial if the owner is away', () => {
  const awayUntil = formatEmailDate({ config: brand }, '2031-07-01T09:00:00Z');
  const expiresAt = formatEmailDate({ config: brand }, '2031-07-02T09:00:00Z');
  expect(words(letters.confirmationRequestEmail({ ...facts, ...asked, awayUntil, expiresAt }))).toContain(
    `nothing is released for 7 days after that, and in no case before ${expiresAt.text}.`,
  );
});

test.each([
  [false, 'The report then needs one more confirmation, and nothing is released for 7 days after that.'],
  [true, 'please try to reach the owner, who can refute it: enough other reporters have confirmed it'],
])(
  'when enough have confirmed, a request (denied: %s) says what still stops it',
  (hasDenied, whatStopsIt) => {
    const request = (confirmations: number, isTimeOver = false) =>
      words(letters.confirmationRequestEmail({ ...facts, ...asked, hasDenied, confirmations, isTimeOver }));
    expect(request(1)).not.toContain('enough other reporters have confirmed it');
    for (const isTimeOver of [true, false]) {
      expect(request(2, isTimeOver)).toContain(whatStopsIt);
      expect(request(2, isTimeOver)).toContain('Unless they do, the people they chose can read');
      expect(request(2, isTimeOver)).not.toMatch(/simply not confirm|nce enough|don’t need to do anything/);
    }
  },
);

test('somebody who declined is not told that the owner trusts them to confirm', () => {
  const letter = letters.confirmationRequestEmail({ ...facts, ...asked, hasDeclined: true });
  expect(words(letter)).toContain(
    'you don’t need to do anything. If you know what happened, your answer still helps.',
  );
  expect(words(letter)).not.toMatch(/who can confirm it|needs your|is needed\./);
});

test.each([
  [
    'that asks for a confirmation',
    (over: boolean) => letters.confirmationRequestEmail({ ...facts, ...asked, isTimeOver: over }),
  ],
  [
    'about a withdrawn denial, to the owner,',
    (over: boolean) =>
      letters.denialWithdrawnOwnerEmail({
        ...facts,
        ...afterWithdrawnDenial,
        denier: 'sam@example.org',
        deniedAt: june,
        refuteLink: link,
        isTimeOver: over,
      }),
  ],
  [
    'about a withdrawn denial, to the others,',
    (over: boolean) =>
      letters.denialWithdrawnReporterEmail({
        ...facts,
        ...afterWithdrawnDenial,
        reader: 'other',
        denials: 0,
        isTimeOver: over,
      }),
  ],
])('a letter %s names no end of the owner’s time when it is over', (_what, letterWhen) => {
  expect(words(letterWhen(false))).toContain(facts.expiresAt.text);
  const over = letterWhen(true);
  expect(words(over)).not.toContain(facts.expiresAt.text);
  expect(words(over)).not.toContain('Once that time has passed');
  expect(over.links?.map(({ url }) => url)).not.toContain(facts.expiresAt.url);
});

test('who made a report and was removed is not sent to a link that is dead', () => {
  const doubted = (canTakeBack: boolean) =>
    words(letters.reportDeniedSubmitterEmail({ ...facts, ...afterDenial, canTakeBack }));
  expect(doubted(true)).toContain('open your reporting link again');
  expect(doubted(false)).not.toMatch(/open your reporting link|withdraw it/);
});

test.each([
  [
    'the owner',
    { denier: 'sam@example.org', hasReason: true, refuteLink: link },
    letters.reportDeniedOwnerEmail,
  ],
  ['whoever reported it', { canTakeBack: true }, letters.reportDeniedSubmitterEmail],
  ['the other reporters', { confirmations: 0 }, letters.reportDeniedOthersEmail],
] as const)(
  'a denial tells %s what is needed now, until when, and whether that can be',
  (_who, rest, letter) => {
    const read = (possible: number) =>
      words((letter as (told: object) => EmailContent)({ ...facts, ...rest, needed: 3, possible }));
    expect(read(3)).toContain(
      `Nothing is released before ${facts.expiresAt.text}, and three confirmations are needed`,
    );
    expect(read(3)).not.toContain('expires');
    expect(read(2)).toContain('Too few reporters are left for that.');
    expect(read(2)).toContain('the report expires 30 days after that date');
  },
);

test('links that are sent again do not say that there is nothing to report', () => {
  const again = letters.reporterLinksEmail({
    ownerUsername: 'olga@example.org',
    ownerName: null,
    deathLink: `${link}/death`,
    incapacitationLink: `${link}/incapacitation`,
    practiceLink: `${link}/practice`,
    refuteTimes: { death: 24, incapacitation: 24 },
    isAgain: true,
  });
  expect(again.subject).toBe('Your reporter links for olga@example.org');
  expect(words(again)).not.toMatch(/nothing to report now|were chosen|ever happens/);
});

const looks = (letter: EmailContent) =>
  listEmailActions(letter).map(({ label, isQuiet = false }) => [label, isQuiet]);

test('links that are sent again, and those of a restored reporter, have the reports first: it may be the day', () => {
  const { ownerUsername, ownerName } = facts;
  for (const letter of [
    letters.reporterLinksEmail({
      ownerUsername,
      ownerName,
      ...reporterLinks,
      refuteTimes: { death: 24, incapacitation: 24 },
      isAgain: true,
    }),
    letters.reporterRestoredEmail({ ownerUsername, ownerName, situation: null, links: reporterLinks }),
    letters.lostReporterLinksEmail({
      ownerUsername,
      ownerName,
      ...reporterLinks,
      refuteTimes: { death: 24, incapacitation: 24 },
      situation: { kind: 'none' },
    }),
  ])
    expect(looks(letter)).toEqual([
      ['Report a death', false],
      ['Report a permanent incapacitation', false],
      ['Accept, decline or practice', true],
    ]);
});

test('an invitation first has a button to answer and to practice, and then a quiet one for each report', () => {
  const [, letter] = everyLetter(facts)[0]!;
  expect(looks(letter)).toEqual([
    ['Accept, decline or practice', false],
    ['Report a death', true],
    ['Report a permanent incapacitation', true],
  ]);
  const { html, text } = renderEmail(letter, brand);
  for (const { label, url } of listEmailActions(letter)) {
    expect(html).toMatch(new RegExp(`href="${url}"[^>]*>${label}</a>`));
    expect(text).toContain(`${label}:\n${url}\n`);
  }
  expect(letter.paragraphs.join(' ')).toContain('24 hours');
});

test.each([
  [
    0,
    1,
    'you have no reporters left. A report needs one reporter to submit it and one more to confirm it. That isn’t enough',
  ],
  [
    1,
    1,
    'you have one reporter left. A report needs one reporter to submit it and one more to confirm it. That isn’t enough',
  ],
  [
    2,
    2,
    'you have 2 reporters left. A report needs one reporter to submit it and 2 more to confirm it. That isn’t enough',
  ],
  [3, 2, 'You still have enough.'],
  [3, 2, 'That’s enough only if the others accept, too: so far, 2 of them have.', 2],
  [2, 1, 'That’s enough only if the others accept, too: so far, 1 of them has.', 1],
  [2, 1, 'That’s enough only if the others accept, too: so far, none of them has.', 0],
])(
  'with %i willing reporters and %i confirmations a no means: %s',
  (left, requiredConfirmations, sentence, accepted = left) => {
    const letter = letters.reporterDeclinedEmail({
      reporter: 'Sam',
      left,
      accepted,
      numbers: { requiredConfirmations, refuteTimeHours: 24 },
      releaseUrl: link,
    });
    expect(words(letter)).toContain(sentence);
  },
);

test('after an incapacity the owner is back, and nobody is accused of a false report', () => {
  const { ownerUsername, ownerName } = facts;
  const report = { ...facts, reportType: 'incapacitation' } as const;
  const toReporters = [true, false].map((isReporter) =>
    letters.releaseRevokedEmail({ ...report, isReporter }),
  );
  const toHeir = letters.recipientLockedAgainEmail({
    ownerUsername,
    ownerName,
    reportType: 'incapacitation',
    link,
  });
  for (const letter of [...toReporters, toHeir]) {
    expect(letter.subject).toBe('olga@example.org is back');
    expect(words(letter)).not.toMatch(/\bfalse\b|read what|who has read|died|death/);
    expect(words(letter)).toContain('in person or by phone');
  }
  expect(words(toReporters[0]!)).toContain('You can send a report again with your own link.');
  expect(words(toReporters[1]!)).toContain('your links no longer work');
});

test('the refutation is acknowledged without a word about payments where nothing is paid', () => {
  const receipt = (takesPayments: boolean) =>
    words(
      letters.refutationReceivedEmail({
        ...facts,
        homeUrl: link,
        takesPayments,
        isReporter: true,
        confirmers: [],
      }),
    );
  expect(receipt(true)).toContain('you need a free period or a subscription');
  expect(receipt(false)).not.toMatch(/subscription|false|had confirmed/);
});
