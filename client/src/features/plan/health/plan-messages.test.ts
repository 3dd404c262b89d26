import { expect, test } from 'vitest';
import { formatMoment } from '#client/lib/dates.ts';
import { planProblemCodes, type PlanHealth, type PlanProblemCode } from '#shared/contracts/plan.ts';
import { messages } from '#shared/messages/owner-plan-health/en.ts';
import { messages as problemMessages } from '#shared/messages/owner-plan-problems/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  groupProblems,
  hasTooFewReporters,
  describeDeathOutcome,
  describeWarningWays,
  formatRoughMoment,
  addNamesToPlan,
  summarizePlan,
} from './plan-messages.ts';
import { describePlanProblem } from './problem-messages.ts';

const t = messagesFrom<'owner-plan-health'>(messages);
const ofProblems = messagesFrom<'owner-plan-problems'>(problemMessages);

const person = (name: string | null, afterDeath: number) => ({
  email: `${name ?? 'max'}@example.org`.toLowerCase(),
  name,
  now: 0,
  dated: 0,
  afterDeath,
  nextDate: null,
  alone: null,
  substitute: null,
  isPassedOn: false,
});
const plan: PlanHealth = {
  reporters: ['Rosa', 'Sam', 'Tess'].map((name) => ({
    name,
    email: `${name}@example.org`,
    answer: 'accept' as const,
  })),
  awayUntil: null,
  hints: [],
  failingWarningWays: [],
  requiredConfirmations: 2,
  refuteTimeHours: 72,
  earliestRelease: new Date(2030, 0, 3, 12, 10).toISOString(),
  people: [person('Lena', 4), person('Jonas', 2), person(null, 0)],
  withNothing: [],
  problems: [],
  subscriptionEndsAt: null,
  isReported: false,
  isCheckupDue: false,
};

test('a plan is said in sentences', () => {
  expect(describeDeathOutcome(plan, t)).toEqual([
    'Rosa, Sam or Tess can report it.',
    'Two others must confirm, and you have 72 hours to say that you’re well.',
    'Then Lena gets 4 LeaveBits and Jonas 2.',
    'If somebody reported now, that would be Thursday, January 3, around noon at the earliest.',
  ]);
});

test('many people are counted, and somebody without a name is called by the address', () => {
  const people = [person(null, 1), ...['A', 'B', 'C', 'D', 'E'].map((name) => person(name, 2))];
  expect(describeDeathOutcome({ ...plan, people }, t)).toContain(
    'Then max@example.org gets 1 LeaveBit, A 2, B 2, C 2 and 2 more people get something.',
  );
});

test('a plan that waits for nothing, or cannot open, says so', () => {
  expect(describeDeathOutcome({ ...plan, people: [person('Lena', 0)] }, t)).toHaveLength(1);
  expect(describeDeathOutcome({ ...plan, earliestRelease: null }, t)).toEqual([
    'Lena gets 4 LeaveBits and Jonas 2 after your death, but that can’t open before you’ve chosen enough reporters.',
  ]);
});

test('numbers of an incapacity are named where they differ, and the date stays that of a death', () => {
  const afterAccident = {
    ...plan,
    earliestRelease: new Date(2030, 0, 1).toISOString(),
    earliestDeathRelease: plan.earliestRelease,
    incapacitation: { requiredConfirmations: 1, refuteTimeHours: 6 },
  };
  const sentences = describeDeathOutcome(afterAccident, t);
  expect(sentences.filter((one) => !one.startsWith('After an accident'))).toEqual(
    describeDeathOutcome(plan, t),
  );
  expect(sentences).toContain(
    'After an accident or a stroke, it takes 1 confirmation, and 6 hours to refute.',
  );
});

test('a plan whose reporters are too few promises nothing', () => {
  const problems = [{ code: 'too-few-reporters' as const, subject: null }];
  expect(describeDeathOutcome({ ...plan, problems }, t)).toEqual([
    'Lena gets 4 LeaveBits and Jonas 2, but nothing would open: too few of your reporters can act.',
    'Rosa, Sam and Tess are your reporters, and a report needs 3 reporters to take part.',
  ]);
});

test('while a report is being decided, those who could make another do not count', () => {
  const problems = [{ code: 'too-few-reporters' as const, subject: null }];
  expect(hasTooFewReporters({ ...plan, problems })).toBe(true);
  expect(hasTooFewReporters({ ...plan, problems, isReported: true })).toBe(false);
});

