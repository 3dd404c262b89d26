import { expect, it } from 'vitest';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { findNewRecipients } from './rules.ts';

it('returns the recipients that a save adds, with their rules, and nobody twice', () => {
  const always: ReleaseSetting = { releaseType: 'always' };
  const onDeath: ReleaseSetting = { releaseType: 'death_incapacitation' };
  const sharing = (sharingConfig: Record<string, ReleaseSetting>) => ({
    sharingEmails: Object.keys(sharingConfig),
    sharingConfig,
  });
  const [one, both] = [sharing({ 'a@x.org': always }), sharing({ 'a@x.org': always, 'b@x.org': onDeath })];
  expect(findNewRecipients(null, one)).toEqual([{ email: 'a@x.org', setting: always }]);
  expect(findNewRecipients(one, both)).toEqual([{ email: 'b@x.org', setting: onDeath }]);
  expect(findNewRecipients(both, one)).toEqual([]);
});
