import { expect, it } from 'vitest';
import type { RecipientValues } from '../form/form-values.ts';
import { formatDatetimeLocal } from '../form/datetime-local.ts';
import { listRecipientsGainingAccess } from './gaining-access.ts';

const BOB = 'bob@example.org';
const onDeath = { releaseType: 'death_incapacitation' } as const;
const always = { releaseType: 'always' } as const;
const on = (scheduledDate: string) => ({ releaseType: 'scheduled', scheduledDate }) as const;

it.each([
  ['someone new', null, onDeath, true],
  ['from death to always', onDeath, always, true],
  ['from death to a date', onDeath, on('2040-01-01T10:00:00Z'), true],
  ['from a date to always', on('2040-01-01T10:00:00Z'), always, true],
  ['to an earlier date', on('2040-01-01T10:00:00Z'), on('2039-01-01T10:00:00Z'), true],
  ['to a later date', on('2040-01-01T10:00:00Z'), on('2041-01-01T10:00:00Z'), false],
  ['the same date, without its seconds', on('2040-01-01T10:00:30Z'), on('2040-01-01T10:00:00Z'), false],
  ['from always to death', always, onDeath, false],
  ['nothing', always, always, false],
] as const)('%s is asked about: %s', (_what, before, after, isAsked) => {
  const recipient: RecipientValues = {
    name: '',
    email: BOB,
    releaseType: after.releaseType,
    scheduledDate: 'scheduledDate' in after ? formatDatetimeLocal(after.scheduledDate) : '',
  };
  const base: Parameters<typeof listRecipientsGainingAccess>[1] = {
    sharingEmails: before ? [BOB] : [],
    sharingConfig: before ? { [BOB]: before } : {},
  };
  expect(listRecipientsGainingAccess([recipient], base)).toHaveLength(isAsked ? 1 : 0);
});
