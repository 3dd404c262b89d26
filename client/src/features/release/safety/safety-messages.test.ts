import { expect, it } from 'vitest';
import { messages as hoursMessages } from '#shared/messages/owner-hours/en.ts';
import { messages } from '#shared/messages/owner-release-safety/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeSafety } from './safety-messages.ts';

const texts = {
  t: messagesFrom<'owner-release-safety'>(messages),
  hours: messagesFrom<'owner-hours'>(hoursMessages),
};
const NOW = new Date('2031-01-01T12:00:00Z');
const plain = {
  secondEmail: null,
  secondEmailVerified: false,
  phoneNumber: null,
  phoneNumberVerified: false,
  sendsTexts: true,
  awayUntil: null,
  refuteTimeHours: 24,
  silenceMonths: 12 as const,
};
const describe = (change: Partial<Parameters<typeof describeSafety>[0]>) => {
  const [ways, away, silence] = describeSafety({ ...plain, ...change }, 'anna@example.org', NOW, texts);
  return { ways: ways!, away: away!, silence: silence! };
};

it('says that there is only one mailbox until a second way is verified', () => {
  expect(describe({}).ways).toMatchObject({ isMissing: true, action: 'Add a second way' });
  const unverified = describe({ secondEmail: 'second@example.org' }).ways;
  expect(unverified).toMatchObject({ isMissing: true, action: 'Verify it', question: null });
  expect(unverified.text).toContain('second@example.org isn’t verified yet');
  const verified = describe({ secondEmail: 'second@example.org', secondEmailVerified: true }).ways;
  expect(verified).toMatchObject({ isMissing: false, action: 'Change it' });
  expect(verified.text).toBe('We warn you at anna@example.org and second@example.org.');
});

it('doesn’t count a phone where no texts are sent', () => {
  const { ways } = describe({ phoneNumber: '+27825550101', phoneNumberVerified: true, sendsTexts: false });
  expect(ways.isMissing).toBe(true);
  expect(ways.text).toContain('your phone doesn’t count');
});

it('says until when the owner is away, unless that has passed', () => {
  expect(describe({ awayUntil: '2031-01-02T12:00:00Z' }).away.text).toMatch(/^You’re away until January 2/);
  expect(describe({ awayUntil: '2030-12-31T12:00:00Z' }).away.action).toBe('Say until when');
});

it('says who is asked after a silence', () => {
  expect(describe({}).silence.text).toContain('for 12 months');
  expect(describe({ silenceMonths: 0 }).silence.text).toContain('we ask nobody');
});
