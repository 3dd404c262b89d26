import { expect, it } from 'vitest';
import { describeRecoveryEnd, describeRecoveryStatus } from './describe-recovery-status.ts';
import type { RecoveryStatus } from './load-recovery-status.ts';

const at = (text: string) => new Date(`2026-06-01T${text}Z`);
const calm: RecoveryStatus = {
  now: at('12:00:00'),
  recovery: null,
  lastBeat: at('11:59:50'),
  outages: [],
  doubt: null,
  pending: [],
  released: [],
  waitingMails: 0,
  dueOpenings: 0,
  destructions: { announced: 0, first: null },
  perhapsOutdated: { reporters: 0, recipients: 0, chargesDue: 0, waitingDeletions: 0, waitingResets: 0 },
};

it('says in plain words that all is well', () => {
  expect(describeRecoveryStatus(calm)).toEqual([
    'Not in recovery.',
    'The database clock says 2026-06-01 12:00:00 UTC.',
    'No problem with its clock was detected.',
    'The last heartbeat was at 2026-06-01 11:59:50 UTC.',
    'No outage in the last 30 days.',
    '0 reports are pending.',
    '0 estates are open.',
    '0 emails are waiting.',
    '0 openings are due for an announcement.',
    'No destruction is announced.',
  ]);
});

it('lists everything that waits, and says what ending the recovery means', () => {
  const status: RecoveryStatus = {
    ...calm,
    recovery: {
      since: at('10:00:00'),
      reason: 'A standby took over.',
      isRestored: false,
      ownersToldAt: null,
    },
    lastBeat: at('09:59:30'),
    outages: [{ from: at('09:59:30'), until: at('12:00:00') }],
    doubt: 'apart',
    pending: [{ id: 7, reportedAt: at('08:00:00'), expiresAt: at('20:00:00') }],
    released: [{ id: 5, releasedAt: at('01:00:00') }],
    waitingMails: 1,
    dueOpenings: 2,
    destructions: { announced: 3, first: at('23:00:00') },
    perhapsOutdated: { reporters: 4, recipients: 1, chargesDue: 2, waitingDeletions: 1, waitingResets: 0 },
  };
  expect(describeRecoveryStatus(status)).toEqual([
    'In recovery since 2026-06-01 10:00:00 UTC. A standby took over.',
    'Recipients can read the LeaveBits that are open to them.',
    'The database clock says 2026-06-01 12:00:00 UTC.',
    'The clocks of this machine and the database differ by more than a minute.',
    'The last heartbeat was at 2026-06-01 09:59:30 UTC.',
    '1 outage in the last 30 days:',
    '  from 2026-06-01 09:59:30 UTC to 2026-06-01 12:00:00 UTC',
    '1 report is pending:',
    '  report 7, submitted 2026-06-01 08:00:00 UTC, window until 2026-06-01 20:00:00 UTC',
    '1 estate is open:',
    '  by report 5, since 2026-06-01 01:00:00 UTC',
    '1 email is waiting from before the recovery.',
    '2 openings are due for an announcement.',
    '3 destructions are announced, the first for 2026-06-01 23:00:00 UTC.',
    'Events from 2026-06-01 09:59:30 UTC to 2026-06-01 10:00:00 UTC may be missing here. Find out what happened:',
    '  - Reports that were submitted, confirmed, refuted or revoked, and new passwords and factors.',
    '  - 4 reporters have working links, and 1 address has access to something. Some may have been removed since.',
    '  - 2 agreements at PayFast came due and may have been charged.',
    '  - 1 account is waiting for deletion. This may have been cancelled since, and deleted accounts may be back.',
    '  - 0 new passwords are on hold. Some may have been cancelled since.',
  ]);
  expect(describeRecoveryEnd(status).join()).toContain('3 announced destructions start over');
  expect(describeRecoveryEnd(status).join()).toContain(
    'account deletions (1) and new passwords (0) start over',
  );
  expect(describeRecoveryEnd(status).at(-1)).toContain('This remains to be fixed');
});

it('says when no process has beaten for a while outside a recovery', () => {
  expect(describeRecoveryStatus({ ...calm, lastBeat: at('11:00:00') })[3]).toContain(
    'no server has been running',
  );
  expect(describeRecoveryStatus({ ...calm, lastBeat: null })[3]).toContain(
    'No server has used this database yet',
  );
});
