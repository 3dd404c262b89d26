import { describe, expect, it } from 'vitest';
import { formatFindings, formatDuration, getWorstState, type Finding } from './finding.ts';
import {
  checkLastBackup,
  checkClockSkew,
  checkDeadJobs,
  checkDiskSpace,
  checkFailingRows,
  checkDatabaseSize,
  checkKeyRing,
  checkJobLanes,
  checkMailQueue,
  checkMigrations,
  checkRecoveryState,
  checkDatabaseRole,
  checkHeartbeat,
  checkSettings,
  type KeyFacts,
  type RoleFacts,
} from './check-service.ts';
import {
  isLocalDomain,
  checkBounceMx,
  checkDkim,
  checkDmarc,
  checkPayfast,
  checkExchangeRate,
  checkObjectStore,
  checkSmsGateway,
  checkSmtp,
  checkSpf,
  checkTlsCertificate,
  type TlsFacts,
} from './check-dependencies.ts';
import { parseMailDomain } from './probe-dependencies.ts';

const NOW = new Date('2030-03-01T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const D = 'example.com';
const GIB = 2 ** 30;
const certificate = (validTo: string, distrust: string | null = null): TlsFacts => ({
  kind: 'certificate',
  host: D,
  validTo: new Date(validTo),
  distrust,
});
const gateway = { kind: 'reached', host: D, isEncrypted: false, isLocal: false, distrust: null } as const;
const keys: KeyFacts = {
  currentId: 'b',
  differing: [],
  missing: [],
  stillNeeded: [],
  unused: [],
  opened: 3,
  broken: [],
};
const role: RoleFacts = {
  isEmbedded: false,
  role: 'leavebits',
  excess: [],
  mostConnections: 100,
  openConnections: 5,
};
const settings = {
  isProduction: true,
  allowed: [],
  hasSupport: true,
  hasMetrics: true,
  detectsBounces: true,
};

describe('each fact is judged, and what is wrong says what to do', () => {
  it.each<[what: string, finding: Finding | Finding[], expected: Finding['state']]>([
    ['settings that are complete', checkSettings(settings), 'ok'],
    ['an allowed danger', checkSettings({ ...settings, allowed: ['ALLOW_PLAIN_SMTP'] }), 'warning'],
    ['nothing that watches', checkSettings({ ...settings, hasMetrics: false }), 'warning'],
    ['development', checkSettings({ ...settings, isProduction: false, hasMetrics: false }), 'ok'],
    ['http in development', checkTlsCertificate({ kind: 'no-tls', isProduction: false }, NOW), 'ok'],
    ['http in production', checkTlsCertificate({ kind: 'no-tls', isProduction: true }, NOW), 'warning'],
    [
      'no TLS server',
      checkTlsCertificate({ kind: 'unreachable', host: D, why: 'ECONNREFUSED' }, NOW),
      'problem',
    ],
    ['a fresh certificate', checkTlsCertificate(certificate('2030-05-01T00:00:00Z'), NOW), 'ok'],
    ['one for twenty days', checkTlsCertificate(certificate('2030-03-22T00:00:00Z'), NOW), 'warning'],
    ['one for six days', checkTlsCertificate(certificate('2030-03-08T00:00:00Z'), NOW), 'problem'],
    ['one that has ended', checkTlsCertificate(certificate('2030-02-28T00:00:00Z'), NOW), 'problem'],
    [
      'a strange one',
      checkTlsCertificate(certificate('2030-09-01T00:00:00Z', 'SELF_SIGNED'), NOW),
      'problem',
    ],
    ['SPF', checkSpf(D, ['v=spf1 include:relay.example -all']), 'ok'],
    ['soft SPF', checkSpf(D, ['v=spf1 mx ~all']), 'ok'],
    ['no SPF', checkSpf(D, []), 'problem'],
    ['two SPF records', checkSpf(D, ['v=spf1 -all', 'v=spf1 mx -all']), 'problem'],
    ['SPF for everybody', checkSpf(D, ['v=spf1 +all']), 'problem'],
    ['SPF without the DNS', checkSpf(D, null), 'warning'],
    ['DKIM', checkDkim(D, 'some'), 'ok'],
    ['no DKIM', checkDkim(D, 'none'), 'problem'],
    ['DKIM without the DNS', checkDkim(D, null), 'warning'],
    ['DMARC', checkDmarc(D, ['v=DMARC1; p=reject']), 'ok'],
    ['idle DMARC', checkDmarc(D, ['v=DMARC1; p=none; rua=mailto:a@b.c']), 'warning'],
    ['no DMARC', checkDmarc(D, []), 'warning'],
    ['an MX', checkBounceMx(D, ['mx.example.com']), 'ok'],
    ['no MX', checkBounceMx(D, []), 'problem'],
    ['the local mailbox', checkSmtp({ kind: 'mailbox' }), 'warning'],
    ['a mail server', checkSmtp({ kind: 'reached', host: D, isEncrypted: true, isSignedIn: true }), 'ok'],
    [
      'one without TLS',
      checkSmtp({ kind: 'reached', host: D, isEncrypted: false, isSignedIn: true }),
      'warning',
    ],
    ['one that refuses', checkSmtp({ kind: 'failed', host: D, at: 'sign-in', why: 'EAUTH' }), 'problem'],
    ['files in the database', checkObjectStore(null, 0), 'ok'],
    ['files in a store that is no longer set', checkObjectStore(null, 2), 'problem'],
    ['a store', checkObjectStore({ kind: 'works', bucket: 'files' }, 0), 'ok'],
    ['a store that alters objects', checkObjectStore({ kind: 'differs', bucket: 'files' }, 0), 'problem'],
    ['a store that lists late', checkObjectStore({ kind: 'unlisted', bucket: 'files' }, 0), 'problem'],
    [
      'a store that is away',
      checkObjectStore({ kind: 'failed', bucket: 'files', at: 'put', code: 'ECONNREFUSED' }, 0),
      'problem',
    ],
    ['no texts', checkSmsGateway({ kind: 'off' }), 'ok'],
    ['a gateway', checkSmsGateway({ ...gateway, isEncrypted: true }), 'ok'],
    ['a gateway on this machine', checkSmsGateway({ ...gateway, isLocal: true }), 'ok'],
    ['a gateway without TLS', checkSmsGateway(gateway), 'warning'],
    [
      'a gateway with a bad certificate',
      checkSmsGateway({ ...gateway, isEncrypted: true, distrust: 'CERT_HAS_EXPIRED' }),
      'problem',
    ],
    ['a gateway away', checkSmsGateway({ kind: 'unreachable', host: D, why: 'ECONNREFUSED' }), 'problem'],
    ['PayFast', checkPayfast({ kind: 'answered', isCheckoutReached: true }), 'ok'],
    ['half of PayFast', checkPayfast({ kind: 'answered', isCheckoutReached: false }), 'warning'],
    ['no PayFast needed', checkPayfast({ kind: 'off' }), 'ok'],
    ['PayFast refusing', checkPayfast({ kind: 'refused', why: 'signature' }), 'problem'],
    ['PayFast away', checkPayfast({ kind: 'unreachable', why: 'ENOTFOUND' }), 'problem'],
    ['a rate', checkExchangeRate({ kind: 'rate', zarPerUsd: 18.2, isUsable: true }), 'ok'],
    ['a strange rate', checkExchangeRate({ kind: 'rate', zarPerUsd: 182, isUsable: false }), 'warning'],
    ['no rate', checkExchangeRate({ kind: 'failed', why: 'ECONNREFUSED' }), 'warning'],
    ['clocks that agree', checkClockSkew(-2), 'ok'],
    ['clocks that drift', checkClockSkew(20), 'warning'],
    ['clocks apart', checkClockSkew(-61), 'problem'],
    ['an empty disk', checkDiskSpace('It', { totalBytes: 100 * GIB, freeBytes: 50 * GIB }, GIB), 'ok'],
    [
      'a nearly full disk',
      checkDiskSpace('It', { totalBytes: 100 * GIB, freeBytes: 9 * GIB }, GIB),
      'warning',
    ],
    ['a full disk', checkDiskSpace('It', { totalBytes: 100 * GIB, freeBytes: GIB }, GIB), 'problem'],
    ['an unseen disk', checkDatabaseSize(GIB, null), 'warning'],
    ['an unseen disk with a limit', checkDatabaseSize(GIB, 2 * GIB), 'ok'],
    ['one beyond its limit', checkDatabaseSize(3 * GIB, 2 * GIB), 'problem'],
    ['an old database', checkMigrations(false), 'problem'],
    ['keys', checkKeyRing(keys), 'ok'],
    ['older keys in use', checkKeyRing({ ...keys, stillNeeded: ['a'] }), 'warning'],
    ['older keys without use', checkKeyRing({ ...keys, unused: ['a'] }), 'ok'],
    ['another key', checkKeyRing({ ...keys, differing: ['b'] }), 'problem'],
    ['a missing key', checkKeyRing({ ...keys, missing: ['a'] }), 'problem'],
    ['a broken key', checkKeyRing({ ...keys, broken: ['LeaveBit 12'] }), 'problem'],
    ['no backup in production', checkLastBackup(null, NOW, true), 'problem'],
    ['no backup elsewhere', checkLastBackup(null, NOW, false), 'warning'],
    ['a backup of today', checkLastBackup(ago(20), NOW, true), 'ok'],
    ['one of the day before', checkLastBackup(ago(40), NOW, true), 'warning'],
    ['an old one', checkLastBackup(ago(200), NOW, true), 'problem'],
    ['a service', checkHeartbeat(20, false), 'ok'],
    ['a silent service', checkHeartbeat(121, false), 'problem'],
    ['a service that is silent in a recovery', checkHeartbeat(121, true), 'warning'],
    ['a new service', checkHeartbeat(null, false), 'warning'],
    ['no late job', checkJobLanes([{ lane: 'mail', due: 2, oldestSeconds: 3 }]), 'ok'],
    ['late jobs', checkJobLanes([{ lane: 'mail', due: 2, oldestSeconds: 300 }]), 'warning'],
    ['very late jobs', checkJobLanes([{ lane: 'mail', due: 2, oldestSeconds: 3_000 }]), 'problem'],
    ['dead jobs', checkDeadJobs([{ task: 'send-mail', count: 2 }]), 'warning'],
    ['no dead jobs', checkDeadJobs([]), 'ok'],
    ['rows that fail', checkFailingRows([{ kind: 'reminders', state: 'retried', count: 1 }]), 'warning'],
    ['rows set aside', checkFailingRows([{ kind: 'reminders', state: 'set-aside', count: 1 }]), 'problem'],
    ['no rows', checkFailingRows([]), 'ok'],
    ['a recovery', checkRecoveryState(NOW, 'A restore.'), 'problem'],
    ['no recovery', checkRecoveryState(null, null), 'ok'],
    ['a modest role', checkDatabaseRole(role), 'ok'],
    ['a mighty role', checkDatabaseRole({ ...role, excess: ['owns tables'] }), 'warning'],
    ['the built-in role', checkDatabaseRole({ ...role, isEmbedded: true, excess: ['owns tables'] }), 'ok'],
    ['few connections', checkDatabaseRole({ ...role, openConnections: 90 }), 'warning'],
    ['mails that leave', checkMailQueue(3, 20), 'ok'],
    ['mails that wait', checkMailQueue(3, 900), 'warning'],
    ['mails that are stuck', checkMailQueue(3, 9_000), 'problem'],
  ])('%s', (_what, found, expected) => {
    const findings = [found].flat();
    expect(getWorstState(findings)).toBe(expected);
    for (const { state, words, todo } of findings) {
      expect(words).toMatch(/^[^\n]+[.)…]$/);
      expect(todo === null).toBe(state === 'ok');
    }
  });
});

it('a domain that only this network knows is told from others', () => {
  expect(['localhost', 'mail.local', 'leavebits.test'].map(isLocalDomain)).toEqual([true, true, true]);
  expect(['example.com', 'a.localhost.com'].map(isLocalDomain)).toEqual([false, false]);
  expect(parseMailDomain('LeaveBits <no-reply@Mail.Example.com>')).toBe('mail.example.com');
  expect(parseMailDomain('no-reply@example.com')).toBe('example.com');
});

it('the lines say each state, what it means, and what to do', () => {
  expect(
    formatFindings([
      { check: 'A', ...checkMigrations(true) },
      { check: 'B', state: 'problem', words: 'It is broken.', todo: 'Mend it.' },
    ]),
  ).toEqual([
    'ok       A: The database is up to date.',
    'problem  B: It is broken.',
    '         To do: Mend it.',
    '',
    '1 problem, 0 warnings, 1 ok.',
  ]);
  expect([1, 90, 7_200, 200_000].map(formatDuration)).toEqual(['1 second', '1 minute', '2 hours', '2 days']);
});