test('a reporter who declined is not among those who can report', () => {
  const problems = [{ code: 'reporter-declined' as const, subject: 'Uma@example.org' }];
  const reporters = [
    ...plan.reporters,
    { name: 'Uma', email: 'Uma@example.org', answer: 'decline' as const },
  ];
  expect(describeDeathOutcome({ ...plan, reporters, problems }, t).slice(0, 2)).toEqual([
    'Rosa, Sam or Tess can report it.',
    'Uma declined.',
  ]);
  const tooFew = [...problems, { code: 'too-few-reporters' as const, subject: null }];
  expect(
    describeDeathOutcome({ ...plan, reporters: reporters.slice(1), problems: tooFew }, t).slice(1),
  ).toEqual([
    'Sam, Tess and Uma are your reporters, and a report needs 3 reporters to take part.',
    'Uma declined.',
  ]);
});

test('while a report is decided, the sentences speak of that one', () => {
  expect(describeDeathOutcome({ ...plan, isReported: true }, t)).toEqual([
    'There’s a pending report about you, and you can refute it.',
    'If you don’t and it’s confirmed, Lena gets 4 LeaveBits and Jonas 2.',
    `That would be ${formatMoment(new Date(2030, 0, 3, 12, 10))} at the earliest.`,
  ]);
});

test.each([
  [3, 'in the early hours'],
  [9, 'in the morning'],
  [12, 'around noon'],
  [13, 'in the afternoon'],
  [16, 'in the afternoon'],
  [20, 'in the evening'],
  [23, 'late in the evening'],
])('%i o’clock is %s', (hour, words) => {
  expect(formatRoughMoment(new Date(2030, 0, 3, hour), t)).toBe(`Thursday, January 3, ${words}`);
});

test.each(planProblemCodes)('the problem %s has a sentence that names its subject', (code) => {
  const context = {
    plan: { ...plan, subscriptionEndsAt: new Date(2030, 11, 25).toISOString() },
    nameOf: () => 'Lena',
    titleOf: () => 'The safe',
    incompleteReasonOf: () => 'It’s only shared with you.',
  };
  const { text } = describePlanProblem({ code, subject: '5', leavebitId: 7 }, context, [], ofProblems);
  expect(text).toMatch(/^[A-ZO“].*\.$/);
  if (/^recipient-|^reporter-|card/.test(code)) expect(text).toContain('Lena');
  if (/leavebit|reached/.test(code)) expect(text).toContain('“The safe”');
});

test('somebody who got a name after the plan was read is called by it', () => {
  const names: Record<string, string> = { 'new@example.org': 'Nora' };
  const reporter = (email: string, name: string | null) => ({ email, name, answer: null });
  const named = addNamesToPlan(
    { ...plan, reporters: [reporter('new@example.org', null), reporter('old@example.org', 'Otto')] },
    (email) => names[email] ?? null,
  );
  expect(named.reporters.map(({ name }) => name)).toEqual(['Nora', 'Otto']);
});

const unanswered = {
  ...plan,
  reporters: plan.reporters.map((reporter, index) => ({
    ...reporter,
    answer: index > 0 ? null : reporter.answer,
  })),
  problems: [{ code: 'reporters-unanswered' as const, subject: null }],
};

test('reporters who have not answered are named', () => {
  expect(describeDeathOutcome(unanswered, t).slice(0, 2)).toEqual([
    'Rosa, Sam or Tess can report it.',
    'But Sam and Tess haven’t answered yet.',
  ]);
  const nobody = unanswered.reporters.map((reporter) => ({ ...reporter, answer: null }));
  expect(describeDeathOutcome({ ...unanswered, reporters: nobody }, t)[1]).toBe(
    'But none of them has answered yet.',
  );
  const { text } = describePlanProblem(
    unanswered.problems[0]!,
    {
      plan: unanswered,
      nameOf: (email) => email.split('@')[0]!,
      titleOf: String,
      incompleteReasonOf: () => 'It’s only shared with you.',
    },
    [],
    ofProblems,
  );
  expect(text).toBe(
    'We’re waiting for 2 answers: Sam and Tess haven’t said yet whether you can count on them.',
  );
});

test.each<
  [number, PlanHealth['reporters'][number]['answer'][], { text: string; fix: string; label: string }]
