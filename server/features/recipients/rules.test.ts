import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listVisibleRecipients } from './rules.ts';

const anyone = fc.emailAddress();

it('a recipient sees the others, or of the list only themselves as a substitute or if the owner wants so, and nobody who is not on it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyone, { minLength: 1 }),
      fc.nat(),
      fc.boolean(),
      fc.boolean(),
      (all, at, hidesAddresses, isSubstitute) => {
        const email = all[at % all.length]!;
        const shown = listVisibleRecipients(email, { sharingEmails: all, hidesAddresses, isSubstitute });
        expect(shown).toEqual(hidesAddresses || isSubstitute ? [email] : all);
      },
    ),
  );
});

it('somebody who is no recipient sees no address of a LeaveBit that hides them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyone), anyone, (all, stranger) => {
      const sharingEmails = all.filter((email) => email !== stranger);
      expect(
        listVisibleRecipients(stranger, { sharingEmails, hidesAddresses: true, isSubstitute: false }),
      ).toEqual([]);
    }),
  );
});
