import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseTypes } from '#shared/domain/release.ts';
import {
  mergeSharing,
  assignUniqueFileNames,
  emptySharing,
  getRecipientReminderWaitMs,
  groupSelectionByRecipient,
} from './rules.ts';

const email = fc.constantFrom('a@x.org', 'b@x.org', 'c@x.org', 'constructor', '__proto__');
const setting = fc.record(
  { releaseType: fc.constantFrom(...releaseTypes), scheduledDate: fc.constant('2040-01-01T00:00:00Z') },
  { requiredKeys: ['releaseType'] },
);
const LEFT = '2030-01-01T00:00:00.000Z';
const emails = fc.uniqueArray(email);
const config = fc.array(fc.tuple(email, setting)).map((entries) => Object.fromEntries(entries));

describe('sharing after a save', () => {
  it('has a rule for every recipient and for nobody else, and keeps away whoever has left and was not removed', () => {
    fc.assert(
      fc.property(
        emails,
        config,
        fc.option(emails),
        fc.option(config),
        emails,
        (sharingEmails, sharingConfig, toEmails, toConfig, left) => {
          const shared = mergeSharing(emptySharing, { sharingEmails, sharingConfig });
          const leavers = left.filter((email) => sharingEmails.includes(email));
          const current = { ...shared, leftBy: Object.fromEntries(leavers.map((email) => [email, LEFT])) };
          const saved = mergeSharing(current, {
            sharingEmails: toEmails ?? undefined,
            sharingConfig: toConfig ?? undefined,
          });
          expect(saved.sharingEmails).toEqual(toEmails ?? sharingEmails);
          expect(Object.keys(saved.sharingConfig).sort()).toEqual([...saved.sharingEmails].sort());
          expect(Object.keys(saved.leftBy).sort()).toEqual(
            leavers.filter((email) => saved.sharingEmails.includes(email)).sort(),
          );
          for (const recipient of saved.sharingEmails) {
            const wanted = toConfig && Object.hasOwn(toConfig, recipient) ? toConfig[recipient] : undefined;
            if (wanted) expect(saved.sharingConfig[recipient]).toMatchObject(wanted);
          }
        },
      ),
    );
  });

  it('keeps a date when only the type changes, and starts with the rule `always`', () => {
    const dated = { releaseType: 'scheduled', scheduledDate: '2040-01-01T00:00:00Z' } as const;
    const current = { sharingEmails: ['a@x.org'], sharingConfig: { 'a@x.org': dated }, leftBy: {} };
    expect(
      mergeSharing(current, { sharingConfig: { 'a@x.org': { releaseType: 'always' } } }).sharingConfig,
    ).toEqual({
      'a@x.org': { releaseType: 'always', scheduledDate: dated.scheduledDate },
    });
    expect(mergeSharing(current, { sharingEmails: ['b@x.org'] }).sharingConfig).toEqual({
      'b@x.org': { releaseType: 'always' },
    });
  });
});

it('gives each new file a unique name', () => {
  const names = assignUniqueFileNames(
    [{ name: 'a.txt' }, { name: 'a.txt' }, { name: 'a (2).txt' }],
    ['a.txt'],
  ).map(({ name }) => name);
  expect(names).toEqual(['a (2).txt', 'a (3).txt', 'a (2) (2).txt']);
});

it('nobody is told of what they left', () => {
  const shared = mergeSharing(emptySharing, { sharingEmails: ['a@x.org', 'b@x.org'] });
  const left = { ...shared, leftBy: { 'a@x.org': LEFT } };
  const leavebits = [
    { id: 1, ...left },
    { id: 2, ...shared },
  ];
  const told = (shareWithPreConfigured: boolean, emails: string[]) =>
    Object.fromEntries(
      groupSelectionByRecipient(leavebits, { emails, shareWithPreConfigured, owner: 'o@x.org' }),
    );
  expect(told(true, [])).toEqual({ 'a@x.org': [2], 'b@x.org': [1, 2] });
  expect(told(false, ['a@x.org', 'c@x.org'])).toEqual({ 'a@x.org': [2], 'c@x.org': [1, 2] });
});

describe('the wait for the next reminder', () => {
  const now = new Date('2030-05-04T10:00:00Z');

  it.each([
    ['there was none', null, 0],
    ['the last one has just left', now.toISOString(), 3 * DAY_MS],
    ['a moment of it is left', '2030-05-01T10:00:00.001Z', 1],
    ['three days have passed', '2030-05-01T10:00:00.000Z', 0],
    ['a year has passed', '2029-05-04T10:00:00.000Z', 0],
  ])('when %s', (_when, last, wait) => {
    expect(getRecipientReminderWaitMs(last === null ? null : new Date(last), now)).toBe(wait);
  });
});
