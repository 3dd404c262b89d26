import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import * as configuration from '../server/features/release/configuration/save-release-config.ts';
import * as notes from '../server/features/leavebits/change-digest/record-sharing-change.ts';
import * as undo from '../server/features/leavebits/change-digest/sharing-change-rules.ts';
import { getTestAmount } from './support/test-amounts.ts';
import { alwaysReauthenticated } from './support/reauthentication.ts';
import { runThiefHistory, thiefActs, type ThiefAct } from './support/thief/thief.ts';

afterEach(() => vi.restoreAllMocks());

const runs = getTestAmount('THIEF_HISTORIES');

it(
  'a session thief or a stranger with a forwarded email takes nothing that the owner’s emails cannot restore',
  { timeout: 60_000 + runs * 30_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(thiefActs, async (acts) => {
        expect(await runThiefHistory(acts)).toEqual([]);
      }),
      { numRuns: runs, examples: examples.map((acts) => [acts]) },
    );
  },
);

const examples: ThiefAct[][] = [
  [
    { do: 'unshare', what: 0 },
    { do: 'time', minutes: 30 },
    { do: 'lock', what: 1 },
    { do: 'stop-mails', of: 'heir@example.org' },
  ],
  [
    { do: 'trash', what: 0 },
    { do: 'trash', what: 1 },
    { do: 'purge', what: 0 },
    { do: 'time', minutes: 240 },
    { do: 'purge', what: 1 },
  ],
  [
    { do: 'trash', what: 0 },
    { do: 'restore', what: 0 },
    { do: 'unshare', what: 0 },
    { do: 'trash', what: 0 },
    { do: 'purge', what: 0 },
  ],
  [{ do: 'drop-reporters' }, { do: 'open-window' }, { do: 'delete-account' }, { do: 'change-password' }],
];

const controls: [what: string, notices: RegExp, acts: ThiefAct[], breakIt: () => void][] = [
  [
    'a change of recipients that nobody notes',
    /taken off, and no mail/,
    [{ do: 'unshare', what: 0 }],
    () => void vi.spyOn(notes, 'recordSharingChanges').mockResolvedValue(),
  ],
  [
    'a deletion for good that nobody notes',
    /taken off, and no mail/,
    [
      { do: 'trash', what: 0 },
      { do: 'purge', what: 0 },
    ],
    () => void vi.spyOn(notes, 'recordContentLoss').mockResolvedValue(),
  ],
  [
    'a link in a mail that gives nothing back',
    /has to wait, and no mail/,
    [{ do: 'lock', what: 1 }],
    () => void vi.spyOn(undo, 'computeRestoredSharing').mockReturnValue(null),
  ],
  [
    'a change of the reporters that needs no proof',
    /can act sooner/,
    [{ do: 'open-window' }],
    () => {
      const save = configuration.saveReleaseConfig;
      vi.spyOn(configuration, 'saveReleaseConfig').mockImplementation((ctx, userId, config) =>
        save(ctx, userId, config, alwaysReauthenticated, ''),
      );
    },
  ],
];

it.each(controls)('notices %s', { timeout: 120_000 }, async (_what, notices, acts, breakIt) => {
  breakIt();
  expect((await runThiefHistory(acts)).join('\n')).toMatch(notices);
});