>([
  [
    1,
    ['accept', 'accept', null],
    {
      text: 'Only Rosa and Sam have agreed, so they’re both needed. Ask Tess to accept.',
      fix: 'Send the links again',
      label: 'Waiting for 1 answer',
    },
  ],
  [
    1,
    ['accept', 'decline', null],
    {
      text: 'Rosa and Tess are both needed for a report. If one of them can’t be reached, nothing will open. Add a reporter.',
      fix: 'Add a reporter',
      label: 'Waiting for 1 answer',
    },
  ],
  [
    2,
    ['accept', 'accept', 'accept'],
    {
      text: 'Rosa, Sam and Tess are all needed for a report. If one of them can’t be reached, nothing will open. Add a reporter, or require one fewer confirmation.',
      fix: 'Add a reporter',
      label: 'Every reporter is needed',
    },
  ],
])(
  'with %i confirmations and the answers %j, it says what helps if no reporter can be missing',
  (requiredConfirmations, answers, { text, fix, label }) => {
    const tight: PlanHealth = {
      ...plan,
      requiredConfirmations,
      reporters: plan.reporters.map((reporter, index) => ({ ...reporter, answer: answers[index]! })),
      problems: [{ code: 'all-reporters-needed', subject: null }],
    };
    const nameOf = (email: string) => email.split('@')[0]!;
    const message = describePlanProblem(
      tight.problems[0]!,
      { plan: tight, nameOf, titleOf: String, incompleteReasonOf: () => 'It’s only shared with you.' },
      [],
      ofProblems,
    );
    expect(message).toMatchObject({ text, fix: { label: fix } });
    expect(summarizePlan(tight, t).label).toBe(label);
    expect(describeDeathOutcome(tight, t).join(' ').includes('Tess hasn’t answered yet')).toBe(
      answers.includes(null),
    );
  },
);

test.each<[PlanProblemCode[], string]>([
  [[], 'Your plan would work'],
  [['no-reporters'], 'Nobody can report your death'],
  [['too-few-reporters', 'reporter-declined'], 'Nothing would open after your death, and 1 more to check'],
  [['reporters-unanswered'], 'Waiting for 2 answers'],
  [
    ['reporters-unanswered', 'subscription-ends', 'all-reporters-needed'],
    'Waiting for 2 answers, and 2 more to check',
  ],
  [['subscription-ends'], 'Everything closes on December 25, 2030'],
  [['all-reporters-needed'], 'Waiting for 2 answers'],
  [
    ['sealed-without-card', 'all-reporters-needed'],
    'Someone couldn’t read what you’ve sealed, and 1 more to check',
  ],
  [['card-never-checked'], '1 thing to check'],
  [['leavebit-incomplete'], '1 thing to check'],
  [['leavebit-incomplete', 'leavebit-incomplete'], '1 thing to check'],
  [['recipient-unreachable', 'leavebit-incomplete'], '2 things to check'],
])('a plan with the problems %j is “%s”', (codes, label) => {
  const problems = codes.map((code) => ({ code, subject: null }));
  const subscriptionEndsAt = new Date(2030, 11, 25, 12).toISOString();
  expect(summarizePlan({ ...unanswered, problems, subscriptionEndsAt }, t)).toEqual({
    tone: codes.length === 0 ? 'success' : 'warning',
    label,
  });
});

test('LeaveBits with one problem for one reason are one finding, which names a few', () => {
  const problems = [1, 2, 3, 4, 5, 6].map((id) => ({
    code: 'leavebit-incomplete' as const,
    subject: String(id),
  }));
  const context = {
    plan,
    nameOf: String,
    titleOf: (id: number) => `No. ${id}`,
    incompleteReasonOf: (id: number) =>
      id < 6 ? 'It’s only shared with you.' : 'Everyone it was shared with has left.',
  };
  const groups = groupProblems(problems, ({ subject }) => context.incompleteReasonOf(Number(subject)));
  expect(
    groups.map(([first, ...others]) => describePlanProblem(first, context, others, ofProblems).text),
  ).toEqual([
    '“No. 1”, “No. 2”, “No. 3” and 2 more are incomplete, each for the same reason: it’s only shared with you.',
    '“No. 6” is incomplete. Everyone it was shared with has left.',
  ]);
  const unreachable = ['a', 'b'].map((subject) => ({ code: 'recipient-unreachable' as const, subject }));
  expect(groupProblems(unreachable)).toHaveLength(2);
});

test.each([
  [[], [], null],
  [['one-warning-way'], [], 'If someone reports you, we warn you in one mailbox only.'],
  [
    ['one-warning-way'],
    ['phone'],
    'Our last message to your phone number was rejected for good. If someone reports you, there’s at most one way left to warn you.',
  ],
  [[], ['second-email'], 'Our last message to your second address was rejected for good.'],
] as [PlanHealth['hints'], PlanHealth['failingWarningWays'], string | null][])(
  'of the hints %j and the failing ways %j it is said which way failed',
  (hints, failingWarningWays, text) => {
    expect(describeWarningWays({ hints, failingWarningWays }, t)).toBe(text);
  },
);
