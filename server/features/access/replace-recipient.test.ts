import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { replaceRecipient } from './replace-recipient.ts';

const [OLD, NEW, ANN] = ['old@example.org', 'new@example.org', 'ann@example.org'];
const always: ReleaseSetting = { releaseType: 'always' };
const report: ReleaseSetting = { releaseType: 'death_incapacitation' };
const date: ReleaseSetting = { releaseType: 'scheduled', scheduledDate: '2090-01-01T00:00:00Z' };
const LEFT = '2026-01-01T00:00:00Z';
const move = { from: OLD, to: NEW };

describe('a recipient’s new address', () => {
  it.each([
    [
      'takes over the place and the rule',
      { sharingEmails: [ANN, OLD], sharingConfig: { [ANN]: always, [OLD]: report }, leftBy: {} },
      { sharingEmails: [ANN, NEW], sharingConfig: { [ANN]: always, [NEW]: report }, leftBy: {} },
    ],
    [
      'has not left what only the old one had left',
      { sharingEmails: [OLD, ANN], sharingConfig: { [OLD]: date, [ANN]: always }, leftBy: { [OLD]: LEFT } },
      { sharingEmails: [NEW, ANN], sharingConfig: { [NEW]: date, [ANN]: always }, leftBy: {} },
    ],
    [
      'keeps its own rule where it is a recipient already',
      { sharingEmails: [OLD, NEW], sharingConfig: { [OLD]: always, [NEW]: report }, leftBy: {} },
      { sharingEmails: [NEW], sharingConfig: { [NEW]: report }, leftBy: {} },
    ],
    [
      'takes over where it has left and the old one has not',
      {
        sharingEmails: [NEW, ANN, OLD],
        sharingConfig: { [OLD]: report, [NEW]: always },
        leftBy: { [NEW]: LEFT },
      },
      { sharingEmails: [ANN, NEW], sharingConfig: { [NEW]: report }, leftBy: {} },
    ],
    [
      'stays away where both have left',
      {
        sharingEmails: [OLD, NEW],
        sharingConfig: { [OLD]: always, [NEW]: report },
        leftBy: { [OLD]: LEFT, [NEW]: LEFT },
      },
      { sharingEmails: [NEW], sharingConfig: { [NEW]: report }, leftBy: { [NEW]: LEFT } },
    ],
    [
      'changes nothing where the old one is no recipient',
      { sharingEmails: [ANN], sharingConfig: { [ANN]: always }, leftBy: {} },
      { sharingEmails: [ANN], sharingConfig: { [ANN]: always }, leftBy: {} },
    ],
  ])('%s', (_what, before, after) => {
    expect(replaceRecipient(before, move)).toEqual(after);
  });

  it('opens nothing that the old one or its own rule did not open, and changes nobody else’s', () => {
    const rule = fc.constantFrom(always, report, date);
    const sharing = fc
      .uniqueArray(
        fc.tuple(fc.constantFrom(OLD, NEW, ANN, 'ben@example.org', '__proto__'), rule, fc.boolean()),
        {
          selector: ([email]) => email,
        },
      )
      .map((people) => ({
        sharingEmails: people.map(([email]) => email),
        sharingConfig: Object.fromEntries(people.map(([email, setting]) => [email, setting])),
        leftBy: Object.fromEntries(people.filter(([, , left]) => left).map(([email]) => [email, LEFT])),
      }));
    fc.assert(
      fc.property(sharing, (before) => {
        const after = replaceRecipient(before, move);
        const hasOld = before.sharingEmails.includes(OLD);
        const hasLeft = (email: string) => Object.hasOwn(before.leftBy, email);
        const isMerged = before.sharingEmails.includes(NEW) && (!hasLeft(NEW) || hasLeft(OLD));
        const source = hasOld && !isMerged ? OLD : NEW;
        expect(after.sharingEmails).not.toContain(OLD);
        expect(new Set(after.sharingEmails).size).toBe(after.sharingEmails.length);
        expect([...Object.keys(after.sharingConfig)].sort()).toEqual([...after.sharingEmails].sort());
        expect(after.sharingConfig[NEW]).toEqual(before.sharingConfig[source]);
        // Nobody but an address itself makes it leave, and somebody who could read can still do so.
        expect(after.leftBy[NEW]).toEqual(source === NEW ? before.leftBy[NEW] : undefined);
        const reads = (email: string) => before.sharingEmails.includes(email) && !hasLeft(email);
        if (hasOld && (reads(OLD) || reads(NEW))) expect(after.leftBy[NEW]).toBeUndefined();
        for (const email of before.sharingEmails.filter((one) => one !== OLD && one !== NEW)) {
          expect(after.sharingEmails).toContain(email);
          expect(Object.getOwnPropertyDescriptor(after.sharingConfig, email)?.value).toEqual(
            Object.getOwnPropertyDescriptor(before.sharingConfig, email)?.value,
          );
          expect(Object.hasOwn(after.leftBy, email)).toBe(Object.hasOwn(before.leftBy, email));
        }
      }),
    );
  });
});
